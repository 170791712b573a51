/** Two fingers make what scrolls inside an element larger, and smaller again. */
import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';

const LARGEST = 3;

interface Finger {
  clientX: number;
  clientY: number;
}

export function spread([a, b]: readonly [Finger, Finger]): number {
  return Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
}

export function limited(scale: number): number {
  return Math.max(1, Math.min(LARGEST, scale));
}

/** For an element that scrolls; its contents are scaled by `--zoom`. */
export const pinchZoom: Attachment<HTMLElement> = (root) => {
  let begun: { scale: number; apart: number } | null = null;
  let scale = 1;

  const two = ({ touches: { 0: a, 1: b, length } }: TouchEvent): [Touch, Touch] | null =>
    length === 2 && a && b ? [a, b] : null;

  function grow(to: number, x: number, y: number): void {
    const { left, top } = root.getBoundingClientRect();
    // What lies between the fingers stays there.
    const [dx, dy] = [x - left, y - top];
    const [inX, inY] = [(root.scrollLeft + dx) / scale, (root.scrollTop + dy) / scale];
    scale = to;
    root.style.setProperty('--zoom', `${scale}`);
    root.scrollTo(inX * scale - dx, inY * scale - dy);
  }

  const ends = [
    on(root, 'touchstart', (event) => {
      const fingers = two(event);
      begun = fingers && { scale, apart: spread(fingers) };
    }),
    on(
      root,
      'touchmove',
      (event) => {
        const fingers = two(event);
        if (!fingers || !begun) return;
        event.preventDefault();
        const [a, b] = fingers;
        const to = limited((begun.scale * spread(fingers)) / begun.apart);
        grow(to, (a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2);
      },
      { passive: false },
    ),
    on(root, 'touchend', () => (begun = null)),
  ];
  return () => ends.forEach((end) => end());
};
