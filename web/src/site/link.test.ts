import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pathOf } from './link';

const ID = 'Zk3_x-0AbCdEfGhI';

test('a link leads to the table, the replay or the deal that it names', () => {
  for (const page of ['table', 'replay', 'deal']) {
    for (const before of ['https://games.example/', 'http://127.0.0.1:8000/', '/', '']) {
      assert.equal(pathOf(`  ${before}${page}/${ID}\n`), `/${page}/${ID}`);
      assert.equal(pathOf(`${before}${page}/${ID}/`), `/${page}/${ID}`);
    }
  }
});

test('a replay opens at the ply that was shared', () => {
  assert.equal(pathOf(`https://games.example/replay/${ID}?ply=40`), `/replay/${ID}?ply=40`);
  assert.equal(pathOf(`https://games.example/table/${ID}?from=mail#top`), `/table/${ID}`);
});

test('an id alone is a table', () => assert.equal(pathOf(ID), `/table/${ID}`));

test('what is no link leads nowhere', () => {
  for (const text of [
    '',
    'hello',
    'see you at the table',
    'https://games.example/',
    'ftp://x/table/abc',
    '/keys',
  ])
    assert.equal(pathOf(text), null, text);
});
