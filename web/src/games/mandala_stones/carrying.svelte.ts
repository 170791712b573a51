/** Carrying an artist to a circle, and stones to a space of one's own. */
import type { Circle } from '../../generated/views/mandala_stones';
import { drag, type At } from '../shared/drag';
import type { Legal } from './choices';
import type { Choosing } from './choosing.svelte';

export class Carrying {
  /** What is carried, as `data-drag` says it; '' for nothing. */
  what = $state('');
  at: At | null = $state.raw(null);
  /** The space that stones were carried to before their order was known. */
  private wanted = 0;

  constructor(
    private legal: () => Legal,
    private choosing: Choosing,
    private send: (notation: string, shown: boolean) => void,
  ) {}

  /** For the board's element. */
  readonly watch = drag({
    lift: (element) => {
      this.what = element.dataset['drag']!;
      const [kind, name] = this.what.split(' ');
      this.choosing.clear();
      if (kind === 'artist') this.choosing.artist = name as Circle;
      if (kind === 'first') this.choosing.pointed = this.what;
      return true;
    },
    carry: (at, over) => {
      this.at = at;
      if (!at) return;
      const { circle, space } = under(over);
      this.choosing.circle = circle;
      if (this.what === 'stack') this.choosing.pointed = this.legal().spaces.get(space)?.notation ?? '';
    },
    drop: (over) => this.drop(under(over)),
  });

  private drop({ circle, space }: ReturnType<typeof under>): void {
    const [kind, name] = this.what.split(' ');
    const { collects, firsts, spaces } = this.legal();
    this.what = '';
    if (kind === 'artist') {
      const found = collects.get(`${name} ${circle}`);
      if (found) this.send(found.notation, true);
    } else if (kind === 'stack') {
      const found = spaces.get(space);
      if (found) this.send(found.notation, true);
    } else if (space && firsts.has(Number(name))) {
      this.wanted = space;
      this.send(firsts.get(Number(name))!.notation, true);
    }
  }

  /** With every new question: stones that were carried to a space go there, once they may. */
  goOn(): void {
    const found = this.legal().spaces.get(this.wanted);
    this.wanted = 0;
    if (found) this.send(found.notation, false);
  }
}

function under(over: Element | null): { circle: Circle | null; space: number } {
  const found = over?.closest<HTMLElement>('[data-circle], .mine [data-space]');
  return {
    circle: (found?.dataset['circle'] as Circle | undefined) ?? null,
    space: Number(found?.dataset['space'] ?? 0),
  };
}
