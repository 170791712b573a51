// What a play would do, read off the effects that the engine tells of it.

import type { ChoiceEffects } from '../shared/changes';
import { arriving } from '../shared/ghosts';
import { COLOURS, type Colour, type MandalaName } from './model';

export interface Outlook {
  /** Cards that would lie in the mandala; those that only pass through it too. */
  colour: Colour | null; // null: covered
  count: number;
  seat: number;
  up: boolean;
  /** Who would get the claim marker. */
  marker: number | null;
  completes: boolean;
  /** Who would take both tiles. */
  both: number | null;
  /** Who would choose a tile then. */
  picks: number | null;
  ends: boolean;
  /** How many cards would be drawn. */
  draws: number;
}

/** The effects of a play into a mandala; null if there are no cards among them. */
export function outlookOf(effects: ChoiceEffects, mandala: MandalaName): Outlook | null {
  const played = effects.moves.find((one) => one.target.startsWith(`cards ${mandala} `));
  if (!played) return null;
  const [, , seat, face] = played.target.split(' ');
  const marker = arriving(effects.moves).find(
    (one) => one.what === 'marker' && one.place.startsWith(`marker ${mandala} `),
  );
  const takers = effects.moves
    .filter((one) => one.source.startsWith(`tile ${mandala} `))
    .map((one) => one.target);
  const completes = effects.keys.includes('news-complete');
  const drawn = effects.moves.filter((one) => one.source === 'deck' && one.target === played.source);
  const colour = COLOURS.find((one) => played.what === `card ${one}`) ?? null;
  return {
    colour: face === 'up' ? colour : null,
    count: played.amount ?? 1,
    seat: Number(seat),
    up: face === 'up',
    marker: marker ? Number(marker.place.split(' ')[2]) : null,
    completes,
    both: takers.length === 2 && takers[0] === takers[1] ? Number(takers[0]!.split(' ')[1]) : null,
    picks: completes && !takers.length ? effects.decides : null,
    ends: effects.over || effects.keys.some((key) => key.startsWith('end-')),
    draws: drawn.reduce((n, one) => n + (one.amount ?? 0), 0),
  };
}
