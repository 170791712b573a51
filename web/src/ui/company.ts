/** The number of players that a game takes and that is nearest to the one wanted. */
export function playersFor(allowed: number[], wanted: number): number {
  return allowed.reduce((best, one) => (Math.abs(one - wanted) < Math.abs(best - wanted) ? one : best));
}
