/** Searching the rules: a page with only what holds the words, and where they stand in a text. */
import type {
  Clause,
  Paragraph,
  Items,
  Rows,
  Sketch,
  Figure,
  Phrase,
  RulesPage,
  Section,
} from '../generated/messages';

export type PageBlock = Paragraph | Items | Rows | Sketch | Figure;

export interface Piece {
  text: string;
  found: boolean;
}

/** Letters alone: case and accents do not matter. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

const textOf = (phrases: Phrase[]): string => phrases.map((one) => one.text).join('');

export function blockText(block: PageBlock): string {
  switch (block.is) {
    case 'paragraph':
      return textOf(block.phrases);
    case 'items':
      return block.items.map(textOf).join(' ');
    case 'rows':
      return [block.head, ...block.rows].map((row) => row.map(textOf).join(' ')).join(' ');
    case 'sketch':
      return block.text;
    case 'figure':
      return block.caption;
  }
}

const holds = (blocks: PageBlock[], wanted: string, before = ''): boolean =>
  plain(`${before} ${blocks.map(blockText).join(' ')}`).includes(wanted);

/** The sections that hold a text, with those of their clauses that do; all for an empty one. */
export function matching(page: RulesPage, typed: string): Section[] {
  const wanted = plain(typed.trim());
  if (!wanted) return page.sections;
  return page.sections.flatMap((section) => {
    const clauses = section.clauses.filter((one) => holds(one.blocks, wanted, one.name));
    const own = holds(section.blocks, wanted, section.heading);
    return own || clauses.length ? [{ ...section, blocks: own ? section.blocks : [], clauses }] : [];
  });
}

/** A text cut where the words that are looked for stand. */
export function pieces(text: string, typed: string): Piece[] {
  const wanted = plain(typed.trim());
  if (!wanted) return [{ text, found: false }];
  // One letter of the text is one of the plain text, or a search would mark the wrong ones.
  const letters = [...text];
  const simple = letters.map(plain);
  const found: Piece[] = [];
  let rest = '';
  for (let at = 0; at < letters.length;) {
    let length = 0;
    let read = '';
    while (read.length < wanted.length && wanted.startsWith(read) && at + length < letters.length)
      read += simple[at + length++]!;
    if (read === wanted) {
      if (rest) found.push({ text: rest, found: false });
      found.push({ text: letters.slice(at, at + length).join(''), found: true });
      rest = '';
      at += length;
    } else rest += letters[at++]!;
  }
  return rest ? [...found, { text: rest, found: false }] : found;
}

/** The clauses near one that does not exist: those of its section, or the first and the last of all. */
export function near(page: RulesPage, clause: string): Clause[] {
  const [number] = clause.split('.');
  const section = page.sections.find((one) => one.number && one.number === number);
  const all = section?.clauses.length ? section.clauses : page.sections.flatMap((one) => one.clauses);
  return all.length > 1 ? [all[0]!, all.at(-1)!] : all;
}
