// Movement: where things were, then where they are, and what flies between.

import { tick } from 'svelte';
import { wavesBetween } from './flights';
import type { RawView } from './model';
import { measure, travelsBetween, type Places, type Travel } from './travel';

export class Movement {
  travels: Travel[] = $state.raw([]);
  /** The first picture is there at once. */
  settled = $state(false);
  private before: RawView | null = null;
  private places: Places = new Map();

  /** Before the change is drawn. */
  look(root: HTMLElement | undefined): void {
    if (root && this.before) this.places = measure(root);
  }

  /** Once the change is drawn; `pace` 0 is no movement. */
  async follow(now: RawView, root: HTMLElement, own: number, pace: number): Promise<void> {
    const was = this.before;
    this.before = now;
    this.settled = true;
    if (!was || was === now || pace <= 0) return;
    await tick();
    this.travels = [...this.travels, ...travelsBetween(was, now, own, this.places, measure(root), pace)];
  }

  /** By seat: how many plays are shown before theirs, as `now` is about to be drawn. */
  waves(now: RawView): number[] {
    const was = this.before;
    return was && was.players === now.players && was !== now ? wavesBetween(was, now) : [];
  }

  landed = (key: string): void => {
    this.travels = this.travels.filter((t) => t.key !== key);
  };

  /** Whoever acts need not wait for what is still in the air. */
  cut = (): void => {
    if (this.travels.length) this.travels = [];
  };
}
