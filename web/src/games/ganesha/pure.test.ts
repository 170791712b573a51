import assert from 'node:assert/strict';
import test from 'node:test';
import { altarShape, type AltarShape } from './altar';
import type { Choice } from '../../table/types';
import { carriedTo } from './carrying';
import { COLOURS, CUTS } from './gems';
import { wish } from './wishes';
import { petalLayout, RIM } from './petals';
import { stageFor } from './stage';

const FOUR = ['  o o o', ' o o o o', 'o o o o o', ' o o o o', '  o o o'];
const TWO = ['  o . .', ' . o o .', '. o o o o', ' . o o .', '  o . .'];
const shapeOf = (rows: string[]): AltarShape =>
  altarShape(
    rows.flatMap((text, row) =>
      [...text].flatMap((sign, column) => (sign === 'o' ? [{ hex: `${row} ${column}`, column, row }] : [])),
    ),
  );
const ROUNDS = { width: 112, height: 106 };
const BAG = { width: 66, height: 60 };

test('neighbours on the altar are a hex apart', () => {
  const two = shapeOf(TWO);
  const at = (name: string) => two.cells.find((cell) => cell.name === name)!;
  for (const near of ['1 3', '2 6', '3 5', '2 2']) {
    const apart = Math.hypot(at('2 4').x - at(near).x, at('2 4').y - at(near).y);
    assert.ok(Math.abs(apart - 1) < 0.01, near);
  }
});

test('every number of slots finds room, from the rim inwards, and none covers another', () => {
  for (let slots = 1; slots <= 20; slots++) {
    const { spots, size } = petalLayout(slots);
    assert.equal(spots.length, slots);
    const far = spots.map(({ x, y }) => Math.hypot(x, y));
    assert.ok(far.every((one) => one + size / 2 <= RIM));
    assert.ok(far.every((one, i) => i === 0 || one <= far[i - 1]! + 1e-9));
    spots.forEach((a, i) =>
      spots.slice(i + 1).forEach((b) => assert.ok(Math.hypot(a.x - b.x, a.y - b.y) > size * 0.86)),
    );
  }
});

test('altar and mandala never overlap, and a finger can hit every hex', () => {
  const shape = shapeOf(FOUR);
  for (const [width, height] of [
    [344, 330],
    [414, 215],
    [740, 410],
    [820, 640],
    [780, 800],
    [1900, 1100],
  ] as const) {
    const stage = stageFor(shape, width, height, ROUNDS, BAG);
    assert.ok(stage.hex >= 44, `${width} x ${height}`);
    const { x, y, radius } = stage.mandala;
    for (const cell of shape.cells) {
      const apart = Math.hypot(
        stage.altar.x + cell.x * stage.hex - x,
        stage.altar.y + cell.y * stage.hex - y,
      );
      assert.ok(apart >= radius + stage.hex * 0.5, `${width} x ${height}: ${cell.name}`);
    }
    assert.ok(x + radius <= width + 1 && y + radius <= stage.height + 1);
  }
});

test('rounds without a width are a strip above', () => {
  const stage = stageFor(shapeOf(FOUR), 414, 240, { width: 0, height: 20 }, BAG);
  assert.deepEqual(stage.rounds, { x: 0, y: 0, width: 414, height: 20 });
  assert.ok(stage.altar.y >= 20);
});

test('gems have cuts of their own', () => {
  const corners = COLOURS.map((colour) => CUTS[colour].outline.split('L').length);
  assert.equal(new Set(corners).size, COLOURS.length);
});

test('a tap on what is not lit is explained', () => {
  assert.equal(wish('hex a1', 'more'), 'take a1');
  assert.equal(wish('hex a1', 'swap'), 'swap a1');
  assert.equal(wish('well red', 'offer'), 'offer red red');
  assert.equal(wish('well red', 'place'), 'place red');
  assert.equal(wish('well red', 'set'), 'set 1 red');
  assert.equal(wish('slot 2', 'store'), 'slot 2');
  assert.equal(wish('slot 2', 'lift'), 'lift 2');
  assert.equal(wish('petal red', 'take'), 'remove red');
  assert.equal(wish('seat 1', 'take'), 'give 2');
  assert.equal(wish('bowl', 'take'), 'keep');
});

test('a gem that is carried goes where a tap would send it', () => {
  const choice = (notation: string, kind: string, fields: Record<string, unknown>): Choice =>
    ({ notation, kind, fields, text: notation }) as Choice;
  const take = choice('take a1', 'take', { hex: 'a1' });
  const keep = choice('keep', 'keep', {});
  const direct = new Map([
    ['hex a1', take],
    ['bowl', keep],
  ]);
  const go = (from: string, to: string, legal: Choice[] = []) => carriedTo(from, to, legal, direct)?.notation;
  assert.equal(go('hex a1', 'mine'), 'take a1');
  assert.equal(go('hex a1', 'petal red'), undefined);
  assert.equal(go('taken red', 'bowl'), 'keep');
  assert.equal(go('taken red', 'hex a1'), undefined);
  const offers = ['red red', 'yellow red', 'yellow blue'].map((ways) => {
    const [offered, colour] = ways.split(' ');
    return choice(`offer ${ways}`, 'offer', { offered, colour });
  });
  assert.equal(go('well red', 'petal red', offers), undefined); // red or yellow may be offered
  assert.equal(go('well yellow', 'petal blue', offers), 'offer yellow blue');
  assert.equal(go('well red', 'petal blue', offers), undefined);
  const set = choice('set 2 red', 'set', { slot: 2, colour: 'red' });
  assert.equal(go('well red', 'slot 2', [set]), 'set 2 red');
  const place = choice('place red', 'place', { colour: 'red' });
  assert.equal(go('well red', 'petal red', [place]), 'place red');
});
