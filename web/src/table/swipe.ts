/** A sideways swipe of one finger over something. What scrolls or drags inside it goes first. */
import type { Attachment } from 'svelte/attachments';

const BEGUN = 12; // pixels until it is clear that a finger goes sideways
const ENOUGH = 60; // pixels after which letting go turns the page

export interface Swipe {
  /** Whether it is wanted just now. */
  wanted: () => boolean;
  /** How far the finger is from where it began; 0 when it has let go. */
  follow: (pixels: number) => void;
  /** 1: on to the next, as when a page is pulled to the left. */
  turn: (by: 1 | -1) => void;
}

export function swipe({ wanted, follow, turn }: Swipe): Attachment<HTMLElement> {
  return (element) => {
    let finger = -1;
    let [x, y] = [0, 0];
    let sideways = false;

    function begin(event: PointerEvent) {
      if (event.pointerType === 'mouse' || !wanted()) return;
      if (finger >= 0) return end(); // a second finger wants something else
      if (!belongsToPage(event.target as Element, element)) return;
      [finger, x, y, sideways] = [event.pointerId, event.clientX, event.clientY, false];
    }

    function move(event: PointerEvent) {
      if (event.pointerId !== finger) return;
      const [dx, dy] = [event.clientX - x, event.clientY - y];
      if (!sideways && Math.abs(dy) > BEGUN) return end();
      sideways ||= Math.abs(dx) > BEGUN && Math.abs(dx) > 1.5 * Math.abs(dy);
      if (sideways) follow(dx);
    }

    function release(event: PointerEvent) {
      if (event.pointerId !== finger) return;
      const dx = event.clientX - x;
      const far = sideways && Math.abs(dx) > ENOUGH;
      end();
      if (far) turn(dx < 0 ? 1 : -1);
    }

    function end() {
      finger = -1;
      sideways = false;
      follow(0);
    }

    const heard = { pointerdown: begin, pointermove: move, pointerup: release, pointercancel: end };
    const all = Object.entries(heard) as [keyof typeof heard, (event: PointerEvent) => void][];
    for (const [name, what] of all) element.addEventListener(name, what);
    return () => {
      for (const [name, what] of all) element.removeEventListener(name, what);
    };
  };
}

/** Not what moves under a finger itself: sliders, wide tables, drawings that can be dragged. */
function belongsToPage(target: Element, page: Element): boolean {
  for (let one: Element | null = target; one && one !== page; one = one.parentElement) {
    const { overflowX, touchAction } = getComputedStyle(one);
    if (one.matches('input, select, textarea') || touchAction === 'none') return false;
    if (one.scrollWidth > one.clientWidth && /auto|scroll/.test(overflowX)) return false;
  }
  return true;
}
