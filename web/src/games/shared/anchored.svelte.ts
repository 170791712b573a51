/** Things laid over a board at its places. The board is positioned, and they lie inside it. */
import { elementAt } from './places';

export interface Spot {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where a place lies inside the board, in pixels; null if it is not drawn. */
export function spotOf(root: HTMLElement, place: string, what = ''): Spot | null {
  const found = elementAt(root, place, what);
  return found && within(root, found);
}

export function within(root: HTMLElement, element: Element): Spot | null {
  const box = element.getBoundingClientRect();
  if (!box.width && !box.height) return null;
  const frame = root.getBoundingClientRect();
  return { left: box.x - frame.x, top: box.y - frame.y, width: box.width, height: box.height };
}

/** Says again and again where things lie, as long as the size of the board changes. */
export class Layout {
  /** Read it to be told of changes. */
  changed = $state(0);

  constructor(root: () => HTMLElement | undefined) {
    $effect(() => {
      const board = root();
      if (!board) return;
      const watcher = new ResizeObserver(() => (this.changed += 1));
      watcher.observe(board);
      return () => watcher.disconnect();
    });
  }
}
