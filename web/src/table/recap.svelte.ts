/** A recap of the last moves: the tables as they were, one after another. */
import { animation } from '../site/settings.svelte';
import type { TableSnapshot } from './types';

const LEAST = 800; // milliseconds to look at each, where nothing moves

export class Recap {
  /** What is shown instead of the current table. */
  table: TableSnapshot | null = $state.raw(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  show(past: TableSnapshot[], now: TableSnapshot): void {
    this.stop();
    const rest = [...past, now];
    const next = () => {
      this.table = rest.shift() ?? null;
      if (this.table) this.timer = setTimeout(next, Math.max(LEAST, 2.2 * animation()));
    };
    next();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.table = null;
  }
}
