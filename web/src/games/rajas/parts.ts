/** What a component gives, read from the short text of the edition: `3 money + 1 upgrade`. */
import type { Colour } from '../../generated/views/rajas';
import type { Say } from '../../i18n/fluent';
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

// The forms that the languages' files give to names, beside the plain one.
const FORMS = ['many', 'one', 'plural', 'feminine', 'ms', 'f', 'some', 'of'];

/** A name with all its forms, as the messages of the game ask for them: `colour`, `colour_many`. */
export function forms(say: Say, kind: string, name: string): Record<string, string> {
  const found: Record<string, string> = { [kind]: say(`${kind}-${name}`) };
  for (const form of FORMS) {
    const text = say(`${kind}-${name}.${form}`);
    if (text !== `${kind}-${name}.${form}`) found[`${kind}_${form}`] = text;
  }
  return found;
}

/** In words, as the log puts it. */
export function partText(say: Say, part: Part): string {
  const names = part.colours.map((colour) => say(`colour-${colour}`));
  return say('parts-item', {
    what: part.what,
    n: part.n,
    spaces: part.spaces,
    ...forms(say, 'colour', part.colours[0] ?? 'blue'),
    colours: names.join(', '),
  });
}

export function effectText(say: Say, effect: string): string {
  return partsOf(effect)
    .map((part) => partText(say, part))
    .join(', ');
}
