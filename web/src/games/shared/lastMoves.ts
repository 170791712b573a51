/** The last move of each opponent, which stays marked until your own turn is over. */
import type { Move, PlyChanges } from './changes';

export interface LastMove {
  seat: number;
  moves: Move[];
}

/** What each of the others did last, given all plies since your own last decision. A turn may be several decisions
 *  in a row; what chance adds belongs to the decision before it. */
export function lastMoves(since: PlyChanges[], you: number | null): LastMove[] {
  const found = new Map<number, Move[]>();
  let last = -1;
  for (const { actor, moves } of since) {
    const seat = actor >= 0 ? actor : last;
    if (seat < 0 || seat === you) {
      last = seat;
      continue;
    }
    if (actor >= 0 && actor !== last) found.delete(seat); // an earlier turn
    found.set(seat, [...(found.get(seat) ?? []), ...moves]);
    last = seat;
  }
  return [...found].map(([seat, moves]) => ({ seat, moves }));
}

/** Who last brought something to a place, or took something from it; by the names of places. */
export function touched(moves: LastMove[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const { seat, moves: made } of moves) for (const move of made) found.set(move.target, seat);
  return found;
}
