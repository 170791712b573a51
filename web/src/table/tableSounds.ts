/** The sound to play when a table changes. */
import type { Sound } from '../site/sound';
import type { TableSnapshot } from './types';

type Heard = Pick<TableSnapshot, 'status' | 'plies'> & { legal: unknown[] };

export function soundOf(before: Heard | null, now: Heard): Sound | null {
  if (!before || now.plies <= before.plies) return null;
  if (now.status === 'finished') return 'over';
  // Within one's own turn every step is only a move.
  return now.legal.length && !before.legal.length ? 'turn' : 'move';
}
