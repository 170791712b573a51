import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Flight } from './flights';
import type { RawView } from './model';
import { claimed, travelsBetween, type Arrival, type Places, type Travel } from './travel';

const COVERED = { down: [0, 0, 0, 0, 0, 0], down_size: 0 };
const laid = (up: number[]) => ({ up, ...COVERED });
const NONE = [0, 0, 0, 0, 0, 0];

/** Two players; A and B have cards, C is empty. */
function before(): RawView {
  const mandala = (dark: number, colour: number) => ({
    dark,
    light: dark + 3,
    claim: 0,
    present: [colour],
    cards: [laid(NONE.map((_, c) => (c === colour ? 2 : 0))), laid(NONE)],
  });
  return {
    players: 2,
    set_up: true,
    phase: 'play',
    turn: 0,
    hand_sizes: [3, 3],
    deck: 20,
    discard: NONE,
    singles: [[], []],
    flowers: [],
    last: null,
    mandalas: [
      mandala(0, 1),
      mandala(6, 2),
      { ...mandala(12, 3), present: [], cards: [laid(NONE), laid(NONE)] },
    ],
  } as unknown as RawView;
}

/** Both have ended, as at the end of a game. */
function after(): RawView {
  const now = structuredClone(before());
  for (const m of [0, 1]) {
    Object.assign(now.mandalas[m]!, { present: [], cards: [laid(NONE), laid(NONE)] });
  }
  return Object.assign(now, { phase: 'done' });
}

const everywhere: Places = new Map(
  ['hand', 'discard', 'deck', 'seat-0', 'seat-1', 'm0-s0', 'm1-s0'].map((name) => [name, {} as DOMRect]),
);

test('mandalas that end together are cleared one after another', () => {
  const pace = 400;
  const travels = travelsBetween(before(), after(), 0, everywhere, everywhere, pace);
  const of = (place: string) => travels.filter((one) => one.flight.from === place).map((one) => one.delay);
  assert.equal(of('m0-s0').length, 2);
  // The second begins when the last card of the first has landed.
  assert.equal(Math.min(...of('m1-s0')), Math.max(...of('m0-s0')) + pace);
});

const travel = (key: string, flight: Partial<Flight>): Travel => ({
  key,
  flight: {
    from: 'deck',
    to: 'hand',
    kind: 'card',
    colour: null,
    tile: null,
    count: 1,
    stage: 0,
    wave: 0,
    ...flight,
  },
  from: {} as DOMRect,
  to: {} as DOMRect,
  delay: 0,
});
const arrival = (at: string, kind: 'card' | 'tile' = 'card', colour: number | null = null): Arrival => ({
  node: {} as HTMLElement,
  at,
  kind,
  colour,
});

test('what is new is carried by what flies there, one by one, the rest by the last', () => {
  const travels = [travel('a', {}), travel('b', {})];
  const found = claimed(travels, [arrival('hand-red'), arrival('hand-red'), arrival('hand-green')]);
  assert.deepEqual(
    [...found].map(([key, things]) => [key, things.length]),
    [
      ['a', 1],
      ['b', 2],
    ],
  );
});

test('a card of its colour, a tile as a tile, and nothing waits for nobody', () => {
  const travels = [
    travel('red', { to: 'm0-s0', colour: 2 }),
    travel('green', { to: 'm0-s0', colour: 3 }),
    travel('tile', { to: 'seat-1', kind: 'tile', tile: 4 }),
  ];
  const found = claimed(travels, [
    arrival('m0-s0', 'card', 3),
    arrival('seat-1', 'tile'),
    arrival('m2-s0', 'card', 3),
  ]);
  assert.deepEqual(
    [...found].map(([key, things]) => [key, things[0]!.at]),
    [
      ['green', 'm0-s0'],
      ['tile', 'seat-1'],
      [null, 'm2-s0'],
    ],
  );
});
