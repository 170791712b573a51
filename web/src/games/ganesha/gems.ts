/** How gems are cut: each colour has its own outline, so that no colour is needed to tell them apart. */
import type { Colour } from '../../generated/views/ganesha';

export const COLOURS: Colour[] = ['red', 'green', 'purple', 'blue', 'yellow'];

type Point = [x: number, y: number];

const polygon = (corners: number, radius: number, turn = 0): Point[] =>
  Array.from({ length: corners }, (_, i) => {
    const angle = ((i / corners) * 2 + turn) * Math.PI;
    return [Math.sin(angle) * radius, -Math.cos(angle) * radius];
  });

/** The left half follows from the right one. */
const mirrored = (right: Point[]): Point[] => [
  ...right,
  ...right
    .filter(([x]) => x > 0)
    .map(([x, y]): Point => [-x, y])
    .reverse(),
];

/** Outlines within a circle of radius 10, clockwise from the top. */
const OUTLINES: Record<Colour, Point[]> = {
  red: polygon(12, 9.4),
  green: mirrored([
    [4.6, -9.4],
    [7.6, -6.2],
    [7.6, 6.2],
    [4.6, 9.4],
  ]),
  purple: mirrored([
    [0, -10.2],
    [3.1, -5.6],
    [5.9, -1.2],
    [7.4, 2.8],
    [6, 6.8],
    [2.5, 9.2],
  ]),
  blue: mirrored([
    [0, -10.6],
    [3.4, -6.8],
    [5.6, -2.2],
    [5.6, 2.2],
    [3.4, 6.8],
    [0, 10.6],
  ]),
  yellow: polygon(6, 9.8),
};

const PAINTS: Record<Colour, [dark: string, base: string, light: string]> = {
  red: ['#74101f', '#c8283b', '#f78d92'],
  green: ['#08462f', '#159062', '#7fe0b0'],
  purple: ['#3d1a66', '#8644c4', '#cda2f4'],
  blue: ['#123a78', '#2c73cf', '#9bcbff'],
  yellow: ['#9a6206', '#f3bb2c', '#fff0ad'],
};

export interface Facet {
  path: string;
  fill: string;
}

export interface Cut {
  outline: string;
  facets: Facet[];
  base: string;
  dark: string;
  light: string;
}

const TABLE = 0.54; // of the gem: the flat facet on top
const number = (value: number): string => String(Math.round(value * 100) / 100);
const path = (points: Point[]): string => `M${points.map((p) => p.map(number).join(' ')).join('L')}Z`;

function mixed(a: string, b: string, part: number): string {
  const channel = (of: string, i: number): number => parseInt(of.slice(i, i + 2), 16);
  const mix = (i: number): string =>
    Math.round(channel(a, i) * (1 - part) + channel(b, i) * part)
      .toString(16)
      .padStart(2, '0');
  return `#${mix(1)}${mix(3)}${mix(5)}`;
}

function cut(colour: Colour): Cut {
  const outer = OUTLINES[colour];
  const inner = outer.map(([x, y]): Point => [x * TABLE, y * TABLE]);
  const [dark, base, light] = PAINTS[colour];
  const facets = outer.map((from, i) => {
    const next = (i + 1) % outer.length;
    const to = outer[next]!;
    // Light falls from the upper left.
    const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    const lit = -(x * 0.5 + y * 0.86) / Math.hypot(x, y);
    const fill = lit > 0 ? mixed(base, light, lit * 0.75) : mixed(base, dark, -lit * 0.8);
    return { path: path([from, to, inner[next]!, inner[i]!]), fill };
  });
  facets.push({ path: path(inner), fill: mixed(base, light, 0.28) });
  return { outline: path(outer), facets, base, dark, light };
}

export const CUTS = Object.fromEntries(COLOURS.map((colour) => [colour, cut(colour)])) as Record<Colour, Cut>;
