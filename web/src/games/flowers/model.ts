// A view, laid out for drawing: cards one by one, tiles with their labels. No rules here.

import type { FlowersEdition } from '../../generated/editions/flowers';
import type {
  Back,
  Cards,
  Colour,
  Flower,
  FlowersView,
  MandalaName,
  Tile as ViewTile,
} from '../../generated/views/flowers';

export type { Back, Colour, MandalaName } from '../../generated/views/flowers';
export type Counts = { [key in Colour]: number };

/** In the order in which they lie around a rim and in a hand. */
export const COLOURS = ['gray', 'purple', 'red', 'green', 'orange', 'yellow'] as const satisfies Colour[];
export const PLACES = ['A', 'B', 'C'] as const satisfies MandalaName[];
const LETTERS = 'abcdef';

export interface Tile {
  name: string; // as the engine calls it: `tile red a`
  colour: Colour;
  back: Back;
  label: string; // `5` or `×3`
  value: number;
}
export interface FlowerModel {
  colour: Colour;
  tiles: [Tile, Tile] | null;
}
export interface Card {
  key: string;
  colour: Colour | null; // null: covered
  ghost?: boolean;
  fresh?: boolean;
}
export interface Sector {
  seat: number;
  cards: Card[];
  up: Counts;
  down: number;
  total: number;
  covered: Counts | null; // what the face-down cards are, if it may be looked up
}
export interface Mandala {
  name: MandalaName;
  tiles: { [key in Back]: Tile | null };
  claim: number | null;
  present: Colour[];
  sectors: Sector[];
  gone: boolean; // destroyed, and nothing has begun in its place
}
export interface Player {
  seat: number;
  name: string;
  starts: boolean; // had the first turn of the game
  handSize: number;
  hand: Counts | null;
  known: Counts;
  singles: Tile[];
  flowers: FlowerModel[];
}

export const sum = (counts: Counts): number => COLOURS.reduce((n, colour) => n + counts[colour], 0);

function tileOf({ colour, letter, back, value, factor }: ViewTile): Tile {
  return { name: `tile ${colour} ${letter}`, colour, back, label: factor ? `×${factor}` : `${value}`, value };
}

/** A tile by the engine's name for it, with what the edition prints on it. */
export function printedTile(name: string, edition: FlowersEdition): Tile {
  const [, colour, letter] = name.split(' ') as [string, Colour, string];
  const at = LETTERS.indexOf(letter);
  const printed = edition.tiles[colour][at] ?? '?';
  const backs = edition.backs[colour];
  const back = Array.isArray(backs) ? backs[at]! : backs;
  return { name, colour, back, label: String(printed).replace('x', '×'), value: Number(printed) || 0 };
}

/** The view in which a seat's secrets stand. */
const owners = (view: FlowersView, seat: number): FlowersView => view.seats?.[seat] ?? view;

export function readMandala(view: FlowersView, name: MandalaName): Mandala {
  const found = view.mandalas[name];
  return {
    name,
    tiles: { dark: found.dark && tileOf(found.dark), light: found.light && tileOf(found.light) },
    claim: found.claim,
    present: found.present,
    sectors: found.cards.map((_, seat) => {
      const sector = readSector(owners(view, seat).mandalas[name].cards[seat]!, seat);
      if (view.last?.mandala === name && view.last.seat === seat) markFresh(sector.cards, view.last);
      return sector;
    }),
    gone: view.set_up && found.present.length === 0,
  };
}

function readSector({ up, down, down_size }: Cards, seat: number): Sector {
  const cards: Card[] = COLOURS.flatMap((colour) =>
    Array.from({ length: up[colour] }, (_, i) => ({ key: `${colour}-${i}`, colour })),
  );
  for (let i = 0; i < down_size; i++) cards.push({ key: `d${i}`, colour: null });
  return { seat, cards, up, down: down_size, total: cards.length, covered: down };
}

/** The cards played last stand out until the next ones are. */
function markFresh(cards: Card[], last: NonNullable<FlowersView['last']>): void {
  const same = cards.filter((one) => one.colour === (last.face_down ? null : last.colour));
  for (const card of same.slice(-last.count)) card.fresh = true;
}

export function readPlayer(view: FlowersView, seat: number, name: string): Player {
  const own = owners(view, seat);
  return {
    seat,
    name,
    starts: view.start === seat,
    handSize: view.hand_sizes[seat]!,
    hand: own.seat === seat ? own.hand : null,
    known: view.known[seat]!,
    singles: own.singles[seat]!.map(tileOf),
    flowers: own.flowers.filter((one) => one.seat === seat).map(readFlower),
  };
}

function readFlower({ colour, tiles }: Flower): FlowerModel {
  return { colour, tiles: tiles && [tileOf(tiles[0]!), tileOf(tiles[1]!)] };
}

/** The seats in the order in which they sit around a mandala, the reader's first. */
export function seatsFrom(players: number, first: number): number[] {
  return Array.from({ length: players }, (_, i) => (first + i) % players);
}
