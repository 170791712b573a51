/** From what has moved to what travels on the screen: when it sets out, and what it carries. */
import type { Move, PlyChanges } from './changes';
import { placeOf, type Places } from './places';

export interface Travel {
  key: string;
  what: string;
  /** The name of the place it goes to. */
  target: string;
  from: DOMRect;
  to: DOMRect;
  /** Milliseconds until it sets out. */
  delay: number;
  /** It lies at its source until then; else it has yet to come there. */
  waits: boolean;
}

const MOST_OF_ONE = 4; // of one pile of things
const MOST = 28;
const LONGEST = 6000; // milliseconds until everything has landed
const APART = 0.12; // of a movement: between the things of one pile
const BEAT = 0.25; // of a movement: between one ply and the next
let launched = 0;

/** The moves that go at the same time. A step ends where something would leave the place that another has just
 *  reached, or reach the place that another has just left; so a card is played before one is drawn. */
export function steps(moves: Move[]): Move[][] {
  const found: Move[][] = [];
  let left = new Set<string>();
  let reached = new Set<string>();
  for (const move of moves) {
    if (!found.length || reached.has(move.source) || left.has(move.target)) {
      found.push([]);
      left = new Set();
      reached = new Set();
    }
    found.at(-1)!.push(move);
    left.add(move.source);
    reached.add(move.target);
  }
  return found;
}

/** The moves of each decision, and those of all that chance did after it: cards are drawn in one go. */
function beats(plies: PlyChanges[]): Move[][] {
  const found: Move[][] = [];
  plies.forEach(({ actor, moves }, i) => {
    const goesOn = actor < 0 && i > 0 && plies[i - 1]!.actor < 0;
    if (goesOn) found.at(-1)!.push(...moves);
    else found.push([...moves]);
  });
  return found;
}

/** Everything that travels, ply after ply. `before` and `after` are the places before and after the change. */
export function travelsOf(plies: PlyChanges[], before: Places, after: Places, pace: number): Travel[] {
  const batch = ++launched;
  const found: Travel[] = [];
  const reached = new Set<string>();
  let begin = 0;
  for (const moves of beats(plies)) {
    const start = begin;
    for (const step of steps(moves)) {
      let landed = begin;
      const piled = new Map<string, number>(); // on the way between two places
      for (const { what, source, target, amount } of step) {
        const from = placeOf(before, source, what) ?? placeOf(after, source, what);
        const to = placeOf(after, target, what) ?? placeOf(before, target, what);
        if (!from || !to) continue;
        const way = `${source} > ${target}`;
        const first = piled.get(way) ?? 0;
        const last = Math.min(first + (amount ?? 1), MOST_OF_ONE);
        piled.set(way, last);
        for (let i = first; i < last && found.length < MOST; i++) {
          const delay = begin + pace * i * APART;
          landed = Math.max(landed, delay + pace);
          const key = `${batch}-${found.length}`;
          found.push({ key, what, target, from, to, delay, waits: !reached.has(source) });
        }
      }
      step.forEach((move) => reached.add(move.target));
      begin = landed;
    }
    if (begin > start) begin += pace * BEAT;
  }
  const latest = Math.max(0, ...found.map((one) => one.delay));
  const hurry = Math.min(1, Math.max(0, LONGEST - pace) / (latest || 1));
  return found.map((one) => ({ ...one, delay: one.delay * hurry }));
}

/** Something newly drawn, and where it lies. */
export interface Arrival {
  node: HTMLElement | SVGElement;
  place: string;
  /** '' for whatever comes there. */
  what: string;
}

/** What each travel carries, by its key; under null what none carries, which is there at once. */
export function carried(travels: Travel[], arrivals: Arrival[]): Map<string | null, Arrival[]> {
  const found = new Map<string | null, Arrival[]>();
  for (const arrival of arrivals) {
    const here = travels.filter(
      ({ target }) => arrival.place === target || arrival.place.startsWith(`${target} `),
    );
    const same = here.filter(({ what }) => what === arrival.what);
    const alike = same.length || !arrival.what ? same : here.filter(({ what }) => what.includes('?'));
    const able = alike.length ? alike : here;
    // One for each, and the last one brings what is left.
    const carrier = able.find(({ key }) => !found.has(key)) ?? able.at(-1);
    const key = carrier?.key ?? null;
    found.set(key, [...(found.get(key) ?? []), arrival]);
  }
  return found;
}
