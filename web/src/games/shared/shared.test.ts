import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Move, PlyChanges } from './changes';
import { keep } from './keep';
import { arriving, leaving, signed, sums } from './ghosts';
import { Headroom } from './headroom';
import { nearest } from './keys';
import { apart, type Label } from './labels';
import { lastMoves, touched } from './lastMoves';
import { names, placeOf, type Places } from './places';
import { carried, steps, travelsOf, type Arrival, type Travel } from './travel';

const move = (what: string, source: string, target: string, amount: number | null = 1): Move => ({
  what,
  source,
  target,
  amount,
});
const ply = (actor: number, ...moves: Move[]): PlyChanges => ({ ply: 0, actor, seen: '', moves, gains: [] });
const at = (...places: string[]): Places => new Map(places.map((name) => [name, { x: 1 } as DOMRect]));
const PACE = 400;

test('a thing is looked for at the most specific place that is drawn', () => {
  assert.deepEqual(names('hand 0', 'card red'), ['hand 0 card red', 'hand 0 card', 'hand 0', 'hand']);
  const places = new Map([
    ['hand 0', 'the hand'],
    ['hand 0 card red', 'its red cards'],
    ['deck', 'the deck'],
  ]);
  assert.equal(placeOf(places, 'hand 0', 'card red'), 'its red cards');
  assert.equal(placeOf(places, 'hand 0', 'card ?'), 'the hand');
  assert.equal(placeOf(places, 'hand 1', 'card red'), undefined);
});

test('what needs an empty place, or a thing that has just come, waits for it', () => {
  const play = move('card red', 'hand 0', 'cards A 0 up');
  const draw = move('card ?', 'deck', 'hand 0', 3);
  const clear = move('card red', 'cards A 0 up', 'discard');
  const take = move('tile red a', 'tile A dark', 'tiles 0');
  const begin = move('tile red b', 'stack dark', 'tile A dark');
  assert.deepEqual(steps([play, draw]), [[play], [draw]]);
  assert.deepEqual(steps([play, clear, take, begin]), [[play], [clear, take], [begin]]);
  assert.deepEqual(steps([clear, take]), [[clear, take]]);
  assert.deepEqual(steps([]), []);
});

test('plies travel one after another, and a pile one thing after another', () => {
  const places = at('hand 0', 'hand 1', 'cards');
  const plies = [ply(0, move('card', 'hand 0', 'cards', 2)), ply(1, move('card', 'hand 1', 'cards'))];
  const found = travelsOf(plies, places, places, PACE);
  assert.equal(found.length, 3);
  assert.ok(found[1]!.delay > 0 && found[1]!.delay < PACE);
  assert.ok(found[2]!.delay >= found[1]!.delay + PACE);
});

test('what chance does in a row goes in one go', () => {
  const places = at('deck', 'hand 0', 'cards');
  const draw = ply(-1, move('card ?', 'deck', 'hand 0'));
  const found = travelsOf([ply(0, move('card', 'hand 0', 'cards')), draw, draw, draw], places, places, PACE);
  assert.equal(found.length, 4);
  const [first, second, third] = found.slice(1).map((one) => one.delay);
  assert.ok(first! >= PACE && second! > first! && third! > second!);
  assert.ok(third! < first! + PACE);
});

test('of a large pile a few things travel, and a thing without a place does not', () => {
  const places = at('deck', 'hand 0');
  assert.equal(travelsOf([ply(-1, move('card', 'deck', 'hand 0', 30))], places, places, PACE).length, 4);
  assert.equal(travelsOf([ply(-1, move('card', 'deck', 'hand 0', null))], places, places, PACE).length, 1);
  assert.equal(travelsOf([ply(-1, move('card', 'deck', 'bag'))], places, places, PACE).length, 0);
});

test('a thing that moves on later does not lie at its source before it has come there', () => {
  const places = at('hand 0', 'cards', 'discard');
  const found = travelsOf(
    [ply(0, move('card', 'hand 0', 'cards'), move('card', 'cards', 'discard'))],
    places,
    places,
    PACE,
  );
  assert.deepEqual(
    found.map((one) => one.waits),
    [true, false],
  );
});

test('however much happens, it has landed after six seconds', () => {
  const places = at('a', 'b');
  const many = Array.from({ length: 40 }, (_, i) => ply(0, move('t', i % 2 ? 'b' : 'a', i % 2 ? 'a' : 'b')));
  const latest = Math.max(...travelsOf(many, places, places, PACE).map((one) => one.delay));
  assert.ok(latest + PACE <= 6000);
});

const travel = (key: string, what: string, target: string): Travel => ({
  key,
  what,
  target,
  from: {} as DOMRect,
  to: {} as DOMRect,
  delay: 0,
  waits: true,
});
const arrival = (place: string, what = ''): Arrival => ({ node: {} as HTMLElement, place, what });

test('what is newly drawn is carried by the travel that brings it', () => {
  const [red, green] = [arrival('hand 0 card red', 'card red'), arrival('hand 0 card green', 'card green')];
  const other = arrival('discard', 'card red');
  const travels = [travel('1', 'card green', 'hand 0'), travel('2', 'card red', 'hand 0')];
  const found = carried(travels, [red, green, other]);
  assert.deepEqual(found.get('2'), [red]);
  assert.deepEqual(found.get('1'), [green]);
  assert.deepEqual(found.get(null), [other]);
});

test('unknown things carry whatever shows, and the last one brings what is left', () => {
  const shown = ['card red', 'card red', 'card red'].map((what) => arrival('hand 0', what));
  const found = carried([travel('1', 'card ?', 'hand 0'), travel('2', 'card ?', 'hand 0')], shown);
  assert.deepEqual(found.get('1'), [shown[0]]);
  assert.deepEqual(found.get('2'), [shown[1], shown[2]]);
});

test('ghosts lie where things would be in the end', () => {
  const moves = [
    move('card red', 'hand 0', 'cards A 0 up', 2),
    move('card red', 'cards A 0 up', 'discard', 3),
    move('card ?', 'deck', 'hand 0', null),
  ];
  assert.deepEqual(arriving(moves), [
    { what: 'card red', place: 'discard', amount: 3 },
    { what: 'card ?', place: 'hand 0', amount: null },
  ]);
  assert.deepEqual(leaving(moves), [
    { what: 'card red', place: 'hand 0', amount: 2 },
    { what: 'card red', place: 'cards A 0 up', amount: 1 },
    { what: 'card ?', place: 'deck', amount: null },
  ]);
});

test('gains add up, unless one of them is unknown', () => {
  const gain = (seat: number, amount: number | null) => ({
    seat,
    what: 'points',
    amount,
    why: 'x',
    text: '',
  });
  assert.deepEqual(sums([gain(0, 2), gain(1, 4), gain(0, 3), gain(1, null)]), [
    { seat: 0, what: 'points', amount: 5 },
    { seat: 1, what: 'points', amount: null },
  ]);
  assert.deepEqual([3, -2, 0, null].map(signed), ['+3', '−2', '+0', '?']);
});

test('of each opponent the last turn is marked, with what chance added to it', () => {
  const since = [
    ply(0, move('a', 'x', 'mine')),
    ply(1, move('a', 'x', 'early')),
    ply(2, move('a', 'x', 'second')),
    ply(1, move('a', 'x', 'late')),
    ply(1, move('a', 'x', 'later')),
    ply(-1, move('a', 'x', 'drawn')),
  ];
  const found = lastMoves(since, 0);
  assert.deepEqual(
    [...touched(found)],
    [
      ['second', 2],
      ['late', 1],
      ['later', 1],
      ['drawn', 1],
    ],
  );
});

test('an arrow goes to what lies next in its direction', () => {
  const box = (x: number, y: number) => ({ x, y, width: 10, height: 10 });
  const others = [box(30, 0), box(60, 0), box(0, 40), box(-30, 5)];
  assert.equal(nearest(box(0, 0), others, [1, 0]), 0);
  assert.equal(nearest(box(0, 0), others, [0, 1]), 2);
  assert.equal(nearest(box(0, 0), others, [-1, 0]), 3);
  assert.equal(nearest(box(0, 0), others, [0, -1]), -1);
});

test('what stands above a board is as much as it was in this turn and the one before', () => {
  const headroom = new Headroom();
  const look = (top: number, yours = true, size = '360 740'): number => headroom.look(top, size, yours);
  assert.equal(look(100, false), 100);
  assert.equal(look(110), 110);
  assert.equal(look(150), 150); // a longer question
  assert.equal(look(100), 150); // and a shorter one: nothing moves
  assert.equal(look(100, false), 150);
  assert.equal(look(110), 150); // the next turn begins
  assert.equal(look(100, false), 150);
  assert.equal(look(110), 110); // nothing was longer for a whole turn
  assert.equal(look(150), 150);
  assert.equal(look(90, true, '740 360'), 90);
});

test('labels stay on the board and lie over no other label', () => {
  const label = (x: number, y: number, width = 40, tall = 40): Label => ({ x, y, tall, width, height: 10 });
  assert.deepEqual(apart([label(100, 50)], 300), [{ left: 80, top: 43 }]);
  // A small thing is not hidden by its own name.
  assert.deepEqual(apart([label(100, 50, 40, 10)], 300), [{ left: 80, top: 47 }]);
  assert.deepEqual(
    apart([label(5, 50), label(295, 50)], 300).map((one) => one.left),
    [0, 260],
  );
  const [first, second, third] = apart([label(100, 50), label(110, 50), label(90, 50)], 300);
  assert.deepEqual([first!.top, second!.top, third!.top], [43, 53, 33]);
  assert.equal(apart([label(100, 50), label(141, 50)], 300)[1]!.top, 43);
});

test('what has not changed stays the same object', () => {
  const old = { a: [{ n: 1 }, { n: 2 }], b: { c: 'x' }, d: null as number[] | null };
  const now = keep(old, { a: [{ n: 1 }, { n: 3 }], b: { c: 'x' }, d: [1] });
  assert.deepEqual(now, { a: [{ n: 1 }, { n: 3 }], b: { c: 'x' }, d: [1] });
  assert.equal(now.a[0], old.a[0]);
  assert.notEqual(now.a, old.a);
  assert.equal(now.b, old.b);
  assert.equal(keep(old, structuredClone(old)), old);
  assert.deepEqual(keep([1, 2], [1]), [1]);
  assert.deepEqual(keep({ a: 1, b: 2 }, { a: 1 }), { a: 1 });
  assert.deepEqual(keep({ a: undefined }, { b: undefined }), { b: undefined });
  assert.deepEqual(keep(null, { a: 1 }), { a: 1 });
});
