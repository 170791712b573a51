// Movement: where things were, then where they are, and what flies between. What is new lies there
// once it has landed, not before.

import { tick } from 'svelte';
import type { RawView } from './model';
import { claimed, measure, travelsBetween, type Arrival, type Places, type Travel } from './travel';

export class Movement {
  travels: Travel[] = $state.raw([]);
  private before: RawView | null = null;
  private places: Places = new Map();
  private pace = 0;
  private arrivals: Arrival[] = []; // drawn since the last change
  private awaited = new Map<string, Arrival[]>(); // by the key of what carries them

  /** Before the change is drawn; `pace` 0 is no movement. */
  look(root: HTMLElement | undefined, pace: number): void {
    this.pace = this.before ? pace : 0; // the first picture is there at once
    if (root && this.pace > 0) this.places = measure(root);
  }

  /** For what is newly drawn: it stays hidden until it has landed. */
  arrive = (node: HTMLElement | SVGElement, at: Omit<Arrival, 'node'> | null): void => {
    if (this.pace <= 0 || !at) return;
    node.style.opacity = '0';
    this.arrivals.push({ ...at, node });
  };

  /** Once the change is drawn. */
  async follow(now: RawView, root: HTMLElement, own: number): Promise<void> {
    const was = this.before;
    const { pace } = this;
    this.before = now;
    await tick();
    const drawn = this.arrivals.splice(0);
    const fresh =
      was && was !== now && pace > 0 ? travelsBetween(was, now, own, this.places, measure(root), pace) : [];
    for (const [key, things] of claimed(fresh, drawn)) {
      if (key === null) things.forEach(reveal);
      else this.awaited.set(key, things);
    }
    if (fresh.length) this.travels = [...this.travels, ...fresh];
  }

  landed = (key: string): void => {
    this.awaited.get(key)?.forEach(reveal);
    this.awaited.delete(key);
    this.travels = this.travels.filter((t) => t.key !== key);
  };

  /** A player who acts need not wait for what is still in the air. */
  cut = (): void => {
    for (const things of this.awaited.values()) things.forEach(reveal);
    this.awaited.clear();
    if (this.travels.length) this.travels = [];
  };
}

function reveal({ node }: Arrival): void {
  node.style.opacity = '';
}
