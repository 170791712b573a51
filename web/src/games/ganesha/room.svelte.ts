/** The room that the board has in its window, and how its parts share it. */

export type Layout = 'wide' | 'narrow' | 'flat';

const SIDE = { wide: 206 + 8, narrow: 0, flat: 290 + 6 }; // what lies beside the stage
const LEAST = 210;
const MARGIN = 6; // below the board
const LINE = 18; // less than a line of the prompt

export function layoutOf(width: number, tall: number): Layout {
  if (tall < 480 && width >= 600) return 'flat';
  return width < 720 || tall > width * 1.2 ? 'narrow' : 'wide';
}

export class Room {
  width = $state(1000);
  /** Of the window. */
  tall = $state(800);
  /** Heights of what lies around the stage. */
  others = $state(50);
  mine = $state(110);
  /** What the frame takes of the window's height. */
  private above = $state(130);
  private measured: number[] = [];
  private first = 0;

  readonly layout = $derived.by(() => layoutOf(this.width, this.tall));
  readonly stageWidth = $derived.by(() => Math.max(300, this.width - SIDE[this.layout]));
  readonly stageHeight = $derived.by(() => {
    const room = this.tall - this.above - MARGIN;
    const taken = { wide: this.mine + 8, narrow: this.others + this.mine + 10, flat: 0 };
    return Math.max(LEAST, room - taken[this.layout]);
  });

  /** After every change of the window. Not when the prompt grows by whole lines: nothing may change its place within a
   *  turn. */
  measure(board: HTMLElement): void {
    const top = board.getBoundingClientRect().top + scrollY;
    if (this.width !== this.measured[0] || this.tall !== this.measured[1]) {
      this.measured = [this.width, this.tall];
      this.above = this.first = top;
    } else if (top > this.above && top < this.first + LINE) this.above = top;
  }
}
