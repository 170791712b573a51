/** How much of the window's height stands above a board. */

/** As much as it was at most in this turn and the one before: a prompt of one more line takes the board's room once and
 *  not at every step, and what was there only for a while gives it back. */
export class Headroom {
  private size = '';
  private yours = false;
  private now = 0;
  private before = 0;

  /** `top` is where the board begins, in a window of this size; `yours`: it is the reader's turn. */
  look(top: number, size: string, yours: boolean): number {
    if (size !== this.size) [this.now, this.before] = [top, 0];
    else if (yours && !this.yours) [this.now, this.before] = [top, this.now];
    else this.now = Math.max(this.now, top);
    [this.size, this.yours] = [size, yours];
    return Math.max(this.now, this.before);
  }
}

const FRAME = 140; // pixels above a board at a table

/** How far down its page a board begins. A figure of the rules is drawn as if it were at a table. */
export function topOf(board: Element): number {
  return board.closest('figure') ? FRAME : board.getBoundingClientRect().top + scrollY;
}
