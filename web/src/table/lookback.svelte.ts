/** Looking back without leaving the table: at any earlier position, or at the last moves once more. */
import { drawnGames } from '../games';
import { get } from '../site/api';
import { animation } from '../site/settings.svelte';
import type { Position } from './types';

const LEAST = 800; // milliseconds to look at each position, where nothing moves

export interface Course {
  table: string;
  /** The plies at which a sentence of the story is complete, the present one last. */
  stops: () => number[];
  /** Whether the board has shown everything. */
  atRest: () => boolean;
}

export class Lookback {
  /** What is shown instead of the present; null: the present. */
  position: Position | null = $state.raw(null);
  /** The last moves are being shown again, by themselves. */
  showing = $state(false);
  private asked = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private course: Course) {}

  /** A stop further on or back; at the end, the present. */
  async step(by: 1 | -1): Promise<void> {
    this.pause();
    const stops = this.course.stops();
    const now = this.position?.ply ?? stops.at(-1)!;
    const next = by > 0 ? stops.find((one) => one > now) : stops.findLast((one) => one < now);
    if (next !== undefined) await this.open(next);
  }

  async jump(ply: number): Promise<void> {
    this.pause();
    await this.open(ply);
  }

  /** Everything since a ply, stop by stop. */
  async again(from: number): Promise<void> {
    this.pause();
    this.showing = true;
    await this.open(from);
    this.wait();
  }

  /** Back to the present. */
  stop = (): void => {
    this.pause();
    this.asked += 1;
    this.position = null;
  };

  private pause(): void {
    clearTimeout(this.timer);
    this.showing = false;
  }

  private wait(): void {
    this.timer = setTimeout(() => void this.goOn(), Math.max(LEAST, 1.2 * animation()));
  }

  private async goOn(): Promise<void> {
    if (!this.course.atRest()) return this.wait();
    const now = this.position?.ply ?? Infinity;
    const next = this.course.stops().find((one) => one > now);
    if (next === undefined) return this.stop();
    await this.open(next);
    if (this.showing) this.wait();
  }

  private async open(ply: number): Promise<void> {
    const number = ++this.asked;
    const before = this.position?.ply;
    const onwards = before !== undefined && before < ply ? `&since=${before}` : '';
    try {
      const found = await get<Position>(
        `/api/tables/${this.course.table}/record/${ply}?drawn=${drawnGames()}${onwards}`,
      );
      if (number === this.asked) this.position = onwards ? found : { ...found, happened: [] };
    } catch {
      if (number === this.asked) this.stop(); // taken back meanwhile, or nobody answers
    }
  }
}
