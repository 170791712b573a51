/** The room that a board has in its window, and how large its mandalas may be there. */

import { untrack } from 'svelte';
import { Above } from '../shared/above.svelte';
import { besides, discWidth, layoutOf, sizesFor } from './geometry';

export class Room {
  width = $state(1000);
  /** Of the board as it is drawn. */
  height = $state(0);
  /** Of the window. */
  tall = $state(800);
  private readonly above: Above;
  /** What all but the mandalas takes of the board's height. */
  private around = $state(0);

  readonly layout = $derived(layoutOf(this.width, this.tall));
  readonly disc = $derived.by(() => discWidth(this.width, this.tall, this.above.height, this.around));
  readonly sizes = $derived(sizesFor(this.disc));

  private measured: unknown[] = [];

  constructor(root: () => HTMLElement | undefined, yours: () => boolean) {
    this.above = new Above(root, () => `${this.width} ${this.tall}`, yours);
  }

  /** After every change of size: mandalas must not change theirs within a turn. Only when something on the board needs
   *  more room than it has had since the last move, they make room for it. On a phone what is shown while someone is
   *  `choosing` lies over the rest instead. */
  measure(board: HTMLElement, view: unknown, choosing: boolean): void {
    void this.height;
    if (choosing && this.layout === 'narrow') return;
    const now = [this.width, this.tall, view];
    const same = now.every((one, i) => one === this.measured[i]);
    this.measured = now;
    this.around = Math.max(same ? untrack(() => this.around) : 0, besides(board, this.layout));
  }
}
