// The shapes of the art, around the origin. Every colour has its own motif.

import type { Colour } from './model';

export interface Shape {
  d: string;
  stroke?: boolean;
}

const ring = (count: number, radius: number, dot: number): string =>
  Array.from({ length: count }, (_, i) => {
    const t = (i * 2 * Math.PI) / count;
    return circle(Math.sin(t) * radius, -Math.cos(t) * radius, dot);
  }).join('');

const f = (n: number): string => String(Math.round(n * 100) / 100);
const circle = (x: number, y: number, r: number): string =>
  `M${f(x - r)} ${f(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** Petals around the origin. */
function petals(count: number): string {
  return Array.from({ length: count }, (_, i) => {
    const t = (i * 2 * Math.PI) / count;
    return petalPath(
      (x, y) => `${f(x * Math.cos(t) - y * Math.sin(t))} ${f(x * Math.sin(t) + y * Math.cos(t))}`,
    );
  }).join('');
}
const petalPath = (at: (x: number, y: number) => string): string =>
  `M${at(0, -1)}C${at(-5.5, -3.5)} ${at(-5, -8.5)} ${at(0, -10.5)}C${at(5, -8.5)} ${at(5.5, -3.5)} ${at(0, -1)}Z`;

/** Motifs fit a circle of radius 10. */
export const MOTIFS: Record<Colour, Shape[]> = {
  gray: [{ d: 'M-7-7C-2-11 11 2 7 7C2 11-11-2-7-7ZM7-7C11-2-2 11-7 7C-11 2 2-11 7-7Z', stroke: true }],
  purple: [
    {
      d: 'M0-10.5C3.5-5 7.5-1 7.5 3.5A7.5 7 0 0 1-7.5 3.5C-7.5-1-3.5-5 0-10.5ZM-3.6 3.2A3.6 3.6 0 0 0 0 7A5 5 0 0 1-3.6 3.2Z',
    },
  ],
  red: [
    {
      d: 'M1-10.5C2-5.5 7.6-3 7.4 3.4C7.2 8 3.6 10.4 0 10.4C-4.2 10.4-7.4 7.6-7.4 3.4C-7.4.4-5.4-1.2-5-4.4C-3-3.6-2.2-2-1.8-.6C.6-3 1.6-6.6 1-10.5ZM.2 8.4C2.4 8.4 3.6 6.8 3.4 5C3.2 3.2 1.4 2.6 1-.2C-.4 2-3 3-3 5.6C-3 7.4-1.6 8.4.2 8.4Z',
    },
  ],
  green: [{ d: 'M-8.5 8.5C-11-2.5-2-10 9-9C10 2 2.5 11-8.5 8.5ZM-7.6 6.6L-6.6 7.6L5-4L4-5Z' }],
  orange: [{ d: circle(0, 0, 4.2) + ring(8, 8.4, 2) }],
  yellow: [{ d: petals(5) }],
};

/** Half a blossom of six petals, its straight side on the vertical axis; `side` -1 is the left half. */
export function halfBlossom(radius: number, side: -1 | 1): string {
  const petal = (degrees: number): string => {
    const at = (angle: number, r: number): string => {
      const t = ((degrees + angle) * Math.PI) / 180;
      return `${f(side * Math.sin(t) * r)} ${f(-Math.cos(t) * r)}`;
    };
    return `M0 0L${at(-30, radius * 0.62)}C${at(-27, radius * 1.02)} ${at(-9, radius * 0.98)} ${at(0, radius)}C${at(9, radius * 0.98)} ${at(27, radius * 1.02)} ${at(30, radius * 0.62)}Z`;
  };
  return [30, 90, 150].map(petal).join('');
}

export function halfDisc(radius: number, side: -1 | 1): string {
  return `M0 ${-radius}A${radius} ${radius} 0 0 ${side < 0 ? 0 : 1} 0 ${radius}Z`;
}

/** The claim marker: a gold lotus ring, open in the middle. */
export function lotusRing(inner: number, outer: number, petals = 10): string {
  const at = (angle: number, r: number): string => {
    const t = (angle * Math.PI) / 180;
    return `${f(Math.sin(t) * r)} ${f(-Math.cos(t) * r)}`;
  };
  const step = 360 / petals;
  const valley = outer * 0.84;
  let d = `M${at(0, valley)}`;
  for (let i = 0; i < petals; i++) {
    const a = i * step;
    d += `C${at(a + step * 0.1, outer)} ${at(a + step * 0.35, outer * 1.02)} ${at(a + step / 2, outer * 1.06)}`;
    d += `C${at(a + step * 0.65, outer * 1.02)} ${at(a + step * 0.9, outer)} ${at(a + step, valley)}`;
  }
  return `${d}Z${circle(0, 0, inner)}`;
}
