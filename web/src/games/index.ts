import type { GameModule } from './board';

/** The games that have a board of their own; all others are played on the plain one. */
export const BOARDS: Record<string, () => Promise<GameModule>> = {
  flowers: () => import('./flowers'),
};
