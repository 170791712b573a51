/** The room that the board has in its window, and how its parts share it. */

import { Above } from '../shared/above.svelte';

export type Layout = 'wide' | 'narrow' | 'flat';

const SIDE = { wide: 206 + 8, narrow: 0, flat: 290 + 6 }; // what lies beside the stage
const LEAST = { wide: 210, narrow: 270, flat: 210 }; // less would lay its parts over each other
const MARGIN = 6; // below the board

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
  private readonly above: Above;

  readonly layout = $derived.by(() => layoutOf(this.width, this.tall));
  readonly stageWidth = $derived.by(() => Math.max(300, this.width - SIDE[this.layout]));
  readonly stageHeight = $derived.by(() => {
    const room = this.tall - this.above.height - MARGIN;
    const taken = { wide: this.mine + 8, narrow: this.others + this.mine + 10, flat: 0 };
    return Math.max(LEAST[this.layout], room - taken[this.layout]);
  });

  constructor(root: () => HTMLElement | undefined, yours: () => boolean) {
    this.above = new Above(root, () => `${this.width} ${this.tall}`, yours);
  }
}
