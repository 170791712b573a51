import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RulesPage } from '../generated/messages';
import { blockText, matching, near, pieces } from './search';

const page: RulesPage = {
  game: 'toy',
  lang: 'en',
  title: 'Toy',
  note: '',
  edition: 'toy',
  sections: [
    {
      number: '',
      heading: 'The idea',
      blocks: [{ is: 'paragraph', phrases: [{ text: 'Lay cards.' }] }],
      clauses: [],
    },
    {
      number: '1',
      heading: 'Cards',
      blocks: [],
      clauses: [
        {
          name: '1.1',
          blocks: [{ is: 'paragraph', phrases: [{ text: 'A ' }, { text: 'Drüm', style: 'strong' }] }],
        },
        { name: '1.2', blocks: [{ is: 'items', items: [[{ text: 'one' }], [{ text: 'two' }]] }] },
        { name: '1.3', blocks: [{ is: 'rows', head: [[{ text: 'card' }]], rows: [[[{ text: 'a' }]]] }] },
      ],
    },
    {
      number: '2',
      heading: 'End',
      blocks: [],
      clauses: [{ name: '2.1', blocks: [{ is: 'figure', name: 'x', caption: 'A hand' }] }],
    },
  ],
};
const names = (typed: string) =>
  matching(page, typed).flatMap((one) => [one.heading, ...one.clauses.map((two) => two.name)]);

test('a search finds clauses by their words, their number and their section', () => {
  assert.equal(matching(page, ' '), page.sections);
  assert.deepEqual(names('DRUM'), ['Cards', '1.1']);
  assert.deepEqual(names('two'), ['Cards', '1.2']);
  assert.deepEqual(names('2.1'), ['End', '2.1']);
  assert.deepEqual(names('card'), ['The idea', 'Cards', '1.3']);
  assert.deepEqual(names('hand'), ['End', '2.1']);
  assert.deepEqual(names('elephant'), []);
});

test('what is found is marked, with its accents', () => {
  assert.deepEqual(pieces('Le drüm, DRUM.', 'drum'), [
    { text: 'Le ', found: false },
    { text: 'drüm', found: true },
    { text: ', ', found: false },
    { text: 'DRUM', found: true },
    { text: '.', found: false },
  ]);
  assert.deepEqual(pieces('abc', ''), [{ text: 'abc', found: false }]);
  assert.deepEqual(pieces('aab', 'ab'), [
    { text: 'a', found: false },
    { text: 'ab', found: true },
  ]);
});

test('a clause that is not there has neighbours', () => {
  assert.deepEqual(
    near(page, '1.9').map((one) => one.name),
    ['1.1', '1.3'],
  );
  assert.deepEqual(
    near(page, '7').map((one) => one.name),
    ['1.1', '2.1'],
  );
  assert.deepEqual(
    near(page, '2.2').map((one) => one.name),
    ['2.1'],
  );
});

test('every kind of block has a text', () => {
  assert.equal(blockText({ is: 'sketch', text: 'A - B' }), 'A - B');
});
