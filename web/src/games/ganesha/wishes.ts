/** What a tap on a thing asks for. */
import type { Phase } from '../../generated/views/ganesha';

/** A thing on the board: `hex a1`, `well red`, `slot 1`, `bowl`, `petal red`, `seat 0`. */
export type Thing = string;

/** What somebody wants who taps a thing that is not lit; the engine says why it cannot be. */
export function wish(thing: Thing, phase: Phase): string {
  const [kind, name] = thing.split(' ') as [string, string];
  if (kind === 'hex') return phase === 'swap' || phase === 'lay' ? `${phase} ${name}` : `take ${name}`;
  if (kind === 'well') {
    if (phase === 'answer' || phase === 'return' || phase === 'place') return `${phase} ${name}`;
    return phase === 'set' ? `set 1 ${name}` : `offer ${name} ${name}`;
  }
  if (kind === 'slot') return phase === 'lift' ? `lift ${name}` : `slot ${name}`;
  if (kind === 'petal') return `remove ${name}`;
  return kind === 'seat' ? `give ${Number(name) + 1}` : 'keep';
}
