/** The room that the board has in its window, and how large its parts may be there. */
import { Above } from '../shared/above.svelte';
import {
  arrangeBeside,
  arrangeEnd,
  CELL,
  FIELD,
  fieldWidth,
  layoutOf,
  MINE_AROUND,
  spacesHeight,
  widthBesideEnd,
  type Others,
} from './geometry';

const MARGIN = 4; // below the board

export class Room {
  width = $state(1000);
  /** Of the window. */
  tall = $state(800);
  private readonly above: Above;

  constructor(
    root: () => HTMLElement | undefined,
    yours: () => boolean,
    private playing: () => number,
    /** The game is over: now the mandala matters most. */
    private over: () => boolean,
  ) {
    this.above = new Above(root, () => `${this.width} ${this.tall}`, yours);
  }

  readonly room = $derived.by(() => this.tall - this.above.height - MARGIN);
  readonly layout = $derived(layoutOf(this.width, this.tall));
  /** The end is shown in a window with room beside the main board. */
  private readonly ended = $derived.by(() => this.layout === 'beside' && this.over());
  readonly field = $derived.by((): number => {
    const room = this.ended ? this.room - MINE_AROUND - this.spaces - 12 : this.room;
    return Math.floor(fieldWidth(this.width, room, this.layout));
  });
  /** Of one place of the main board. */
  readonly cell = $derived((this.field * CELL.width) / FIELD.width);
  private readonly beside = $derived(this.width - this.field - 12);
  /** How high the spaces of your own board are. */
  readonly spaces = $derived.by((): number => {
    const field = fieldWidth(this.width, this.room, this.layout);
    return spacesHeight(this.room, field, this.layout);
  });
  private readonly arranged = $derived.by(() => {
    const others = this.playing() - 1;
    if (this.ended) return arrangeEnd(widthBesideEnd(this.width, this.field), this.room, others);
    return arrangeBeside(this.beside, this.room - this.spaces - MINE_AROUND, others);
  });
  readonly others = $derived.by((): Others => {
    if (this.layout === 'upright') return 'cards';
    return this.layout === 'beside' ? this.arranged.others : 'rows';
  });
  readonly mandala = $derived.by((): number => {
    if (this.layout === 'phone' || this.layout === 'flat') return Math.max(0, Math.min(this.width - 24, 340));
    return this.layout === 'upright' ? Math.floor(Math.min(this.beside - 22, 320)) : this.arranged.mandala;
  });

  /** How high the others' spaces are. */
  readonly small = $derived.by((): number => {
    const each = this.mandala / Math.max(1, this.playing() - 1);
    return this.layout === 'beside' && this.others === 'cards'
      ? Math.floor(Math.max(46, Math.min(each - 46, 110)))
      : 43;
  });
}
