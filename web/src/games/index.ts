import { settings } from '../site/settings.svelte';
import type { GameModule } from './board';

/** The games that have a board of their own, by their folders; all others are played on the plain one. */
export const BOARDS: Record<string, () => Promise<GameModule>> = Object.fromEntries(
  Object.entries(import.meta.glob<GameModule>('./*/index.ts')).map(([path, load]) => [
    path.split('/')[1]!,
    load,
  ]),
);

/** Those that this reader wants drawn, for the server: tables of all others come in words. */
export function drawnGames(): string {
  return settings.reading ? '' : Object.keys(BOARDS).join(',');
}
