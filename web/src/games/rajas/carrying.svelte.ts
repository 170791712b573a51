/** A worker is carried to a space, the boat to a space of the river, a tile to a cell. */
import { drag } from '../shared/drag';

const TARGETS: Record<string, string> = {
  worker: '[data-space][data-lit]',
  boat: '[data-river][data-lit]',
  tile: '[data-cell]',
};

export class Carrying {
  /** What is in the air, and where. */
  now: { what: string; x: number; y: number } | null = $state.raw(null);
  private inHand = '';

  /** `drop` is told what was let go over what it belongs to. */
  constructor(private readonly drop: (kind: string, detail: string, target: HTMLElement) => void) {}

  readonly watch = drag({
    lift: (element) => {
      this.inHand = element.dataset['drag'] ?? '';
      return this.inHand !== '';
    },
    carry: (at) => (this.now = at && { what: this.inHand, ...at }),
    drop: (over) => {
      const [kind = '', ...detail] = this.inHand.split(' ');
      const target = over?.closest<HTMLElement>(TARGETS[kind] ?? 'none');
      if (target) this.drop(kind, detail.join(' '), target);
    },
  });
}
