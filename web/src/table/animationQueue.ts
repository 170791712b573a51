/** A queue of moves to animate: one after another, faster the more of them wait. */

const MOST = 12; // plies: after a longer absence the table is shown as it is
const HASTE = 0.35; // by how much each that waits makes the others quicker

export interface AnimationStep {
  /** How many plies the game had. */
  ply: number;
}

export class AnimationQueue<M extends AnimationStep> {
  /** Milliseconds for one movement, shorter where others wait. */
  pace = 0;
  private waiting: M[] = [];

  /** `renewed` gives a table that waits other news of the same position. */
  constructor(
    public shown: M,
    private renewed: (waiting: M, next: M) => M = (_, next) => next,
  ) {}

  /** Add a newer table; `pace` is the time that a movement would take. */
  come(next: M, pace: number): void {
    const last = this.waiting.at(-1) ?? this.shown;
    if (pace <= 0 || next.ply < last.ply || next.ply - this.shown.ply > MOST) {
      this.pace = pace;
      this.cut(next);
    } else if (next.ply === last.ply) {
      // The same position with other news.
      if (this.waiting.length) this.waiting[this.waiting.length - 1] = this.renewed(last, next);
      else this.shown = next;
    } else this.waiting.push(next);
  }

  /** Show the next one in the queue; return whether there was one. */
  next(pace: number): boolean {
    const first = this.waiting.shift();
    if (!first) return false;
    this.shown = first;
    this.pace = pace / (1 + HASTE * this.waiting.length);
    return true;
  }

  /** Skip to the newest table. */
  cut(newest?: M): void {
    this.shown = newest ?? this.waiting.at(-1) ?? this.shown;
    this.waiting = [];
  }

  get behind(): boolean {
    return this.waiting.length > 0;
  }
}
