/** The room that the board has in its window, and how large its parts may be there. */
import { Above } from '../shared/above.svelte';
import {
  arrangeBeside,
  CELL,
  FIELD,
  fieldWidth,
  layoutOf,
  MINE_AROUND,
  spacesHeight,
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
  readonly field = $derived(Math.floor(fieldWidth(this.width, this.room, this.layout)));
  /** Of one place of the main board. */
  readonly cell = $derived((this.field * CELL.width) / FIELD.width);
  private readonly beside = $derived(this.width - this.field - 12);
  /** How high the spaces of your own board are. */
  readonly spaces = $derived(spacesHeight(this.room, this.field, this.layout));
  private readonly arranged = $derived.by(() =>
    arrangeBeside(this.beside, this.room - this.spaces - MINE_AROUND, this.playing() - 1),
  );
  readonly others = $derived.by((): Others => {
    if (this.layout === 'upright') return 'cards';
    if (this.layout === 'beside' && this.over()) return 'below';
    return this.layout === 'beside' ? this.arranged.others : 'rows';
  });
  readonly mandala = $derived.by((): number => {
    if (this.layout === 'phone' || this.layout === 'flat') return Math.min(this.width - 24, 340);
    if (this.layout === 'beside' && this.over()) return Math.min(this.beside - 24, 420);
    return Math.floor(this.layout === 'upright' ? Math.min(this.beside - 22, 320) : this.arranged.mandala);
  });

  /** How high the others' spaces are. */
  readonly small = $derived.by((): number => {
    const each = this.mandala / Math.max(1, this.playing() - 1);
    return this.layout === 'beside' && this.others === 'cards'
      ? Math.floor(Math.max(46, Math.min(each - 46, 110)))
      : 43;
  });
}
