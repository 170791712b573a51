import { games } from '../site/games.svelte';
import type { BotFacts } from '../table/types';

/** The levels that lists offer, with the words that the server has for them. */
export function levels(): BotFacts[] {
  return games.all[0]?.bots ?? [];
}

/** What a bot is called: the name of its level, or what it does if it was named so. */
export function botName(bot: string): string {
  return levels().find((one) => one.name === bot)?.title ?? bot;
}

/** The level to begin with: the one chosen before, if there still is such a one. */
export function levelOr(kept: string): string {
  const all = levels();
  return (all.find((one) => one.name === kept) ?? all.find((one) => one.usual))?.name ?? kept;
}
