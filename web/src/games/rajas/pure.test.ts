// The parts of the board that do not draw.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { layoutOf, paneFor, panesOf } from './layout';
import { pastMoves, pastPlaces } from './past';
import { sumText } from './paying';
import { written } from './pictures';
import { limited, spread } from './zoom';
import type { Part } from '../../generated/views/rajas';

test('a part is written with its number where that says something', () => {
  const none = { spaces: null, colours: [], good: null, back: null };
  const said = (what: Part['what'], number: number | null): string => written({ what, number, ...none });
  assert.equal(said('money', 1), '1');
  assert.equal(said('karma', 1), '');
  assert.equal(said('karma', 2), '2');
  assert.equal(said('any-room', null), '?');
  assert.equal(said('reroll', null), '');
  assert.equal(said('sail-by-die', null), '');
});

test('windows of all shapes have a layout', () => {
  assert.equal(layoutOf(1500, 1080, 950), 'wide');
  assert.equal(layoutOf(1024, 900, 770), 'wide');
  assert.equal(layoutOf(1318, 650, 520), 'broad');
  assert.equal(layoutOf(950, 650, 520), 'middle');
  assert.equal(layoutOf(790, 1180, 1000), 'tall');
  assert.equal(layoutOf(710, 360, 260), 'flat');
  assert.equal(layoutOf(344, 740, 580), 'phone');
  assert.deepEqual(panesOf('broad', true), []);
  assert.deepEqual(panesOf('middle', true), ['board', 'tiles', 'temples']);
  assert.deepEqual(panesOf('phone', false), ['board', 'tiles', 'province', 'others']);
  assert.equal(paneFor('lay'), 'province');
  assert.equal(paneFor('yield'), 'temples');
  assert.equal(paneFor('pay'), null);
});

test('stalls that pay are added up', () => {
  const said = (...coins: number[]): string => sumText(coins.map((one) => ({ cell: 'b1', coins: one })));
  assert.equal(said(), '');
  assert.equal(said(3), '3');
  assert.equal(said(3, 2, 1), '3 + 2 + 1 = 6');
});

test('a past move is shown where it happened', () => {
  assert.deepEqual(pastPlaces({ space: 'tea', pays: 0 }, 1), ['space tea']);
  assert.deepEqual(pastPlaces({ space: 4 }, 1), ['river 4']);
  assert.deepEqual(pastPlaces({ colour: 'blue', back: 'cow' }, 1), ['stack blue cow']);
  assert.deepEqual(pastPlaces({ colour: 'blue', face: 3 }, 1), ['dice 1']);
  assert.deepEqual(pastPlaces({ cell: 'b2', turn: 1 }, 1), ['province 1 b2']);
  assert.deepEqual(pastPlaces({ room: 3 }, 0), ['space palace-3']);
  assert.deepEqual(pastPlaces({ bonus: 'edge-3' }, 0), ['edge 0 3']);
  assert.deepEqual(pastPlaces({ steps: 2 }, 0), ['seat 0']);
  assert.deepEqual(pastMoves(null), []);
  assert.deepEqual(pastMoves({ fields: {}, seat: -1 }), []);
  assert.equal(pastMoves({ fields: { good: 'tea' }, seat: 1 })[0]?.moves[0]?.target, 'space tea');
});

test('two fingers enlarge within limits', () => {
  const at = (clientX: number, clientY: number) => ({ clientX, clientY });
  assert.equal(spread([at(0, 0), at(30, 40)]), 50);
  assert.equal(limited(0.4), 1);
  assert.equal(limited(2), 2);
  assert.equal(limited(9), 3);
});
