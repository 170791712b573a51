/** How stones look: a colour with a mark of its own, and a pattern in relief. Within a circle of radius 1. */
import type { Colour, Pattern, Stone } from '../../generated/views/mandala_stones';

export const COLOURS: Colour[] = ['red', 'yellow', 'blue', 'purple'];

export interface Paint {
  face: string;
  /** The side of a disc, and lines on its face. */
  deep: string;
  light: string;
  mark: string;
}

export const PAINT: Record<Colour, Paint> = {
  red: { face: '#c24a38', deep: '#7a2419', light: '#e99482', mark: 'M0-1L.95.75H-.95Z' },
  yellow: {
    face: '#ecc352',
    deep: '#9a6f12',
    light: '#fff0b8',
    mark: 'M-.85 0A.85.85 0 1 1 .85 0A.85.85 0 1 1-.85 0Z',
  },
  blue: {
    face: '#4a91cc',
    deep: '#1d4f80',
    light: '#a9d5f3',
    mark: 'M0-1.1C.55-.3.85 0 .85.4A.85.75 0 0 1-.85.4C-.85 0-.55-.3 0-1.1Z',
  },
  purple: { face: '#6c479a', deep: '#371d58', light: '#bfa0e2', mark: 'M0-1.1L.8 0L0 1.1L-.8 0Z' },
};

const RAYS = 10;
const star = (): string => {
  const at = (turn: number, radius: number): string =>
    `${(Math.sin(turn) * radius).toFixed(3)} ${(-Math.cos(turn) * radius).toFixed(3)}`;
  return Array.from({ length: RAYS }, (_, i) => {
    const middle = (i / RAYS) * 2 * Math.PI;
    const half = (0.3 / RAYS) * 2 * Math.PI;
    return `M${at(middle - half, 0.46)}L${at(middle, 0.93)}L${at(middle + half, 0.46)}Z`;
  }).join('');
};
const circle = (radius: number, sweep: 0 | 1): string =>
  `M${-radius} 0A${radius} ${radius} 0 1 ${sweep} ${radius} 0A${radius} ${radius} 0 1 ${sweep} ${-radius} 0Z`;

/** Rays around the middle, or a ring around it. */
export const RELIEF: Record<Pattern, string> = {
  starburst: star(),
  ring: circle(0.86, 1) + circle(0.6, 0),
};

/** As moves name it. */
export function nameOf({ colour, pattern }: Stone): string {
  return `stone ${colour} ${pattern ?? '?'}`;
}

export function stoneNamed(what: string): Stone {
  const [, colour, pattern] = what.split(' ');
  return { colour: colour as Colour, pattern: pattern === '?' ? null : (pattern as Pattern) };
}
