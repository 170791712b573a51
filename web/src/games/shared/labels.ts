/** Where labels lie: below their things, within the board, and not over each other. */

export interface Label {
  /** The middle of what it names, its lower edge, and how high it is. */
  x: number;
  y: number;
  tall: number;
  width: number;
  height: number;
}

export interface Place {
  left: number;
  top: number;
}

// So far a label lies over the lower edge of its thing: of its own height, and of the thing's at most.
const UP = 0.7;
const OVER = 0.3;
const TRIES = [0, 1, -1, 2, -2]; // lines further down

/** In the order of reading: what finds no free line stays where it would lie by itself. */
export function apart(labels: Label[], board: number): Place[] {
  const laid: (Place & Label)[] = [];
  for (const label of labels) {
    const left = Math.max(0, Math.min(board - label.width, label.x - label.width / 2));
    const up = Math.min(UP * label.height, OVER * label.tall);
    const at = (lines: number): Place => ({ left, top: label.y - up + lines * label.height });
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
