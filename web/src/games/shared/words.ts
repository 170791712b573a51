/** The words of a game in the reader's language, fetched once. */
import { speaker, type Say } from '../../i18n/fluent';

const kept = new Map<string, Promise<Say>>();

export function wordsOf(game: string, lang: string): Promise<Say> {
  const address = `/api/games/${game}/words?lang=${lang}`;
  const found = kept.get(address) ?? fetched(address, lang);
  kept.set(address, found);
  found.catch(() => kept.delete(address)); // another table may have better luck
  return found;
}

async function fetched(address: string, lang: string): Promise<Say> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return speaker([[lang, await answer.text()]]);
}
