/** Things that a sentence names, and how they are drawn beside their name. */
import type { StoryLine } from './types';

export interface Piece {
  text: string;
  /** What is named: `colour` and `red`; empty for plain words. */
  field: string;
  value: string;
}

/** A sentence cut where things are named. */
export function pieces({ text, tokens }: Pick<StoryLine, 'text' | 'tokens'>): Piece[] {
  // The server counts characters, a string here counts halves of the rarer ones.
  const signs = Array.from(text);
  const found: Piece[] = [];
  let at = 0;
  const plain = (end: number) => {
    if (end > at) found.push({ text: signs.slice(at, end).join(''), field: '', value: '' });
  };
  for (const { start, end, field, value } of tokens) {
    plain(start);
    found.push({ text: signs.slice(start, end).join(''), field, value });
    at = end;
  }
  plain(signs.length);
  return found;
}

export interface Look {
  shape: Shape;
  colour: string;
}
export type Shape = keyof typeof SHAPES;

/** Outlines within a circle of radius 8. */
export const SHAPES = {
  petal: 'M0-8C6-4 6 4 0 8C-6 4-6-4 0-8Z',
  gem: 'M-4-6H4L8-1L0 8L-8-1ZM-8-1H8M-4-6L-2.500-1L0 8M4-6L2.500-1L0 8',
  stone: 'M-8 0A8 6.500 0 1 1 8 0A8 6.500 0 1 1-8 0Z',
  die: 'M-4.500-7H4.500A2.500 2.500 0 0 1 7-4.500V4.500A2.500 2.500 0 0 1 4.500 7H-4.500A2.500 2.500 0 0 1-7 4.500V-4.500A2.500 2.500 0 0 1-4.500-7Z',
  house: 'M-6 7V-1H-8L0-8L8-1H6V7Z',
  sack: 'M-2.500-8H2.500L1.500-5C5-3 7.500 1 6 7H-6C-7.500 1-5-3-1.500-5Z',
  leaf: 'M-7 7C-8-3-2-8 7-7C8 2 3 8-7 7ZM-7 7L3-3',
  star: 'M0-8L1.800-2.500L7-4.500L3.200-.3L8 3L2 2.800L1.500 8L-1 3L-6 6L-3.500 1L-8.500-.6L-3-2.200L-5-7L-1-3.800Z',
  ring: 'M-7 0A7 7 0 1 1 7 0A7 7 0 1 1-7 0ZM-3 0A3 3 0 1 0 3 0A3 3 0 1 0-3 0Z',
} as const;

const COLOURS: Record<string, string> = {
  gray: '#a9bac6',
  purple: '#7d4fc0',
  red: '#c83732',
  green: '#23946f',
  blue: '#2f7fb0',
  orange: '#f0902f',
  yellow: '#f7db57',
  white: '#f7f2e8',
  brown: '#8a5a34',
};
/** What wears a colour in each game. */
const WEARERS: Record<string, Shape> = {
  flowers: 'petal',
  ganesha: 'gem',
  mandala_stones: 'stone',
  rajas: 'die',
};
const OTHERS: Record<string, Look> = {
  'pattern-starburst': { shape: 'star', colour: 'currentColor' },
  'pattern-ring': { shape: 'ring', colour: 'currentColor' },
  'good-silk': { shape: 'sack', colour: '#c25a86' },
  'good-tea': { shape: 'sack', colour: '#5b8f58' },
  'good-spices': { shape: 'sack', colour: '#d8703f' },
};

/** The small picture before a name; null for what has none. */
export function lookOf(game: string, field: string, value: string): Look | null {
  const colour = COLOURS[value];
  if ((field === 'colour' || field === 'offered') && colour) {
    return { shape: WEARERS[game] ?? 'stone', colour };
  }
  if ((field === 'building' || field === 'temple') && colour) return { shape: 'house', colour };
  if (field === 'spice') return { shape: 'leaf', colour: '#6f8f3a' };
  return OTHERS[`${field}-${value}`] ?? null;
}
