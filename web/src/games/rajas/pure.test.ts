// The parts of the board that do not draw.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { roadsOf } from './art';
import { partsOf } from './parts';
import { layoutOf, paneFor } from './layout';
import { pastMoves, pastPlaces } from './past';
import { payingStalls, sumText } from './paying';
import { limited, spread } from './zoom';
import type { RajasProspects } from '../../generated/prospects/rajas';
import type { RajasView } from '../../generated/views/rajas';

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
  assert.equal(layoutOf(1500, 1080, 950), 'wide');
  assert.equal(layoutOf(1024, 900, 770), 'wide');
  assert.equal(layoutOf(950, 650, 520), 'middle');
  assert.equal(layoutOf(790, 1180, 1000), 'tall');
  assert.equal(layoutOf(710, 360, 260), 'flat');
  assert.equal(layoutOf(344, 740, 580), 'phone');
  assert.equal(paneFor('lay'), 'province');
  assert.equal(paneFor('yield'), 'temples');
  assert.equal(paneFor('pay'), null);
});

test('the stalls that would pay are those the engine lists first', () => {
  const tea = [3, 2, 1].map((coins, i) => ({ cell: (['b1', 'b2', 'c2'] as const)[i]!, coins }));
  const prospects = {
    stalls: { silk: [], tea, spices: [] },
    stalls_by_face: [1, 2, 3, 4, 5, 6],
    assorted_cells: tea.slice(0, 1),
    spaces: [{ space: 'tea', dice: [{ colour: 'blue', face: 2 }] }],
  } as unknown as RajasProspects;
  const view = {
    agenda: [{ what: 'sell-good', good: 'tea' }],
    asked: { stalls_up_to: 3 },
  } as unknown as RajasView;
  const said = (choice: string): string => sumText(payingStalls(view, prospects, choice));
  assert.equal(said('pay blue 1'), '3');
  assert.equal(said('pay blue 2'), '3 + 2 = 5');
  assert.equal(said('worker tea'), '3 + 2 = 5');
  assert.equal(said('worker assorted'), '3');
  assert.equal(said('good tea'), '3 + 2 + 1 = 6');
  assert.equal(said('worker balcony'), '');
  assert.equal(said('good silk'), '');
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
