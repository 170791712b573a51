/** Movement: what the engine says has moved travels from where it was to where it is. What is newly drawn shows when
 *  it has landed, not before. */
import { tick, untrack } from 'svelte';
import type { PlyChanges } from './changes';
import { measure, type Places } from './places';
import { carried, travelsOf, type Arrival, type Travel } from './travel';

export interface Watched {
  /** The board; what moves lies inside it. */
  root: () => HTMLElement | undefined;
  /** What is drawn; a new object is a change. */
  view: () => object;
  /** What led to it. */
  happened: () => PlyChanges[];
  /** Milliseconds for one movement; 0 is none. */
  pace: () => number;
  /** Told when things begin to move, and when all have landed. */
  moving: (on: boolean) => void;
}

export class Movement {
  travels: Travel[] = $state.raw([]);
  /** Milliseconds for the movements that are under way. */
  pace = $state(0);
  private shown: object | null = null;
  private places: Places = new Map();
  private arrivals: Arrival[] = []; // drawn since the last change
  private awaited = new Map<string, Arrival[]>(); // by the key of what carries them
  private held: ReturnType<typeof setTimeout> | undefined;
  private holding = $state(false);

  /** To be made while a board is set up: it follows the board's view from then on. */
  constructor(private watched: Watched) {
    $effect.pre(() => {
      void watched.view();
      untrack(() => this.look());
    });
    $effect(() => {
      const view = watched.view();
      untrack(() => void this.follow(view));
    });
    $effect(() => watched.moving(this.busy));
    $effect(() => () => clearTimeout(this.held));
  }

  /** Something moves, or is given time to be looked at. */
  get busy(): boolean {
    return this.travels.length > 0 || this.holding;
  }

  /** Before the change is drawn. */
  private look(): void {
    const root = this.watched.root();
    this.pace = this.shown ? this.watched.pace() : 0; // the first picture is there at once
    if (root && this.pace > 0) this.places = measure(root);
  }

  /** Once the change is drawn. */
  private async follow(view: object): Promise<void> {
    const was = this.shown;
    const { pace } = this;
    const happened = this.watched.happened();
    this.shown = view;
    await tick();
    const root = this.watched.root();
    const drawn = this.arrivals.splice(0);
    const moved = was && was !== view && pace > 0 && root;
    const fresh = moved ? travelsOf(happened, this.places, measure(root), pace) : [];
    for (const [key, things] of carried(fresh, drawn)) {
      if (key === null) things.forEach(reveal);
      else this.awaited.set(key, things);
    }
    if (fresh.length) this.travels = [...this.travels, ...fresh];
  }

  /** An action for what is newly drawn: it stays hidden until it has landed. */
  arrive = (node: HTMLElement | SVGElement, at: { place: string; what?: string } | null): void => {
    if (this.pace <= 0 || !at) return;
    node.style.opacity = '0';
    this.arrivals.push({ node, place: at.place, what: at.what ?? '' });
  };

  landed = (key: string): void => {
    this.awaited.get(key)?.forEach(reveal);
    this.awaited.delete(key);
    this.travels = this.travels.filter((one) => one.key !== key);
  };

  /** Give something time to be looked at, as if it moved. */
  hold(milliseconds: number): void {
    clearTimeout(this.held);
    this.holding = milliseconds > 0;
    if (this.holding) this.held = setTimeout(() => (this.holding = false), milliseconds);
  }

  /** A player who acts need not wait for what is still in the air. */
  cut = (): void => {
    for (const things of this.awaited.values()) things.forEach(reveal);
    this.awaited.clear();
    this.hold(0);
    if (this.travels.length) this.travels = [];
  };
}

function reveal({ node }: Arrival): void {
  node.style.opacity = '';
}
