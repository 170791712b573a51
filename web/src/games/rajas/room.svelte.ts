/** The room that the board has in its window, and how its parts lie there. */
import { untrack } from 'svelte';
import { topOf } from '../shared/headroom';
import { layoutOf } from './layout';

const BASE = 16; // pixels of a unit in the smallest window of a layout
/** What everything needs in such units, by layout. */
const NEEDS = {
  wide: { width: 960, height: 664 },
  broad: { width: 1310, height: 520 },
  middle: { width: 980, height: 560 },
  tall: { width: 740, height: 960 },
};
const LARGEST = 2.2; // of the smallest unit

export class Room {
  width = $state(1000);
  /** Of the window. */
  tall = $state(800);
  /** What the frame takes of the window's height. */
  private above = $state(140);
  private measured = '';

  readonly layout = $derived(layoutOf(this.width, this.tall, this.tall - this.above));
  /** Everything but race and desk shares one place. */
  readonly panes = $derived(this.layout === 'phone' || this.layout === 'flat');
  /** What is left of the window's height. */
  readonly room = $derived(this.tall - this.above);
  readonly unit = $derived.by((): number => {
    if (this.layout === 'phone' || this.layout === 'flat') return BASE;
    const need = NEEDS[this.layout];
    const scale = Math.min(this.width / need.width, this.room / need.height);
    return Math.round(BASE * Math.max(1, Math.min(scale, LARGEST)) * 10) / 10;
  });

  /** After every change of the window's size, not when the prompt grows: nothing may move within a turn. Only on a
   *  phone (`again`) the desk would be pushed out of sight. */
  measure(board: HTMLElement, again = false): void {
    const now = `${this.width} ${this.tall}`;
    if (now === this.measured && !again) return;
    this.measured = now;
    untrack(() => (this.above = topOf(board)));
  }
}
