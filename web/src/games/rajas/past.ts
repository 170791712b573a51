/** The places of a past move that someone points at in the log. */
import type { Pointed } from '../board';
import type { LastMove } from '../shared/lastMoves';

export function pastMoves(pointed: Pointed | null): LastMove[] {
  const seat = pointed?.seat;
  if (!pointed || seat === undefined || seat < 0) return [];
  const moves = pastPlaces(pointed.fields ?? {}, seat).map((target) => ({
    what: '',
    source: '',
    target,
    amount: 1,
  }));
  return [{ seat, moves }];
}

/** Fields of a line of the log are named as in the engine's actions. */
export function pastPlaces(fields: Record<string, unknown>, seat: number): string[] {
  const { space, colour, back, cell, building, good, room, edge, temple, bonus, face } = fields;
  const found: [unknown, string][] = [
    [typeof space === 'number', `river ${space}`],
    [typeof space === 'string', `space ${space}`],
    [good, `space ${good}`],
    [room, `space palace-${room}`],
    [colour && back, `stack ${colour} ${back}`],
    [colour && face, `dice ${seat}`],
    [cell, `province ${seat} ${cell}`],
    [building, `gain ${seat} level-${building}`],
    [edge, `edge ${seat} ${edge}`],
    [typeof bonus === 'string' && bonus.startsWith('edge-'), `edge ${seat} ${String(bonus).slice(5)}`],
    [temple, `temple ${temple}`],
  ];
  const places = found.filter(([given]) => given).map(([, place]) => place);
  return places.length ? places : [`seat ${seat}`];
}
