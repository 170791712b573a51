/** How the parts of the board lie in windows of all shapes. */
import type { Phase } from '../../generated/views/rajas';

export type Layout = 'wide' | 'middle' | 'tall' | 'flat' | 'phone';
export type Pane = 'board' | 'tiles' | 'province' | 'temples' | 'others';
export const PANES: Pane[] = ['board', 'tiles', 'province', 'temples', 'others'];

const LOWEST = 560; // lower windows show the desk beside the board

export function layoutOf(width: number, tall: number): Layout {
  if (width >= 1240 && tall > 700) return 'wide';
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
