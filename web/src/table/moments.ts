/** Moves that come faster than they can be shown: one after another, but never for long. */

const LONGEST = 2500; // milliseconds from the first move that had to wait until the last is shown
const SHARE = 1.5; // what a move needs to be seen, in movements
const MOST = 12; // plies: who was away for longer sees the table as it is

export interface Moment {
  /** How many plies the game had. */
  ply: number;
}

export class Moments<M extends Moment> {
  /** Milliseconds for one movement, shorter where others wait. */
  pace = 0;
  private waiting: M[] = [];
  private since = 0; // when the first of them came
  private free = 0; // when what is shown has been seen

  constructor(public shown: M) {}

  /** The table has moved on; `pace` is what a movement would take. */
  come(next: M, pace: number, at: number): void {
    const last = this.waiting.at(-1) ?? this.shown;
    if (pace <= 0 || next.ply < last.ply || next.ply - this.shown.ply > MOST) {
      this.pace = pace;
      this.cut(next);
    } else if (next.ply === last.ply) {
      // The same position told again, with other news.
      if (this.waiting.length) this.waiting[this.waiting.length - 1] = next;
      else this.shown = next;
    } else {
      if (!this.waiting.length) this.since = at;
      this.waiting.push(next);
      if (at >= this.free) this.next(pace, at);
    }
  }

  /** Show the first of those that wait. */
  next(pace: number, at: number): void {
    this.shown = this.waiting.shift() ?? this.shown;
    const room = this.waiting.length ? this.room(at) : Infinity;
    const time = Math.min(SHARE * pace, room);
    this.free = at + time;
    this.pace = time / SHARE;
  }

  /** Straight to how things are. */
  cut(newest?: M): void {
    this.shown = newest ?? this.waiting.at(-1) ?? this.shown;
    this.waiting = [];
    this.free = 0;
  }

  /** How long until the next one is due; null if nothing waits. */
  wait(at: number): number | null {
    return this.waiting.length ? Math.max(0, Math.min(this.free - at, this.room(at))) : null;
  }

  /** What each of those that wait may take. */
  private room(at: number): number {
    return Math.max(0, this.since + LONGEST - at) / this.waiting.length;
  }
}
