import { t } from '../i18n/words.svelte';

/** The levels that lists offer, as the server names them. */
export const BOTS = ['random', 'greedy', 'search:200', 'search:1000', 'search:5000'];

/** What a bot is called in lists to choose from. */
export function botName(bot: string): string {
  const [kind, iterations] = bot.split(':');
  if (kind === 'random') return t('bot-random');
  if (kind === 'greedy') return t('bot-greedy');
  return t('bot-search', { iterations: Number(iterations ?? 0) });
}
