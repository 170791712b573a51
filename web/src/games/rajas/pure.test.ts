// The parts of the board that do not draw.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { roadsOf } from './art';
import { partsOf } from './parts';
import { layoutOf, paneFor } from './layout';

test('what a component gives is read from the text of the edition', () => {
  const plain = (text: string): unknown[] => partsOf(text).map(({ what, n, colours }) => [what, n, colours]);
  assert.deepEqual(plain('3 money + 1 upgrade'), [
    ['money', 3, []],
    ['upgrade', 1, []],
  ]);
  assert.deepEqual(plain('2 orange dice'), [['colour-dice', 2, ['orange']]]);
  assert.deepEqual(plain('purple dice per karma'), [['colour-dice-per-karma', 0, ['purple']]]);
  assert.deepEqual(plain('dice blue green orange'), [['listed-dice', 3, ['blue', 'green', 'orange']]]);
  assert.deepEqual(plain('one good up to 4'), [['one-good-up-to', 4, []]]);
  assert.deepEqual(partsOf('1 fame per 3 river'), [{ what: 'fame-per-river', n: 1, colours: [], spaces: 3 }]);
});

test('roads turn with the tile, a quarter to the right each time', () => {
  assert.deepEqual(roadsOf('bend'), ['up', 'right']);
  assert.deepEqual(roadsOf('bend', 1), ['right', 'down']);
  assert.deepEqual(roadsOf('T', 2), ['down', 'left', 'right']);
});

test('windows of all shapes have a layout', () => {
  assert.equal(layoutOf(1500, 1080), 'wide');
  assert.equal(layoutOf(950, 650), 'middle');
  assert.equal(layoutOf(790, 1180), 'tall');
  assert.equal(layoutOf(710, 360), 'flat');
  assert.equal(layoutOf(344, 740), 'phone');
  assert.equal(paneFor('lay'), 'province');
  assert.equal(paneFor('yield'), 'temples');
  assert.equal(paneFor('pay'), null);
});
