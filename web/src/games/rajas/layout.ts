/** How the parts of the board lie in windows of all shapes. */
import type { Phase } from '../../generated/views/rajas';

export type Layout = 'wide' | 'middle' | 'tall' | 'flat' | 'phone';
export type Pane = 'board' | 'tiles' | 'province' | 'temples' | 'others';
export const PANES: Pane[] = ['board', 'tiles', 'province', 'temples', 'others'];

const LOWEST = 560; // lower windows show the desk beside the board
const WIDE = { width: 940, room: 650 }; // pixels in which everything is in sight at once

/** By the board's width, the height of the window, and what the frame leaves of that. */
export function layoutOf(width: number, tall: number, room: number): Layout {
  if (width >= WIDE.width && room >= WIDE.room) return 'wide';
  if (width >= 860 && tall > LOWEST) return 'middle';
  if (width >= 700 && tall >= 900) return 'tall';
  return width < 600 ? 'phone' : 'flat';
}

/** Where on a phone the question is about. */
export function paneFor(phase: Phase): Pane | null {
  if (phase === 'take' || phase === 'name') return 'tiles';
  if (phase === 'yield') return 'temples';
  if (phase === 'lay' || phase === 'upgrade' || phase === 'edge' || phase === 'bonus') return 'province';
  return phase === 'worker' || phase === 'sail' || phase === 'room' || phase === 'good' ? 'board' : null;
}
