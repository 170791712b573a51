/** What a choice would change, for boards that draw it before it is made. */
import type { ChoiceEffects, Gain, Move } from './changes';

export interface Ghost {
  what: string;
  place: string;
  /** null: nobody here can know how many. */
  amount: number | null;
}

/** Where things would lie afterwards. What would only pass through a place is not there. */
export function arriving(moves: Move[]): Ghost[] {
  const found: Ghost[] = [];
  for (const { what, source, target, amount } of moves) {
    let rest = amount;
    const before = found.find((one) => one.place === source && one.what === what);
    if (before && before.amount !== null && rest !== null) {
      const passed = Math.min(before.amount, rest);
      before.amount -= passed;
    } else if (before) before.amount = null;
    const there = found.find((one) => one.place === target && one.what === what);
    if (!there) found.push({ what, place: target, amount: rest });
    else there.amount = there.amount === null || rest === null ? null : there.amount + rest;
  }
  return found.filter((one) => one.amount !== 0);
}

/** What would leave its place, as it lies now. */
export function leaving(moves: Move[]): Ghost[] {
  const reached = new Map<string, number>();
  const found: Ghost[] = [];
  for (const { what, source, target, amount } of moves) {
    const passing = reached.get(`${what}@${source}`) ?? 0;
    const own = amount === null ? null : Math.max(0, amount - passing);
    if (own !== 0) found.push({ what, place: source, amount: own });
    reached.set(`${what}@${source}`, Math.max(0, passing - (amount ?? 0)));
    reached.set(`${what}@${target}`, (reached.get(`${what}@${target}`) ?? 0) + (amount ?? 0));
  }
  return found;
}

/** The gains of each seat and kind as one sum, in the order in which they come. */
export function sums(gains: Gain[]): { seat: number; what: string; amount: number | null }[] {
  const found: { seat: number; what: string; amount: number | null }[] = [];
  for (const { seat, what, amount } of gains) {
    const there = found.find((one) => one.seat === seat && one.what === what);
    if (!there) found.push({ seat, what, amount });
    else there.amount = there.amount === null || amount === null ? null : there.amount + amount;
  }
  return found;
}

/** An amount with its sign; `?` for what depends. */
export function signed(amount: number | null): string {
  if (amount === null) return '?';
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}

/** The sentences of a choice's effects. */
export function sentences(effects: ChoiceEffects | null | undefined): string {
  return effects?.lines.join(' ') ?? '';
}
