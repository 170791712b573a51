import assert from 'node:assert/strict';
import { test } from 'node:test';
import { playersFor } from './company';

test('a game gets as many players as it takes', () => {
  assert.equal(playersFor([2, 3, 4], 3), 3);
  assert.equal(playersFor([2, 3], 4), 3);
  assert.equal(playersFor([3, 5], 2), 3);
});
