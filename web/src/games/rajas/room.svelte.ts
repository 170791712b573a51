/** The room that the board has in its window, and how its parts lie there. */
import { untrack } from 'svelte';
import type { Phase } from '../../generated/views/rajas';

export type Layout = 'wide' | 'tall' | 'flat' | 'phone';
export type Pane = 'board' | 'tiles' | 'province' | 'others';
export const PANES: Pane[] = ['board', 'tiles', 'province', 'others'];

const BASE = 16; // pixels of a unit in the smallest window that shows everything
const WIDE = { width: 1290, height: 470 }; // what everything needs, in such units
const TALL = { width: 700, height: 880 };
const ON_ITS_SIDE = 520; // lower windows show the desk beside the board

export function layoutOf(width: number, tall: number): Layout {
  if (width >= 1080 && tall > ON_ITS_SIDE) return 'wide';
  if (width >= 700 && tall >= 900) return 'tall';
  return width < 600 ? 'phone' : 'flat';
}

/** Where on a phone the question is about. */
export function paneFor(phase: Phase): Pane | null {
  if (phase === 'take' || phase === 'name' || phase === 'yield') return 'tiles';
  if (phase === 'lay' || phase === 'edge' || phase === 'bonus') return 'province';
  return phase === 'worker' || phase === 'sail' || phase === 'room' || phase === 'good' ? 'board' : null;
}

export class Room {
  width = $state(1000);
  /** Of the window. */
  tall = $state(800);
  /** What the frame takes of the window's height. */
  private above = $state(140);
  private measured = '';

  readonly layout = $derived(layoutOf(this.width, this.tall));
  readonly panes = $derived(this.layout === 'phone' || this.layout === 'flat');
  /** What is left of the window's height. */
  readonly room = $derived(this.tall - this.above);
  readonly unit = $derived.by((): number => {
    if (this.panes) return BASE;
    const need = this.layout === 'wide' ? WIDE : TALL;
    const scale = Math.min(this.width / need.width, this.room / need.height);
    return Math.round(BASE * Math.max(1, Math.min(scale, 1.9)) * 10) / 10;
  });

  /** After every change of the window's size, not when the prompt grows: nothing may move within a turn. */
  measure(board: HTMLElement): void {
    const now = `${this.width} ${this.tall}`;
    if (now === this.measured) return;
    this.measured = now;
    untrack(() => (this.above = board.getBoundingClientRect().top + scrollY));
  }
}
