/** Colours of mandalas: one family for each game, and some for people. */
import { dice } from './rosette';

export interface Palette {
  ground: string;
  line: string;
  motifs: string[];
}

const GAMES: Record<string, Palette> = {
  // Saffron and jewels on carved stone.
  ganesha: {
    ground: '#5a2f1d',
    line: '#f3d9a4',
    motifs: ['#e8901c', '#c2362f', '#f2c14e', '#2e7d6b', '#7b4a9c'],
  },
  // Coloured sand on dark cloth.
  flowers: {
    ground: '#1d2138',
    line: '#efe3c8',
    motifs: ['#d8503f', '#e9b44c', '#5b8f58', '#8a5aa8', '#e27b3e', '#a9a6a0'],
  },
  // Polished stones on slate.
  mandala_stones: {
    ground: '#2f3b45',
    line: '#e6ecef',
    motifs: ['#b5443c', '#e0b23f', '#3c78b4', '#7f5aa6', '#8fa6b3'],
  },
  // Red sandstone and river blue.
  rajas: {
    ground: '#7c2f22',
    line: '#f6e0bf',
    motifs: ['#d9703f', '#2f7fb0', '#e9b25a', '#4f8f5f', '#8a4f94'],
  },
};

const PEOPLE: Palette[] = [
  { ground: '#20405a', line: '#f0e4c8', motifs: ['#4fa3a5', '#e8b04a', '#d46a43', '#9fc3d9'] },
  { ground: '#5b2140', line: '#f5e2d0', motifs: ['#d9577a', '#f0b45b', '#8f6ab0', '#f2d7c2'] },
  { ground: '#24452f', line: '#f2ead0', motifs: ['#6aa84f', '#e3c14a', '#d9823b', '#bcd7a8'] },
  { ground: '#4a2f14', line: '#f7e7c6', motifs: ['#e8901c', '#c8553d', '#f2d06b', '#7aa69a'] },
  { ground: '#2e2a5a', line: '#eee6f5', motifs: ['#7d78d1', '#e39ac0', '#f0c35a', '#6fb3c9'] },
  { ground: '#5a1f1a', line: '#f8e3cf', motifs: ['#d14b3a', '#f0a24a', '#f3d9b0', '#4f8f8b'] },
];

export function paletteOf(key: string): Palette {
  return GAMES[key] ?? PEOPLE[Math.floor(dice(`colours ${key}`)() * PEOPLE.length)]!;
}
