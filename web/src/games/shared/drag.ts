/** Carrying a thing with mouse or finger: what carries `data-drag` is lifted, and let go over a target. */
import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';

const BEGUN = 10; // pixels until it is clear that a thing is carried

export interface At {
  x: number;
  y: number;
}

export interface Drag {
  /** A thing is lifted; false if it cannot be. */
  lift: (element: HTMLElement) => boolean;
  /** Where the pointer is, for drawing what is carried, and over what; null once it is let go. */
  carry: (at: At | null, over: Element | null) => void;
  /** It is let go over this element. */
  drop: (over: Element | null) => void;
}

/** For the board's element. A tap stays a tap. */
export function drag({ lift, carry, drop }: Drag): Attachment<HTMLElement> {
  return (root) => {
    let held: HTMLElement | null = null;
    let carried = false;
    let [x, y] = [0, 0];

    function end() {
      held = null;
      if (carried) carry(null, null);
      carried = false;
    }
    const ends = [
      on(root, 'pointerdown', (event) => {
        if (held) return end(); // a second finger wants something else
        held = (event.target as Element).closest<HTMLElement>('[data-drag]');
        carried = false;
        [x, y] = [event.clientX, event.clientY];
      }),
      on(window, 'pointermove', (event) => {
        if (!held) return;
        if (!carried && Math.hypot(event.clientX - x, event.clientY - y) < BEGUN) return;
        if (!carried && !lift(held)) return end();
        carried = true;
        const { clientX, clientY } = event;
        carry({ x: clientX, y: clientY }, document.elementFromPoint(clientX, clientY));
      }),
      on(window, 'pointerup', (event) => {
        const [was, { clientX, clientY }] = [carried, event];
        end();
        if (!was) return;
        drop(document.elementFromPoint(clientX, clientY));
        // The click that follows belongs to the carrying.
        const stop = on(window, 'click', (click) => click.stopPropagation(), { capture: true });
        setTimeout(stop);
      }),
      on(window, 'pointercancel', end),
    ];
    return () => ends.forEach((one) => one());
  };
}
