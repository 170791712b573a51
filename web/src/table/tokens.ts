/** Things that a sentence names, and how they are drawn beside their name. */
import type { LookFacts, StoryLine } from './types';

export interface Piece {
  text: string;
  /** What is named: `colour` and `red`; empty for plain words. */
  field: string;
  value: string;
}

/** A sentence cut where things are named. */
export function pieces({ text, tokens }: Pick<StoryLine, 'text' | 'tokens'>): Piece[] {
  // The server counts characters, a string here counts halves of the rarer ones.
  const signs = Array.from(text);
  const found: Piece[] = [];
  let at = 0;
  const plain = (end: number) => {
    if (end > at) found.push({ text: signs.slice(at, end).join(''), field: '', value: '' });
  };
  for (const { start, end, field, value } of tokens) {
    plain(start);
    found.push({ text: signs.slice(start, end).join(''), field, value });
    at = end;
  }
  plain(signs.length);
  return found;
}

export interface Drawn {
  /** A path within a circle of radius 8. */
  outline: string;
  colour: string;
}

/** The small picture before a name, as the game's look has it; null for what has none. */
export function drawnAs(look: LookFacts | undefined, field: string, value: string): Drawn | null {
  const found = look?.tokens[`${field}-${value}`] ?? look?.tokens[field];
  const outline = found && look?.shapes[found.shape];
  return outline ? { outline, colour: found.colour } : null;
}
