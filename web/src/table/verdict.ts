/** Who has won, and why: in the prompt's place and above the score sheet. */
import { listed, t } from '../i18n/words.svelte';
import type { Outcome, TableSnapshot } from './types';

/** Seats, best first. */
export function order(outcome: Outcome): number[] {
  const seats = outcome.places.map((_, seat) => seat);
  return seats.sort((a, b) => outcome.places[a]! - outcome.places[b]!);
}

export function winners(outcome: Outcome): number[] {
  return order(outcome).filter((seat) => outcome.places[seat] === 1);
}

/** The seat that the result is told to; none where people share a screen. */
export const toldTo = ({ you, yours }: TableSnapshot): number | null => (yours.length > 1 ? null : you);

/** For `you` null it is told to anyone. */
export function headline(outcome: Outcome, names: string[], you: number | null): string {
  const first = winners(outcome);
  if (first.length > 1) return t('shared-victory', { names: listed(first.map((seat) => names[seat]!)) });
  return first[0] === you ? t('you-win') : t('wins', { name: names[first[0]!] ?? '' });
}

/** Points, a tie-break, and everyone whose seat was lost, each by how it was lost.
 *
 * Where nobody else has played to the end, that is why, however many points the others have.
 */
export function reasons(outcome: Outcome, names: string[], you: number | null): string[] {
  const played = [ahead(outcome, names, you), ...outcome.ties];
  const others = lost(outcome, names);
  const alone = outcome.out.filter((how) => !how).length === 1;
  return (alone ? [...others, ...played] : [...played, ...others]).filter(Boolean);
}

function ahead(outcome: Outcome, names: string[], you: number | null): string {
  const [first, next] = order(outcome).filter((seat) => !outcome.out[seat]);
  if (first === undefined) return '';
  const points = outcome.points[first]!;
  if (winners(outcome).length > 1) return t('why-even-after-ties', { points });
  if (next === undefined) return outcome.total ? '' : t('why-points-alone', { points });
  if (outcome.lead) return outcome.lead;
  const other = outcome.points[next]!;
  if (other === points) return '';
  const behind = { name: names[next]!, who: next === you ? 'you' : 'other' };
  if (other > points) return t('why-rules', { ...behind, other });
  return t('why-points', { ...behind, points, ahead: points - other });
}

function lost(outcome: Outcome, names: string[]): string[] {
  const by = (how: string) => names.filter((_, seat) => outcome.out[seat] === how);
  const [resigned, late] = [by('resigned'), by('time')];
  return [
    resigned.length ? t('why-gave-up', { names: listed(resigned), count: resigned.length }) : '',
    late.length ? t('why-time', { names: listed(late), count: late.length }) : '',
  ];
}

/** How a seat was lost, in a word; empty for one that played to the end. */
export function lostBy(how: string): string {
  if (how === 'time') return t('out-of-time');
  return how ? t('gave-up') : '';
}
