import { settings } from '../site/settings.svelte';
import type { GameModule } from './board';

/** The games that have a board of their own, by their folders; all others are played on the plain one. */
const BOARDS: { [game: string]: () => Promise<GameModule> } = Object.fromEntries(
  Object.entries(import.meta.glob<GameModule>('./*/index.ts')).map(([path, load]) => [
    path.split('/')[1]!,
    load,
  ]),
);

/** The board of a game, for a view of that game. */
export function boardOf(game: string): (() => Promise<GameModule>) | undefined {
  return BOARDS[game];
}

const failed = new Set<string>();

/** The board of a game has failed: from now on its tables come in words too. */
export function giveUpOn(game: string): void {
  failed.add(game);
}

/** Those that this reader wants drawn, for the server: tables of all others come in words. */
export function drawnGames(): string {
  const drawn = Object.keys(BOARDS).filter((game) => !failed.has(game));
  return settings.reading ? '' : drawn.join(',');
}
