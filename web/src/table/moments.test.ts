import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Moments } from './moments';

/** Lets time pass until nothing waits; what was shown, and when. */
function play(plies: [at: number, ply: number][], pace: number): [at: number, ply: number][] {
  const moments = new Moments({ ply: 0 });
  const seen: [number, number][] = [];
  const coming = [...plies];
  for (let at = 0; coming.length || moments.wait(at) !== null; at++) {
    while (coming[0]?.[0] === at) moments.come({ ply: coming.shift()![1] }, pace, at);
    if (moments.wait(at) === 0) moments.next(pace, at);
    if (moments.shown.ply !== seen.at(-1)?.[1]) seen.push([at, moments.shown.ply]);
  }
  return seen;
}

test('a move alone is shown at once', () => {
  assert.deepEqual(play([[5, 1]], 400), [
    [0, 0],
    [5, 1],
  ]);
  assert.deepEqual(
    play(
      [
        [5, 1],
        [900, 2],
      ],
      400,
    ),
    [
      [0, 0],
      [5, 1],
      [900, 2],
    ],
  );
});

test('moves that come together are shown one after another', () => {
  assert.deepEqual(
    play(
      [
        [0, 1],
        [10, 2],
        [20, 3],
      ],
      400,
    ),
    [
      [0, 1],
      [600, 2],
      [1200, 3],
    ],
  );
});

test('never slower than two and a half seconds in all', () => {
  const seen = play(
    Array.from({ length: 10 }, (_, i): [number, number] => [i * 5, i + 1]),
    700,
  );
  assert.deepEqual(
    seen.map(([, ply]) => ply),
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  );
  assert.ok(seen.at(-1)![0] <= 2510, String(seen.at(-1)![0]));
});

test('without movement, and after a long absence, there is only the newest', () => {
  assert.deepEqual(
    play(
      [
        [0, 1],
        [1, 2],
        [2, 3],
      ],
      0,
    ),
    [
      [0, 1],
      [1, 2],
      [2, 3],
    ],
  );
  assert.deepEqual(
    play(
      [
        [0, 1],
        [1, 30],
      ],
      400,
    ),
    [
      [0, 1],
      [1, 30],
    ],
  );
});

test('whoever acts sees the newest, and what is taken back is gone', () => {
  const moments = new Moments({ ply: 0 });
  for (const ply of [1, 2, 3]) moments.come({ ply }, 400, ply);
  assert.equal(moments.shown.ply, 1);
  moments.cut();
  assert.equal(moments.shown.ply, 3);
  assert.equal(moments.wait(10), null);
  for (const ply of [4, 5]) moments.come({ ply }, 400, 20);
  moments.come({ ply: 4 }, 400, 30);
  assert.equal(moments.shown.ply, 4);
  assert.equal(moments.wait(30), null);
});

test('the same position told again does not wait, nor does it hide the one before', () => {
  const moments = new Moments<{ ply: number; chat?: string }>({ ply: 0 });
  moments.come({ ply: 1 }, 400, 0);
  moments.come({ ply: 1, chat: 'a' }, 400, 1);
  assert.equal(moments.shown.chat, 'a');
  moments.come({ ply: 2 }, 400, 2);
  moments.come({ ply: 2, chat: 'b' }, 400, 3);
  assert.equal(moments.shown.chat, 'a');
  moments.cut();
  assert.equal(moments.shown.chat, 'b');
});
