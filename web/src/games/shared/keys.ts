/** The arrow keys: to whatever lies next in that direction. */

type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';
const WAYS: Record<Direction, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const ASTRAY = 2.5; // times farther than it is, for what lies aside

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The index of the nearest box in a direction; -1 if there is none. */
export function nearest(here: Box, others: Box[], [dx, dy]: [number, number]): number {
  const middle = (box: Box): [number, number] => [box.x + box.width / 2, box.y + box.height / 2];
  const [x, y] = middle(here);
  let best = -1;
  let least = Infinity;
  others.forEach((box, i) => {
    const [bx, by] = middle(box);
    const ahead = (bx - x) * dx + (by - y) * dy;
    const aside = Math.abs((bx - x) * dy) + Math.abs((by - y) * dx);
    const far = ahead + ASTRAY * aside;
    if (ahead > 1 && far < least && aside < 4 * ahead) [best, least] = [i, far];
  });
  return best;
}

/**
 * Move the focus with an arrow key, and say whether it moved. Arrows go over what is lit (`data-lit`); with Shift
 * they go over everything that explains itself (`data-about`). Parts of a board marked `data-zone` belong together:
 * at the end of a zone left and right go round, and a zone is entered at what is chosen in it.
 */
export function moveFocus(root: HTMLElement, event: KeyboardEvent): boolean {
  const way = WAYS[event.key as Direction];
  if (!way || event.altKey || event.ctrlKey || event.metaKey) return false;
  const here = document.activeElement as HTMLElement | null;
  const wanted = event.shiftKey ? '[data-about],[data-lit]' : '[data-lit]';
  const all = [...root.querySelectorAll<HTMLElement>(wanted)].filter(
    (one) => one.getClientRects().length > 0,
  );
  if (!here || !root.contains(here)) return false;
  const others = all.filter((one) => one !== here);
  const zone = here.closest('[data-zone]');
  const inside = others.filter((one) => one.closest('[data-zone]') === zone);
  const boxes = (of: HTMLElement[]): Box[] => of.map((one) => one.getBoundingClientRect());
  const from = here.getBoundingClientRect();
  const pick = (of: HTMLElement[], box: Box = from): HTMLElement | undefined =>
    of[nearest(box, boxes(of), way)];
  let next: HTMLElement | undefined;
  if (way[0] && zone) {
    const far = way[0] * -1e4;
    next = pick(inside) ?? pick(inside, { ...toBox(from), x: from.x + far });
  } else next = (zone && pick(inside)) || entry(pick(others), zone);
  if (!next) return false;
  if (next.tabIndex < 0) next.tabIndex = -1; // a thing that only explains itself is no stop for Tab
  next.focus();
  return true;
}

const toBox = ({ x, y, width, height }: DOMRect): Box => ({ x, y, width, height });

/** A zone that is entered from outside is entered at what is chosen in it. */
function entry(found: HTMLElement | undefined, from: Element | null): HTMLElement | undefined {
  const zone = found?.closest<HTMLElement>('[data-zone]');
  if (!zone || zone === from) return found;
  return zone.querySelector<HTMLElement>('[data-lit][aria-pressed="true"]') ?? found;
}
