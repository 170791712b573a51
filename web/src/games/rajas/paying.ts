import type { StallAt } from '../../generated/prospects/rajas';

/** Stalls that pay: `3 + 2 = 5`; a single one is what it is. */
export function sumText(stalls: StallAt[]): string {
  const coins = stalls.map((stall) => stall.coins);
  const total = coins.reduce((sum, one) => sum + one, 0);
  return coins.length > 1 ? `${coins.join(' + ')} = ${total}` : coins.length ? `${total}` : '';
}
