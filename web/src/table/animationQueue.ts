/** Moves that come faster than they can be shown: one after another, quicker the more of them wait. */

const MOST = 12; // plies: who was away for longer sees the table as it is
const HASTE = 0.35; // by how much each that waits makes the others quicker

export interface AnimationStep {
  /** How many plies the game had. */
  ply: number;
}

export class AnimationQueue<M extends AnimationStep> {
  /** Milliseconds for one movement, shorter where others wait. */
  pace = 0;
  private waiting: M[] = [];

  constructor(public shown: M) {}

  /** The table has moved on; `pace` is what a movement would take. */
  come(next: M, pace: number): void {
    const last = this.waiting.at(-1) ?? this.shown;
    if (pace <= 0 || next.ply < last.ply || next.ply - this.shown.ply > MOST) {
      this.pace = pace;
      this.cut(next);
    } else if (next.ply === last.ply) {
      // The same position told again, with other news.
      if (this.waiting.length) this.waiting[this.waiting.length - 1] = next;
      else this.shown = next;
    } else this.waiting.push(next);
  }

  /** Show the first of those that wait, once what is shown has been seen; whether there was one. */
  next(pace: number): boolean {
    const first = this.waiting.shift();
    if (!first) return false;
    this.shown = first;
    this.pace = pace / (1 + HASTE * this.waiting.length);
    return true;
  }

  /** Straight to how things are. */
  cut(newest?: M): void {
    this.shown = newest ?? this.waiting.at(-1) ?? this.shown;
    this.waiting = [];
  }

  get behind(): boolean {
    return this.waiting.length > 0;
  }
}
