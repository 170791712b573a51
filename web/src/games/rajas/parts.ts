/** What components give, as the engine reads their texts. */
import type { Part } from '../../generated/views/rajas';
import type { Say } from '../../i18n/fluent';
import { named } from '../shared/named';

/** An amount of something, for a small picture of it; null draws the thing alone. */
export function amount(what: 'money' | 'fame' | 'karma' | 'sail', number: number | null): Part[] {
  return [{ what, number, spaces: null, colours: [], good: null, back: null }];
}

/** In words, as the log puts it. */
function partText(say: Say, { what, number, spaces, colours }: Part): string {
  const all = colours.map((colour) => say(`colour-${colour}`)).join(', ');
  const [colour] = colours;
  const values = { what, n: number ?? 0, spaces: spaces ?? 0, colours: all, ...(colour && { colour }) };
  return say('parts-item', named(say, values));
}

export function benefitText(say: Say, parts: Part[]): string {
  return parts.map((part) => partText(say, part)).join(', ');
}
