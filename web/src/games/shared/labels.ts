/** Where labels lie: below their things, within the board, and not over each other. */

export interface Label {
  /** The middle of what it names, and its lower edge. */
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Place {
  left: number;
  top: number;
}

const UP = 0.7; // of its height: so far a label lies over the lower edge of its thing
const TRIES = [0, 1, -1, 2, -2]; // lines further down

/** In the order of reading: what finds no free line stays where it would lie by itself. */
export function apart(labels: Label[], board: number): Place[] {
  const laid: (Place & Label)[] = [];
  for (const label of labels) {
    const left = Math.max(0, Math.min(board - label.width, label.x - label.width / 2));
    const at = (lines: number): Place => ({ left, top: label.y + (lines - UP) * label.height });
    const free = TRIES.map(at).find((place) => !laid.some((one) => meet({ ...label, ...place }, one)));
    laid.push({ ...label, ...(free ?? at(0)) });
  }
  return laid.map(({ left, top }) => ({ left, top }));
}

const meet = (a: Place & Label, b: Place & Label): boolean =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;
