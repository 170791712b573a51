/** What a component gives, read from the short text of the edition: `3 money + 1 upgrade`. */
import type { Colour } from '../../generated/views/rajas';
import type { Say } from '../../i18n/fluent';
import { named } from '../shared/named';
import { COLOURS } from './art';

export interface Part {
  /** As the words of the game know it: `money`, `colour-dice`, `fame-per-river`. */
  what: string;
  n: number;
  colours: Colour[];
  spaces: number;
}

const isColour = (word: string): word is Colour => (COLOURS as string[]).includes(word);

export function partsOf(effect: string): Part[] {
  return effect.split('+').map((phrase) => onePart(phrase.trim().split(/\s+/)));
}

function onePart(words: string[]): Part {
  const numbers = words.filter((word) => /^\d+$/.test(word)).map(Number);
  const colours = words.filter(isColour);
  const plain = words.filter((word) => !/^\d+$/.test(word) && !isColour(word)).join('-');
  const [n = 0, spaces = 0] = numbers;
  if (!colours.length) return { what: plain, n, colours, spaces };
  if (plain === 'dice-per-karma') return { what: 'colour-dice-per-karma', n, colours, spaces };
  const what = numbers.length ? 'colour-dice' : 'listed-dice';
  return { what, n: numbers.length ? n : colours.length, colours, spaces };
}

/** In words, as the log puts it. */
export function partText(say: Say, part: Part): string {
  const { what, n, spaces, colours } = part;
  const all = colours.map((colour) => say(`colour-${colour}`)).join(', ');
  const [colour] = colours;
  return say('parts-item', named(say, { what, n, spaces, colours: all, ...(colour && { colour }) }));
}

export function effectText(say: Say, effect: string): string {
  return partsOf(effect)
    .map((part) => partText(say, part))
    .join(', ');
}
