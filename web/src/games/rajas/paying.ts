/** The stalls that would pay if the choice that is looked at were made. */
import type { RajasProspects, StallAt } from '../../generated/prospects/rajas';
import type { Good, RajasView } from '../../generated/views/rajas';

export function payingStalls(view: RajasView, prospects: RajasProspects, choice: string): StallAt[] {
  const [kind, what = '', face = ''] = choice.split(' ');
  const stalls = (good: string, most: number): StallAt[] =>
    (prospects.stalls[good as Good] ?? []).slice(0, most);
  const byFace = (one: number): number => prospects.stalls_by_face[one - 1] ?? 0;
  if (kind === 'good') return stalls(what, view.asked.stalls_up_to ?? 0);
  if (kind === 'worker' && what === 'assorted') return prospects.assorted_cells;
  if (kind === 'worker') {
    // With the best of the dice that suit.
    const dice = prospects.spaces.find(({ space }) => space === what)?.dice ?? [];
    return stalls(what, Math.max(0, ...dice.map((die) => byFace(die.face))));
  }
  const next = view.agenda[0];
  if (kind === 'pay' && next?.what === 'sell-good' && next.good)
    return stalls(next.good, byFace(Number(face)));
  return [];
}

/** `3 + 2 = 5`; a single one is what it is. */
export function sumText(stalls: StallAt[]): string {
  const coins = stalls.map((stall) => stall.coins);
  const total = coins.reduce((sum, one) => sum + one, 0);
  return coins.length > 1 ? `${coins.join(' + ')} = ${total}` : coins.length ? `${total}` : '';
}
