/** Points as they are written; where they are the gap between two markers, one that is still open has its own sign. */
import { number } from '../i18n/words.svelte';

export function figure(points: number, race: boolean): string {
  if (!race) return number(points);
  return points < 0 ? `↔ ${number(-points)}` : number(points, true);
}
