/** What has happened since the reader's own last turn. */
import type { PlyChanges } from '../games/shared/changes';

const MOST = 200; // plies that are kept

/** The plies known so far with the newest ones; those from `from` on are told again. */
export function kept(before: PlyChanges[], from: number, newest: PlyChanges[]): PlyChanges[] {
  const first = newest[0]?.ply ?? from;
  return [...before.filter((one) => one.ply < Math.min(from, first)), ...newest].slice(-MOST);
}

/** All plies after the reader's last turn but the one they are in: `deciding` says that it is their turn. */
export function sinceOwnTurn(plies: PlyChanges[], you: number | null, deciding: boolean): PlyChanges[] {
  if (you === null) return plies.slice(lastTurn(plies, plies.length));
  let end = plies.length;
  // Within one's own turn: what one has decided in it, and what chance added, does not end it.
  if (deciding && begunBy(plies) === you) end = lastTurn(plies, end);
  const own = plies.slice(0, end).findLastIndex((one) => one.actor === you);
  return plies.slice(own + 1);
}

const begunBy = (plies: PlyChanges[]): number => plies.findLast((one) => one.actor >= 0)?.actor ?? -1;

/** Where the last turn before an index began: decisions of one seat in a row, with what chance added. */
function lastTurn(plies: PlyChanges[], end: number): number {
  const seat = begunBy(plies.slice(0, end));
  let start = end;
  while (start > 0 && [seat, -1].includes(plies[start - 1]!.actor)) start -= 1;
  while (start < end && plies[start]!.actor < 0) start += 1; // drawn before it began
  return start;
}
