/** Where the places of a game lie on the screen: elements of the board carry their names as `data-place`. */

export type Places = Map<string, DOMRect>;

/** Measure every place inside a board. Of several with one name the last one drawn counts. */
export function measure(root: HTMLElement): Places {
  const found = root.querySelectorAll<HTMLElement>('[data-place]');
  return new Map([...found].map((one) => [one.dataset['place']!, one.getBoundingClientRect()]));
}

/** The names by which a thing's place may be marked, the most specific first: `hand 0 card red`, `hand 0 card`,
 *  `hand 0`, `hand`. */
export function names(place: string, what = ''): string[] {
  const words = `${place} ${what}`.trim().split(' ');
  return words.map((_, i) => words.slice(0, words.length - i).join(' '));
}

/** The most specific place that is drawn. */
export function placeOf<T>(places: Map<string, T>, place: string, what = ''): T | undefined {
  const name = names(place, what).find((one) => places.has(one));
  return name === undefined ? undefined : places.get(name);
}

/** The element that stands for a place. */
export function elementAt(root: HTMLElement, place: string, what = ''): HTMLElement | null {
  for (const name of names(place, what)) {
    const found = root.querySelectorAll<HTMLElement>(`[data-place="${CSS.escape(name)}"]`);
    if (found.length) return found[found.length - 1]!;
  }
  return null;
}
