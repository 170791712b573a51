import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Moments } from './moments';

test('moves that come together are shown one after another, each when the one before has been seen', () => {
  const moments = new Moments({ ply: 0 });
  for (const ply of [1, 2, 3]) moments.come({ ply }, 400);
  const seen = [];
  while (moments.behind) {
    moments.next(400);
    seen.push(moments.shown.ply);
  }
  assert.deepEqual(seen, [1, 2, 3]);
  assert.equal(moments.next(400), false);
});

test('the more of them wait, the quicker they are; the last has its full time', () => {
  const moments = new Moments({ ply: 0 });
  for (let ply = 1; ply <= 10; ply++) moments.come({ ply }, 400);
  const paces = [];
  while (moments.next(400)) paces.push(moments.pace);
  assert.deepEqual(
    paces,
    [...paces].sort((a, b) => a - b),
  );
  assert.equal(paces.at(-1), 400);
  assert.ok(paces[0]! < 100);
});

test('without movement, and after a long absence, there is only the newest', () => {
  const moments = new Moments({ ply: 0 });
  for (const ply of [1, 2]) moments.come({ ply }, 0);
  assert.deepEqual([moments.shown.ply, moments.behind], [2, false]);
  moments.come({ ply: 3 }, 400);
  moments.come({ ply: 30 }, 400);
  assert.deepEqual([moments.shown.ply, moments.behind], [30, false]);
});

test('whoever acts sees the newest, and what is taken back is gone', () => {
  const moments = new Moments({ ply: 0 });
  for (const ply of [1, 2, 3]) moments.come({ ply }, 400);
  moments.next(400);
  assert.equal(moments.shown.ply, 1);
  moments.cut();
  assert.deepEqual([moments.shown.ply, moments.behind], [3, false]);
  for (const ply of [4, 5]) moments.come({ ply }, 400);
  moments.come({ ply: 4 }, 400);
  assert.deepEqual([moments.shown.ply, moments.behind], [4, false]);
});

test('the same position told again does not wait, nor does it hide the one before', () => {
  const moments = new Moments<{ ply: number; chat?: string }>({ ply: 0 });
  moments.come({ ply: 1 }, 400);
  moments.next(400);
  moments.come({ ply: 1, chat: 'a' }, 400);
  assert.equal(moments.shown.chat, 'a');
  moments.come({ ply: 2 }, 400);
  moments.come({ ply: 2, chat: 'b' }, 400);
  assert.equal(moments.shown.chat, 'a');
  moments.cut();
  assert.equal(moments.shown.chat, 'b');
});
