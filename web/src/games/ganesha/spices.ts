/** The spices as small pictures within a circle of radius 8: seeds, pods, roots and bark. */
import type { Spice } from '../../generated/views/ganesha';

export interface Stroke {
  path: string;
  fill: string;
  line?: string;
}

const dot = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`;

const LEAF = '#4f7d34';

export const PICTURES: Record<Spice, Stroke[]> = {
  cardamom: [
    { path: 'M-1-7.500C5-6 6.500 3 1 7.500C-5 5-6.500-4-1-7.500Z', fill: '#9dbb5e', line: '#465c22' },
    {
      path: 'M-1-7.500C1-2 1 3 1 7.500M-1-7.500C-4-3-3 3 1 7.500M-1-7.500C4-3 4 3 1 7.500',
      fill: 'none',
      line: '#465c22',
    },
  ],
  caraway: [
    { path: 'M-7-1C-4-6 2-6.500 6-4C2-3.500-2-2-7-1Z', fill: '#8a5a2e', line: '#3f240d' },
    { path: 'M-6 4C-2-1 4-1.500 7.500 1C3 1.500-1 3-6 4Z', fill: '#a06c39', line: '#3f240d' },
    { path: 'M-3 7.500C0 4 4 3.500 7 5.500C4 6-0.500 7-3 7.500Z', fill: '#8a5a2e', line: '#3f240d' },
  ],
  coriander: [
    { path: 'M-7 1C-8-4-5-7.500-1-7C1-4 0 0-3 2C-5 3-6 2-7 1Z', fill: LEAF, line: '#24420f' },
    { path: dot(3, 3, 4.4), fill: '#d3a858', line: '#5d4113' },
    {
      path: 'M3-1.400V7.400M0.300-0.400C-0.500 2-0.500 4 0.300 6.400M5.700-0.400C6.500 2 6.500 4 5.700 6.400',
      fill: 'none',
      line: '#5d4113',
    },
  ],
  ginger: [
    {
      path: 'M-7 4C-8 1-5-1-3-1C-4-5-1-7.500 1-6C2-5 2-3 1.500-1.500C4-3 7-2.500 7.500 0C8 2.500 5 3 3 3C3 6 0 7.500-2 6C-4 7-6 6-7 4Z',
      fill: '#e0bb7a',
      line: '#6d4a17',
    },
    {
      path: 'M-4 1.500C-3 2.500-2 3-1 3M0-4.500C0-3.500-0.200-3-0.500-2.500M4.500-0.500C4 0.300 3.500 0.500 3 0.600',
      fill: 'none',
      line: '#6d4a17',
    },
  ],
  'black-mustard': [
    {
      path: [
        dot(0, 0, 2.2),
        dot(-4.6, -2, 2.2),
        dot(4.4, -2.4, 2.2),
        dot(-2.6, 4.2, 2.2),
        dot(2.8, 4.2, 2.2),
        dot(0, -5.4, 2.2),
      ].join(''),
      fill: '#2c2530',
      line: '#0f0b12',
    },
    {
      path: [
        dot(-0.7, -0.8, 0.6),
        dot(-5.2, -2.7, 0.6),
        dot(3.7, -3, 0.6),
        dot(-3.2, 3.5, 0.6),
        dot(2.1, 3.5, 0.6),
        dot(-0.6, -6, 0.6),
      ].join(''),
      fill: '#b6a9bd',
    },
  ],
  cinnamon: [
    { path: 'M-7 2.500L4-7L7-4L-4 5.500Z', fill: '#b06a35', line: '#4b2408' },
    { path: 'M-5 7L6-2.500L8 0L-3 8Z', fill: '#8f4f22', line: '#4b2408' },
    { path: 'M-5.500 4L5.500-5.500', fill: 'none', line: '#4b2408' },
  ],
  'red-pepper': [
    { path: 'M3-4.500C7-1 3 7-7.500 7C-3 5-3 1-2-2C-1-5 1-6 3-4.500Z', fill: '#d32d20', line: '#5f0d08' },
    { path: 'M3-4.500C3.500-6.500 5-7.500 7-7.500', fill: 'none', line: LEAF },
    { path: 'M-0.500-4.800C1-6.500 4-5.500 4.500-2.800C3-4-0.500-3.500-0.500-4.800Z', fill: LEAF },
  ],
  'black-pepper': [
    {
      path: [dot(-3, 2.6, 3.7), dot(3.6, 3, 3.4), dot(0.4, -3.6, 3.7)].join(''),
      fill: '#4a413b',
      line: '#16110d',
    },
    {
      path: 'M-5 1.500L-1 3.500M-4.500 4.500L-2 1M2 2L5 4.500M5 1.500L2.500 4.800M-1.500-4.800L2.400-2.500M-1.200-2L1.800-5.500',
      fill: 'none',
      line: '#a5968a',
    },
  ],
};
