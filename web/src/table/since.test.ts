import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PlyChanges } from '../games/shared/changes';
import { kept, sinceOwnTurn } from './since';

const plies = (...actors: number[]): PlyChanges[] =>
  actors.map((actor, ply) => ({ ply, actor, seen: '', moves: [], gains: [] }));
const numbers = (found: PlyChanges[]): number[] => found.map((one) => one.ply);

test('what is told again replaces what was known', () => {
  const known = plies(0, 1, 0, 1);
  assert.deepEqual(numbers(kept(known, 2, known.slice(2))), [0, 1, 2, 3]);
  assert.deepEqual(numbers(kept(known, 2, [])), [0, 1]);
  assert.deepEqual(numbers(kept([], 0, known.slice(2))), [2, 3]);
});

test('after one has decided, all that follows is new', () => {
  assert.deepEqual(numbers(sinceOwnTurn(plies(1, 0, -1, 1, 2), 0, true)), [2, 3, 4]);
  assert.deepEqual(numbers(sinceOwnTurn(plies(1, 2, 0), 0, false)), []);
});

test('within a turn of several decisions the others’ moves stay new', () => {
  assert.deepEqual(numbers(sinceOwnTurn(plies(0, 1, 2, 0, 0), 0, true)), [1, 2, 3, 4]);
  assert.deepEqual(numbers(sinceOwnTurn(plies(0, 1, -1, 0, -1, 0), 0, true)), [1, 2, 3, 4, 5]);
  assert.deepEqual(numbers(sinceOwnTurn(plies(0, 1, 0), 0, false)), []);
});

test('a spectator sees the last turn', () => {
  assert.deepEqual(numbers(sinceOwnTurn(plies(0, 0, -1, 1, 1), null, false)), [3, 4]);
  assert.deepEqual(numbers(sinceOwnTurn([], null, false)), []);
});
