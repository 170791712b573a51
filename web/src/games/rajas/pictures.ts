/** Which small picture shows a part of a benefit, and of what it is given for each. */
import type { Part } from '../../generated/views/rajas';

export type Drawn =
  | 'dice' | 'coin' | 'star' | 'lotus' | 'boat' | 'upgrade' | 'room' | 'flag' | 'yield' | 'tile' | 'again'
  | 'stall' | 'house' | 'worker'; // prettier-ignore

interface Picture {
  drawn: Drawn;
  /** What is counted. */
  per?: Drawn;
  /** Its number is written even if it is 1. */
  always?: boolean;
  /** What is written on it instead of a number. */
  mark?: string;
  /** It bears no number. */
  plain?: boolean;
}

export const PICTURES: Record<Part['what'], Picture> = {
  money: { drawn: 'coin', always: true },
  fame: { drawn: 'star', always: true },
  karma: { drawn: 'lotus' },
  dice: { drawn: 'dice' },
  'colour-dice': { drawn: 'dice' },
  'colour-dice-per-karma': { drawn: 'dice', per: 'lotus' },
  'dice-per-karma': { drawn: 'dice', per: 'lotus' },
  'listed-dice': { drawn: 'dice' },
  upgrade: { drawn: 'upgrade' },
  'any-room': { drawn: 'room', mark: '?' },
  room: { drawn: 'room', always: true },
  'start-player': { drawn: 'flag' },
  'yield-tile': { drawn: 'yield' },
  overbuild: { drawn: 'tile' },
  sail: { drawn: 'boat' },
  'sail-up-to': { drawn: 'boat', always: true },
  'money-per-stall': { drawn: 'coin', per: 'stall', always: true },
  'different-goods': { drawn: 'stall', always: true },
  'one-good-up-to': { drawn: 'stall', always: true },
  'fame-per-upgrade': { drawn: 'star', per: 'upgrade', always: true },
  'money-per-upgrade': { drawn: 'coin', per: 'upgrade', always: true },
  'fame-per-karma': { drawn: 'star', per: 'lotus', always: true },
  'fame-per-stall-tile': { drawn: 'star', per: 'stall', always: true },
  'fame-per-river': { drawn: 'star', per: 'boat', always: true },
  'money-per-building': { drawn: 'coin', per: 'house', always: true },
  'money-per-yield-tile': { drawn: 'coin', per: 'yield', always: true },
  'fame-per-bend': { drawn: 'star', per: 'tile', always: true },
  'fame-per-worker': { drawn: 'star', per: 'worker', always: true },
  reroll: { drawn: 'again' },
  build: { drawn: 'tile', plain: true },
  'sail-by-die': { drawn: 'boat', plain: true },
  'sell-good': { drawn: 'stall', plain: true },
  // Steps of a turn that no component shows.
  'pay-any': { drawn: 'dice' },
  'pay-colour': { drawn: 'dice' },
  'pay-face': { drawn: 'dice' },
  'pay-up-to': { drawn: 'dice' },
  'pay-sum': { drawn: 'dice' },
  place: { drawn: 'tile' },
  reveal: { drawn: 'tile' },
  score: { drawn: 'star' },
  roll: { drawn: 'dice' },
};

/** What is written on a picture; '' for nothing. */
export function written({ what, number }: Part): string {
  const { always, mark, plain } = PICTURES[what];
  if (mark) return mark;
  return !plain && number !== null && (number > 1 || always) ? `${number}` : '';
}
