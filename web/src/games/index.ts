import { settings } from '../site/settings.svelte';
import type { GameModule, GameName } from './board';

/** The games that have a board of their own; all others are played on the plain one. */
const BOARDS: { [G in GameName]?: () => Promise<GameModule<G>> } = {
  flowers: () => import('./flowers'),
};

/** The board of a game, for a view of that game. */
export function boardOf(game: string): (() => Promise<GameModule>) | undefined {
  return BOARDS[game as GameName] as (() => Promise<GameModule>) | undefined;
}

/** Those that this reader wants drawn, for the server: tables of all others come in words. */
export function drawnGames(): string {
  return settings.reading ? '' : Object.keys(BOARDS).join(',');
}
