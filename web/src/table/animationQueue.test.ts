import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AnimationQueue } from './animationQueue';

test('moves that come together are shown one after another, each when the one before has been seen', () => {
  const queue = new AnimationQueue({ ply: 0 });
  for (const ply of [1, 2, 3]) queue.come({ ply }, 400);
  const seen = [];
  while (queue.behind) {
    queue.next(400);
    seen.push(queue.shown.ply);
  }
  assert.deepEqual(seen, [1, 2, 3]);
  assert.equal(queue.next(400), false);
});

test('the more of them wait, the quicker they are; the last has its full time', () => {
  const queue = new AnimationQueue({ ply: 0 });
  for (let ply = 1; ply <= 10; ply++) queue.come({ ply }, 400);
  const paces = [];
  while (queue.next(400)) paces.push(queue.pace);
  assert.deepEqual(
    paces,
    [...paces].sort((a, b) => a - b),
  );
  assert.equal(paces.at(-1), 400);
  assert.ok(paces[0]! < 100);
});

test('without movement, and after a long absence, there is only the newest', () => {
  const queue = new AnimationQueue({ ply: 0 });
  for (const ply of [1, 2]) queue.come({ ply }, 0);
  assert.deepEqual([queue.shown.ply, queue.behind], [2, false]);
  queue.come({ ply: 3 }, 400);
  queue.come({ ply: 30 }, 400);
  assert.deepEqual([queue.shown.ply, queue.behind], [30, false]);
});

test('acting shows the newest, and what is taken back is gone', () => {
  const queue = new AnimationQueue({ ply: 0 });
  for (const ply of [1, 2, 3]) queue.come({ ply }, 400);
  queue.next(400);
  assert.equal(queue.shown.ply, 1);
  queue.cut();
  assert.deepEqual([queue.shown.ply, queue.behind], [3, false]);
  for (const ply of [4, 5]) queue.come({ ply }, 400);
  queue.come({ ply: 4 }, 400);
  assert.deepEqual([queue.shown.ply, queue.behind], [4, false]);
});

test('the same position told again does not wait, nor does it hide the one before', () => {
  const queue = new AnimationQueue<{ ply: number; chat?: string }>({ ply: 0 });
  queue.come({ ply: 1 }, 400);
  queue.next(400);
  queue.come({ ply: 1, chat: 'a' }, 400);
  assert.equal(queue.shown.chat, 'a');
  queue.come({ ply: 2 }, 400);
  queue.come({ ply: 2, chat: 'b' }, 400);
  assert.equal(queue.shown.chat, 'a');
  queue.cut();
  assert.equal(queue.shown.chat, 'b');
});
