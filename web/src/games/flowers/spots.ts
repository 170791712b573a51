// Where on the board an action is: one that is marked, or a past one that someone points at.

import type { BoardProps, Pointed } from '../board';
import { COLOURS, PLACES, type Back, type Colour, type MandalaName } from './model';

export interface Spot {
  place: MandalaName | null;
  seat: number | null;
  colour: Colour | null;
  count: number;
  back: Back | null;
}

const colourOf = (name: unknown): Colour | null => COLOURS.find((one) => one === name) ?? null;
const backOf = (name: unknown): Back | null => (name === 'dark' || name === 'light' ? name : null);
const placeOf = (name: unknown): MandalaName | null => PLACES.find((one) => one === name) ?? null;

export function markedSpot(
  legal: BoardProps['legal'],
  marked: string,
  view: { mandala: MandalaName },
): Spot | null {
  const choice = legal.find((one) => one.notation === marked);
  if (!choice) return null;
  const { colour, count, mandala, back } = choice.fields;
  const taken = backOf(back);
  return {
    place: taken ? view.mandala : placeOf(mandala),
    seat: null,
    colour: colourOf(colour),
    count: Number(count ?? 0),
    back: taken,
  };
}

/** By its fields, else by its notation: `play red 2 B`. */
export function pastSpot(pointed: Pointed | null | undefined): Spot | null {
  if (!pointed) return null;
  const fields = pointed.fields ?? {};
  const words = pointed.notation?.split(' ') ?? [];
  const among = <T>(named: unknown, read: (word: unknown) => T | null): T | null =>
    read(named) ?? words.map(read).find((found) => found !== null) ?? null;
  const seat = pointed.seat ?? Number(fields['seat']) - 1;
  return {
    place: among(fields['mandala'], placeOf),
    seat: seat >= 0 ? seat : null,
    colour: among(fields['colour'], colourOf),
    count: Number(fields['count'] ?? words.find((word) => /^\d+$/.test(word)) ?? 0) || 0,
    back: among(fields['back'], backOf),
  };
}
