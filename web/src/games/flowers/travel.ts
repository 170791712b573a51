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
const LONGEST = 6000; // milliseconds until everything has landed
const APART = 0.12; // of a movement: between the cards of one pile
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
  const batch = ++launched;
  const found: Travel[] = [];
  let begin = 0;
  for (const step of steps(flights)) {
    let longest = 0;
    for (const flight of step) {
      const from = at(before, flight.from);
      const to = at(after, flight.to) ?? at(before, flight.to);
      if (!from || !to) continue;
      for (let i = 0; i < Math.min(flight.count, MOST_OF_ONE) && found.length < MOST; i++) {
        const delay = begin + pace * i * APART;
        longest = Math.max(longest, delay + pace - begin);
        found.push({ key: `${batch}-${found.length}`, flight, from, to, delay });
      }
    }
    begin += longest;
  }
  const latest = Math.max(0, ...found.map((t) => t.delay));
  const hurry = Math.min(1, Math.max(0, LONGEST - pace) / (latest || 1));
  return found.map((t) => ({ ...t, delay: t.delay * hurry }));
}

/** Flights that go at the same time; each such step begins when the one before has landed. */
function steps(flights: Flight[]): Flight[][] {
  const found = new Map<number, Flight[]>();
  const most = 1 + Math.max(0, ...flights.map((f) => f.wave));
  for (const flight of flights) {
    // Later plays move later, and what follows from the plays moves after all of them.
    const step = flight.stage === 0 ? flight.wave : most + flight.stage;
    found.set(step, [...(found.get(step) ?? []), flight]);
  }
  return [...found].sort(([a], [b]) => a - b).map(([, step]) => step);
}

/** Something newly drawn, and where it lies now. */
export interface Arrival {
  node: HTMLElement | SVGElement;
  at: string; // the name of an anchor
  kind: 'card' | 'tile';
  colour: number | null; // null: whatever comes there
}

/** What each travel carries; under null what nobody carries, and is there at once. */
export function claimed(travels: Travel[], arrivals: Arrival[]): Map<string | null, Arrival[]> {
  const found = new Map<string | null, Arrival[]>();
  for (const arrival of arrivals) {
    const here = travels.filter(
      ({ flight }) =>
        flight.kind === arrival.kind && (arrival.at === flight.to || arrival.at.startsWith(`${flight.to}-`)),
    );
    const same = here.filter(({ flight }) => flight.colour === arrival.colour);
    const able = same.length ? same : here;
    // One for each, and the last one brings what is left.
    const carrier = able.find(({ key }) => !found.has(key)) ?? able.at(-1);
    const key = carrier?.key ?? null;
    found.set(key, [...(found.get(key) ?? []), arrival]);
  }
  return found;
}
