import assert from 'node:assert/strict';
import { test } from 'node:test';
import { soundOf } from './tableSounds';
import { pieces } from './tokens';

const at = (plies: number, legal: number, status: 'playing' | 'finished' = 'playing') => ({
  plies,
  legal: Array<number>(legal),
  status,
});

test('what is heard when a table moves on', () => {
  assert.equal(soundOf(null, at(4, 2)), null);
  assert.equal(soundOf(at(4, 0), at(4, 0)), null);
  assert.equal(soundOf(at(4, 2), at(3, 2)), null); // taken back
  assert.equal(soundOf(at(4, 0), at(5, 0)), 'move');
  assert.equal(soundOf(at(4, 3), at(5, 2)), 'move');
  assert.equal(soundOf(at(4, 0), at(5, 2)), 'turn');
  assert.equal(soundOf(at(4, 0), at(5, 0, 'finished')), 'over');
});

test('a sentence is cut where things are named, by characters', () => {
  const line = {
    text: 'Ann 🙂 plays red.',
    tokens: [
      { start: 0, end: 5, field: 'seat', value: '1' },
      { start: 12, end: 15, field: 'colour', value: 'red' },
    ],
  };
  assert.deepEqual(
    pieces(line).map(({ text, value }) => [text, value]),
    [
      ['Ann 🙂', '1'],
      [' plays ', ''],
      ['red', 'red'],
      ['.', ''],
    ],
  );
});
