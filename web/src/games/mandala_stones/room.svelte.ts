/** The room that the board has in its window, and how large its parts may be there. */
import { untrack } from 'svelte';
import { CELL, FIELD, fieldWidth, layoutOf } from './geometry';

export class Room {
  width = $state(1000);
  /** Of the window. */
  tall = $state(800);
  /** What the frame takes of the window's height. */
  private above = $state(140);
  private measured = '';

  constructor(private root: () => HTMLElement | undefined) {}

  readonly room = $derived(this.tall - this.above);
  readonly layout = $derived(layoutOf(this.width, this.tall));
  readonly field = $derived(Math.floor(fieldWidth(this.width, this.room, this.layout)));
  /** Of one place of the main board. */
  readonly cell = $derived((this.field * CELL.width) / FIELD.width);
  readonly mandala = $derived.by((): number => {
    const beside = this.width - this.field - 12;
    if (this.layout === 'phone') return Math.min(this.width - 8, 340);
    if (this.layout === 'upright') return Math.min(beside, 320);
    if (this.layout === 'flat') return 150;
    return Math.max(176, Math.min(0.46 * beside, 0.42 * this.room, 420));
  });

  /** After every change of the window's size. Not when the prompt grows: nothing may change its size within a turn. */
  measure(): void {
    const now = `${this.width} ${this.tall}`;
    const board = this.root();
    if (!board || now === this.measured) return;
    this.measured = now;
    untrack(() => (this.above = board.getBoundingClientRect().top + scrollY));
  }
}
