/** What is printed on the spaces of the spiral, read off the names in the edition: `plus_2`, `hands_3`. */
import type { Spiral } from '../../generated/editions/mandala_stones';

export interface Mark {
  /** Extra points; 0 for none. */
  bonus: number;
  /** With this number of players it brings the last round; 0 for none. */
  hands: number;
}

export function marksOf(spiral: Spiral): Map<number, Mark> {
  const found = new Map<number, Mark>();
  for (const [name, value] of Object.entries(spiral)) {
    const [kind, number] = name.split('_') as [string, string | undefined];
    if (number === undefined) continue;
    for (const place of [value].flat() as number[]) {
      const mark = found.get(place) ?? { bonus: 0, hands: 0 };
      found.set(
        place,
        kind === 'plus' ? { ...mark, bonus: Number(number) } : { ...mark, hands: Number(number) },
      );
    }
  }
  return found;
}
