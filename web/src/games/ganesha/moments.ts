/** The big moments of a game, in a sentence. */
import type { GaneshaView, Phase } from '../../generated/views/ganesha';
import type { Say } from '../../i18n/fluent';
import type { PlyChanges } from '../shared/changes';

export function momentOf(
  view: GaneshaView,
  happened: PlyChanges[],
  before: { laps: number[]; phase: Phase },
  laps: number[],
  names: string[],
  say: Say,
): string {
  if (view.phase === 'done') return before.phase === 'done' ? '' : say('board-moment-end');
  if (view.phase === 'place' && before.phase !== 'place')
    return say('board-moment-final', { name: names[view.turn] ?? '' });
  const passed = happened.some(({ moves }) =>
    moves.some(({ what, source }) => what === 'drum' && source !== 'box'),
  );
  if (passed) return say('board-moment-refill', { name: names[view.drum] ?? '' });
  const seat = laps.findIndex((lap, i) => lap > (before.laps[i] ?? 0));
  return seat < 0 ? '' : say('board-moment-lap', { name: names[seat] ?? '' });
}
