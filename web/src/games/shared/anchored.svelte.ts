/** Things laid over a board at its places. The board is positioned, and they lie inside it. */
import { elementAt } from './places';

export interface Spot {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where a place lies inside the board, in pixels; null if it is not drawn or scrolled out of sight. */
export function spotOf(root: HTMLElement, place: string, what = ''): Spot | null {
  const found = elementAt(root, place, what);
  return found && within(root, found);
}

export function within(root: HTMLElement, element: Element): Spot | null {
  const box = element.getBoundingClientRect();
  if (!box.width && !box.height) return null;
  const pane = element.closest('[data-scrolls]')?.getBoundingClientRect();
  const middle = box.y + box.height / 2;
  if (pane && (middle < pane.top || middle > pane.bottom)) return null;
  const frame = root.getBoundingClientRect();
  return { left: box.x - frame.x, top: box.y - frame.y, width: box.width, height: box.height };
}

/** Says again and again where things lie, as the size of the board changes or a part of it scrolls. */
export class Layout {
  /** Read it to be told of changes. */
  changed = $state(0);

  constructor(root: () => HTMLElement | undefined) {
    $effect(() => {
      const board = root();
      if (!board) return;
      const watcher = new ResizeObserver(() => (this.changed += 1));
      watcher.observe(board);
      const scrolled = () => (this.changed += 1);
      board.addEventListener('scroll', scrolled, { capture: true, passive: true });
      return () => {
        watcher.disconnect();
        board.removeEventListener('scroll', scrolled, { capture: true });
      };
    });
  }
}
