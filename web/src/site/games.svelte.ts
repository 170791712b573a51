/** The games there are, in the reader's language. */
import type { GameFacts } from '../table/types';
import { get } from './api';

let found: GameFacts[] = $state.raw([]);

export const games = {
  get all(): GameFacts[] {
    return found;
  },
  /** What is known of a game; nothing until the server has told. */
  facts(name: string): GameFacts | undefined {
    return found.find((one) => one.name === name);
  },
  /** A game's title; until it is known, the name it has in addresses. */
  title(name: string): string {
    return this.facts(name)?.title ?? name;
  },
};

export async function learnGames(): Promise<void> {
  found = await get<GameFacts[]>('/api/games');
}
