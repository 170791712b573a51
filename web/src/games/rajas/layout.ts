/** How the parts of the board lie in windows of all shapes. */
import type { Phase } from '../../generated/views/rajas';

export type Layout = 'wide' | 'broad' | 'middle' | 'tall' | 'flat' | 'phone';
export type Pane = 'board' | 'tiles' | 'province' | 'temples' | 'others';

const LOWEST = 560; // lower windows show everything but race and desk as panes
const WIDE = { width: 940, room: 650 }; // pixels in which everything is in sight at once
const BROAD = 1200; // so wide that tiles lie beside the board in a low window

/** By the board's width, the height of the window, and what the frame leaves of that. */
export function layoutOf(width: number, tall: number, room: number): Layout {
  if (width >= WIDE.width && room >= WIDE.room) return 'wide';
  if (width >= BROAD && tall > LOWEST) return 'broad';
  if (width >= 860 && tall > LOWEST) return 'middle';
  if (width >= 700 && tall >= 900) return 'tall';
  return width < 600 ? 'phone' : 'flat';
}

/** What shares one place: on a phone all but race and desk, in the middle all but what is yours. */
export function panesOf(layout: Layout, temples: boolean): Pane[] {
  const panes: Pane[] =
    layout === 'phone' || layout === 'flat'
      ? ['board', 'tiles', 'province', 'temples', 'others']
      : layout === 'middle'
        ? ['board', 'tiles', 'temples']
        : [];
  return panes.filter((one) => temples || one !== 'temples');
}

/** Where the question is about. */
export function paneFor(phase: Phase): Pane | null {
  if (phase === 'take' || phase === 'name') return 'tiles';
  if (phase === 'yield') return 'temples';
  if (phase === 'lay' || phase === 'upgrade' || phase === 'edge' || phase === 'bonus') return 'province';
  return phase === 'worker' || phase === 'sail' || phase === 'room' || phase === 'good' ? 'board' : null;
}
