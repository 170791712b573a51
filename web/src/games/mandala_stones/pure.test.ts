import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { speaker } from '../../i18n/fluent';
import type { MandalaStonesEdition } from '../../generated/editions/mandala_stones';
import type { Choice } from '../../table/types';
import { sorted } from './choices';
import {
  arrangeBeside,
  circlePoint,
  FIELD,
  fieldWidth,
  layoutOf,
  mandalaPoint,
  ringEnd,
  ringOf,
  stackPoints,
  thickness,
} from './geometry';
import { marksOf } from './marks';
import { pastPlaces } from './past';
import { nameOf, stoneNamed } from './stones';
import { named } from '../shared/named';
import { needText, ruleText, stackText } from './words';

const CIRCLES = {
  A: [1, 5, 8, 4],
  B: [2, 6, 9, 5],
  C: [3, 7, 10, 6],
  D: [8, 12, 15, 11],
  E: [9, 13, 16, 12],
  F: [10, 14, 17, 13],
  G: [15, 19, 22, 18],
  H: [16, 20, 23, 19],
  I: [17, 21, 24, 20],
};
const edition = (circles: Record<string, number[]> = CIRCLES, count = 24): MandalaStonesEdition =>
  ({
    stacks: { count },
    circles,
    'objective-a': { rule: 'only pattern', pattern: 'starburst', least: 1, most: 5, points: 7 },
    'objective-g': { rule: 'colour', colour: 'red', least: 2, most: 2, points: 5 },
  }) as unknown as MandalaStonesEdition;

const said = (lang: string) =>
  speaker([[lang, readFileSync(`../src/mandapa/games/mandala_stones/words/${lang}.ftl`, 'utf8')]]);

describe('the main board', () => {
  it('puts a stack between the circles it is beside', () => {
    const points = stackPoints(edition());
    const [a, b] = [circlePoint('A'), circlePoint('B')];
    assert.deepEqual(points[4], { x: (a.x + b.x) / 2, y: a.y });
    assert.equal(new Set(points.map(({ x, y }) => `${x} ${y}`)).size, 24);
    for (const { x, y } of points) {
      assert.ok(x > 0);
      assert.ok(x < FIELD.width);
      assert.ok(y < FIELD.height);
    }
  });
  it('draws an edition whose circles share other stacks, none over another', () => {
    const odd = { ...CIRCLES, A: [1, 5, 8, 24], I: [17, 21, 4, 20] };
    const points = stackPoints(edition(odd));
    for (const [i, one] of points.entries())
      for (const other of points.slice(i + 1)) assert.ok(Math.hypot(one.x - other.x, one.y - other.y) > 20);
  });
  it('keeps a high stack in its place', () => {
    assert.ok(thickness(4) * 4 <= 32);
    assert.ok(thickness(15) * 15 <= 32);
    assert.equal(thickness(1), thickness(2));
  });
});

describe('the mandala', () => {
  it('goes round in rings of six, twelve and so on', () => {
    assert.deepEqual([1, 2, 7, 8, 19, 20, 61, 62].map(ringOf), [0, 1, 1, 2, 2, 3, 4, 5]);
    assert.equal(ringEnd(4), 61);
    assert.deepEqual(mandalaPoint(1), { x: 0, y: 0 });
    assert.deepEqual(mandalaPoint(2), { x: 0, y: -40 });
    assert.ok(mandalaPoint(3).x > 0); // clockwise
    const places = Array.from({ length: 240 }, (_, i) => mandalaPoint(i + 1));
    for (const [i, one] of places.entries())
      for (const other of places.slice(i + 1)) assert.ok(Math.hypot(one.x - other.x, one.y - other.y) > 35);
  });
});

describe('windows', () => {
  it('finds a layout for every one', () => {
    const of = (width: number, tall: number) => layoutOf(width, tall);
    assert.equal(of(344, 740), 'phone');
    assert.equal(of(710, 360), 'flat');
    assert.equal(of(788, 1180), 'upright');
    assert.equal(of(950, 650), 'beside');
  });
  it('leaves room beside the board, and on a phone below it', () => {
    assert.ok(fieldWidth(950, 520, 'beside') <= 950 - 432);
    assert.equal(fieldWidth(344, 500, 'phone'), 270);
    assert.deepEqual(arrangeBeside(420, 280, 3), { mandala: 170, others: 'rows' });
    assert.equal(arrangeBeside(570, 640, 1).others, 'below');
  });
});

it('reads the marks of the spiral off the edition', () => {
  const found = marksOf({
    ...edition().spiral,
    plus_1: [2],
    plus_2: [3],
    hands_2: 4,
    hands_3: 3,
    hands_4: 9,
  });
  assert.deepEqual(found.get(2), { bonus: 1, hands: 0 });
  assert.deepEqual(found.get(3), { bonus: 2, hands: 3 });
  assert.deepEqual([...found.keys()].sort(), [2, 3, 4, 9]);
});

describe('choosing', () => {
  const choice = (notation: string, fields: Record<string, unknown>): Choice =>
    ({ notation, kind: notation.split(' ')[0]!, fields, text: '' }) as unknown as Choice;
  it('sorts what may be done by what it is about', () => {
    const found = sorted([
      choice('collect A E', { artist: 'A', circle: 'E' }),
      choice('score red', { colour: 'red' }),
      choice('tops 1-3', { spaces: '1-3' }),
      choice('first 9', { stack: 9 }),
      choice('space 2', { space: 2 }),
    ]);
    assert.deepEqual([...found.artists], ['A']);
    assert.equal(found.collects.get('A E')?.notation, 'collect A E');
    assert.deepEqual([...found.tops], [1, 3]);
    assert.deepEqual(
      [[...found.firsts.keys()], [...found.spaces.keys()], [...found.colours.keys()]],
      [[9], [2], ['red']],
    );
  });
});

describe('words', () => {
  it('calls things by their names, in the forms that a language has', () => {
    const stone = { colour: 'red', pattern: 'ring' } as const;
    assert.equal(said('en')('board-stone', named(said('en'), stone)), 'red ring');
    assert.equal(said('ru')('board-stone', named(said('ru'), stone)), 'красный с кольцом');
    assert.equal(said('fr')('board-stone', named(said('fr'), stone)), 'rouge à anneau');
    assert.equal(said('es')('board-stone', named(said('es'), stone)), 'roja con anillo');
    assert.equal(
      stackText(said('en'), [stone, { colour: 'blue', pattern: null }]),
      'from the top: blue, pattern covered, red ring',
    );
    assert.equal(stackText(said('en'), []), 'no stone');
  });
  it('says what an objective asks for and what is missing', () => {
    const say = said('en');
    const met = { met: false, points: 5, count: 0, missing: 2 };
    const state = { ...met, card: 'g', range: 'exactly', wrong: [] as number[] } as const;
    assert.equal(
      ruleText(say, edition(), { ...state, card: 'a', range: 'least', wrong: [] }),
      'every visible stone bears a starburst',
    );
    assert.equal(ruleText(say, edition(), { ...state, wrong: [] }), 'exactly 2 red stones visible');
    assert.ok(ruleText(said('ru'), edition(), { ...state, wrong: [] }).includes('красных'));
    assert.equal(needText(say, { ...state, wrong: [] }), '2 more needed.');
    assert.equal(needText(say, { ...state, missing: -1, wrong: [] }), '1 too many.');
    assert.equal(needText(say, { ...state, wrong: [2, 4] }), 'Spaces 2, 4 are in the way.');
    assert.equal(needText(say, { ...state, met: true, wrong: [] }), 'Met now.');
  });
  it('names stones as moves do', () => {
    assert.equal(nameOf({ colour: 'red', pattern: null }), 'stone red ?');
    assert.deepEqual(stoneNamed('stone red ?'), { colour: 'red', pattern: null });
    assert.deepEqual(stoneNamed('stone blue ring'), { colour: 'blue', pattern: 'ring' });
  });
});

it('finds the places of a past move', () => {
  const fields = { artist: 'A', circle: 'E', space: 3, shown: [{ stack: 9 }] };
  assert.deepEqual(
    pastPlaces({ fields, seat: 1 }),
    new Set(['circle A', 'circle E', 'stack 9', 'space 1 3']),
  );
  assert.deepEqual(
    pastPlaces({ fields: { spaces: [{ space: '1' }, { space: '2' }] }, seat: 0 }),
    new Set(['space 0 1', 'space 0 2']),
  );
  assert.equal(pastPlaces(null).size, 0);
});
