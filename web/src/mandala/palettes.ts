/** Colours of mandalas: a game's own, those of the site, and some for people. */
import { games } from '../site/games.svelte';
import type { Colours } from '../table/types';
import { dice } from './rosette';

/** Saffron and jewels on carved stone. */
const SITE: Colours = {
  ground: '#5a2f1d',
  line: '#f3d9a4',
  motifs: ['#e8901c', '#c2362f', '#f2c14e', '#2e7d6b', '#7b4a9c'],
};

const PEOPLE: Colours[] = [
  { ground: '#20405a', line: '#f0e4c8', motifs: ['#4fa3a5', '#e8b04a', '#d46a43', '#9fc3d9'] },
  { ground: '#5b2140', line: '#f5e2d0', motifs: ['#d9577a', '#f0b45b', '#8f6ab0', '#f2d7c2'] },
  { ground: '#24452f', line: '#f2ead0', motifs: ['#6aa84f', '#e3c14a', '#d9823b', '#bcd7a8'] },
  { ground: '#4a2f14', line: '#f7e7c6', motifs: ['#e8901c', '#c8553d', '#f2d06b', '#7aa69a'] },
  { ground: '#2e2a5a', line: '#eee6f5', motifs: ['#7d78d1', '#e39ac0', '#f0c35a', '#6fb3c9'] },
  { ground: '#5a1f1a', line: '#f8e3cf', motifs: ['#d14b3a', '#f0a24a', '#f3d9b0', '#4f8f8b'] },
];

/** The colours of a game, of the site, or those that suit a name. */
export function paletteOf(key: string): Colours {
  if (key === 'mandapa') return SITE;
  const own = games.facts(key)?.look.colours;
  return own ?? PEOPLE[Math.floor(dice(`colours ${key}`)() * PEOPLE.length)]!;
}
