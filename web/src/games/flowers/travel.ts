// From what has to travel to where on the screen: anchors are measured before and after the change.

import { flightsBetween, type Flight } from './flights';
import type { RawView } from './model';

export interface Travel {
  key: string;
  flight: Flight;
  from: DOMRect;
  to: DOMRect;
  delay: number;
}
export type Places = Map<string, DOMRect>;

const MOST_OF_ONE = 4; // ghosts for one pile of cards
const MOST = 28;
const LONGEST = 2500; // milliseconds until everything has landed
let launched = 0;

export function measure(root: HTMLElement): Places {
  const anchors = root.querySelectorAll<HTMLElement>('[data-anchor]');
  return new Map([...anchors].map((e) => [e.dataset['anchor']!, e.getBoundingClientRect()]));
}

/** Everything that flies between two views; `own` is the seat whose hand lies open. */
export function travelsBetween(
  was: RawView,
  now: RawView,
  own: number,
  before: Places,
  after: Places,
  pace: number,
): Travel[] {
  const at = (places: Places, name: string): DOMRect | undefined =>
    places.get(name) ??
    (name.startsWith('hand') ? (places.get('hand') ?? places.get(`seat-${own}`)) : undefined);
  const flights = flightsBetween(was, now, own);
  const first = Math.min(...flights.map((f) => f.stage));
  const last = Math.max(0, ...flights.map((f) => f.wave));
  const batch = ++launched;
  const found: Travel[] = [];
  for (const flight of flights) {
    const from = at(before, flight.from);
    const to = at(after, flight.to) ?? at(before, flight.to);
    if (!from || !to) continue;
    for (let i = 0; i < Math.min(flight.count, MOST_OF_ONE) && found.length < MOST; i++) {
      // Whoever played later moves later, and what follows from the plays after all of them.
      const before = flight.stage === 0 ? flight.wave : last;
      const delay = pace * ((flight.stage - first) * 0.8 + before * 0.8 + i * 0.12);
      found.push({ key: `${batch}-${found.length}`, flight, from, to, delay });
    }
  }
  const latest = Math.max(0, ...found.map((t) => t.delay));
  const hurry = Math.min(1, Math.max(0, LONGEST - pace) / (latest || 1));
  return found.map((t) => ({ ...t, delay: t.delay * hurry }));
}
