// The parts of the board that do not draw.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { flightsBetween, wavesBetween } from './flights';
import { discWidth, fan, fanStep, layoutOf, nameOnRim, polar, seatAngle, sizesFor } from './geometry';
import { flowerWorth, readTable, tileOf, type RawView } from './model';
import { markedSpot, pastSpot, spotText } from './pointing';
import { previewPlay, previewTake, secondPlayer } from './preview';
import { LANGUAGES, wordsFor } from './words';

const cards = (up: number[], down: number[]) => ({ up, down, down_size: down.reduce((a, b) => a + b, 0) });
const none = () => cards([0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0]);

/** Three players. A: red 2 and green 3, purple, orange and yellow laid, only gray missing. B is empty. */
function position(): RawView {
  return {
    players: 3,
    memory: false,
    seat: 0,
    phase: 'play',
    turn: 0,
    start: 0,
    mandala: 1,
    set_up: true,
    ending: '',
    last: null,
    hand: [2, 0, 1, 0, 0, 0],
    hand_sizes: [3, 5, 6],
    known: [[], [], []],
    known_together: [0, 0, 0, 0, 0, 0],
    deck: 20,
    discard: [1, 0, 0, 0, 0, 0],
    stacks: [9, 9],
    mandalas: [
      {
        dark: 12,
        light: 19,
        claim: 1,
        present: [1, 2, 3, 4, 5],
        cards: [
          cards([0, 1, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0]),
          cards([0, 0, 0, 0, 2, 0], [0, 0, 1, 0, 0, 0]),
          cards([0, 0, 0, 0, 0, 1], [0, 0, 0, 1, 0, 0]),
        ],
      },
      { dark: 0, light: 30, claim: null, present: [0, 5], cards: [none(), none(), none()] },
      { dark: 6, light: 24, claim: null, present: [1, 4], cards: [none(), none(), none()] },
    ],
    singles: [[13], [], []],
    flowers: [],
  };
}

test('tiles and flowers', () => {
  assert.deepEqual(tileOf(17, null), {
    id: 17,
    colour: 'red',
    back: 'dark',
    label: '×3',
    value: 0,
    factor: 3,
  });
  assert.equal(flowerWorth(tileOf(12, null), tileOf(16, null)), 2 * 2 + 7); // 8.3
  assert.equal(flowerWorth(tileOf(17, null), tileOf(15, null)), 15); // 8.2
});

test('a play: face, claim, draw', () => {
  const view = position();
  const first = previewPlay(view, null, 0, 'red', 1, 1);
  assert.ok(first.up && first.claim === 'take' && first.draws === 4); // 3.3, 5.2, 4.1
  const covered = previewPlay(view, null, 0, 'gray', 2, 1);
  assert.ok(!covered.up && covered.claim === 'no-face-up' && covered.draws === 0); // 5.1, 4.2
});

test('a play that completes: face-up cards break the tie for the second', () => {
  const play = previewPlay(position(), null, 0, 'gray', 1, 0);
  assert.ok(play.completes && play.claim === 'not-most' && play.rival === 1);
  assert.equal(play.sharing!.second, 0); // 2 cards each, but 2 face up against 1 (6.3)
  assert.equal(play.sharing!.options.length, 2);
  assert.deepEqual(play.sharing!.back, [{ seat: 2, count: 2 }]); // 6.7
  const mine = play.sharing!.options.find((o) => o.back === 'light')!.gains[1]!;
  assert.ok(mine.seat === 0 && mine.flower && mine.points === 2 * 2 + 3 - 3); // red 2 joins my red 3
});

test('the second player', () => {
  assert.equal(
    secondPlayer(
      [
        { up: 1, total: 5 },
        { up: 1, total: 2 },
      ],
      0,
    ),
    null,
  ); // 6.5
  assert.equal(
    secondPlayer(
      [
        { up: 1, total: 4 },
        { up: 1, total: 2 },
      ],
      0,
    ),
    1,
  );
  assert.equal(
    secondPlayer(
      [
        { up: 1, total: 4 },
        { up: 1, total: 2 },
        { up: 1, total: 2 },
      ],
      0,
    ),
    null,
  ); // 6.4
  assert.equal(
    secondPlayer(
      [
        { up: 1, total: 4 },
        { up: 0, total: 3 },
        { up: 1, total: 1 },
      ],
      0,
    ),
    2,
  );
});

test('a choice of tile', () => {
  const view = { ...position(), phase: 'take' as const, mandala: 0 };
  const take = previewTake(view, null, 'dark')!;
  assert.deepEqual(
    take.gains.map((g) => [g.seat, g.tile.id]),
    [
      [1, 12],
      [2, 19],
    ],
  );
});

test('what travels', () => {
  const was = position();
  const now = position();
  now.mandalas[1]!.cards[0] = cards([0, 0, 1, 0, 0, 0], [0, 0, 0, 0, 0, 0]);
  now.deck = 16;
  assert.deepEqual(
    flightsBetween(was, now, 0).map((f) => [f.from, f.to, f.count]),
    [
      ['hand-red', 'm1-s0', 1],
      ['deck', 'hand', 4],
    ],
  );
});

test('several plays in one leap follow each other', () => {
  const was = { ...position(), turn: 1 };
  const now = position();
  now.mandalas[1]!.cards[0] = cards([0, 0, 1, 0, 0, 0], [0, 0, 0, 0, 0, 0]);
  now.mandalas[2]!.cards[2] = cards([0, 0, 0, 2, 0, 0], [0, 0, 0, 0, 0, 0]);
  now.mandalas[1]!.cards[1] = cards([0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 1]);
  assert.deepEqual(wavesBetween(was, now), [2, 0, 1]); // as they sit, from who was asked
  assert.deepEqual(
    flightsBetween(was, now, 0).map((f) => [f.to, f.wave]),
    [
      ['m1-s0', 2],
      ['m1-s1', 0],
      ['m2-s2', 1],
    ],
  );
});

test('where a move is', () => {
  const legal = [
    {
      notation: 'play red 2 B',
      kind: 'play',
      fields: { colour: 'red', count: 2, mandala: 'B' },
      text: '',
      final: true,
    },
    { notation: 'take light', kind: 'take', fields: { back: 'light' }, text: '', final: true },
  ];
  assert.deepEqual(markedSpot(legal, 'play red 2 B', { mandala: 0 }), {
    place: 1,
    seat: null,
    colour: 'red',
    count: 2,
    back: null,
  });
  assert.deepEqual(markedSpot(legal, 'take light', { mandala: 2 }), {
    place: 2,
    seat: null,
    colour: null,
    count: 0,
    back: 'light',
  });
  assert.equal(markedSpot(legal, 'pass', { mandala: 2 }), null);
  const told = { place: 2, seat: 1, colour: 'green', count: 3, back: null };
  assert.deepEqual(
    pastSpot({ seat: 1, fields: { colour: 'green', count: 3, mandala: 'C', face: 'up' } }),
    told,
  );
  assert.deepEqual(pastSpot({ seat: 1, notation: 'play green 3 C' }), told);
  assert.deepEqual(pastSpot({ seat: 0, notation: 'take dark', fields: { mandala: 'A', back: 'dark' } }), {
    place: 0,
    seat: 0,
    colour: null,
    count: 0,
    back: 'dark',
  });
  assert.equal(
    spotText({ words: wordsFor('en'), names: ['A', 'B'], you: 0 }, { ...told, colour: 'green', seat: 1 }),
    'B: 3 green',
  );
});

test('the table as drawn', () => {
  const table = readTable(position(), ['A', 'B', 'C'], null);
  assert.deepEqual(table.mandalas[0]!.missing, ['gray']);
  assert.equal(table.mandalas[0]!.sectors[1]!.total, 3);
  assert.equal(table.players[0]!.points, 3);
});

test('geometry', () => {
  assert.deepEqual(polar(180, 10), { x: 0, y: 10 });
  assert.deepEqual(
    [0, 1, 2, 3].map((i) => seatAngle(i, 4)),
    [180, 270, 0, 90],
  );
  const wide = fan(
    Array.from({ length: 30 }, () => fanStep(null, null)),
    4,
  );
  assert.ok(wide[30]! - wide[0]! <= 90, 'a fan stays in its sector');
});

test('mandalas are as large as the screen allows', () => {
  const sizes: [number, number][] = [
    [344, 740],
    [780, 1180],
    [724, 360],
    [950, 650],
    [1020, 900],
  ];
  assert.deepEqual(
    sizes.map((size) => layoutOf(...size)),
    ['narrow', 'narrow', 'flat', 'low', 'wide'],
  );
  assert.ok(discWidth(344, 740, 150, 0) > 135, 'on a phone');
  assert.ok(discWidth(780, 1180, 160, 0) > 260, 'two beside each other on an upright tablet');
  assert.ok(
    3 * discWidth(1000, 900, 130, 410) + 56 <= 1000 && discWidth(1000, 900, 130, 410) > 300,
    'three in a row',
  );
  assert.ok(discWidth(950, 650, 130, 290) > 220, 'on a small laptop');
  assert.ok(discWidth(724, 360, 100, 114) > 135, 'on a phone on its side');
});

test('names on the rim can be read and stay in their sector', () => {
  for (const disc of [140, 170, 240, 260, 330, 460]) {
    const sizes = sizesFor(disc);
    assert.ok((sizes.nameFont * disc) / 408 >= 11, `${disc}`);
    assert.equal(nameOnRim('Anna', 4, sizes), 'Anna');
    const long = nameOnRim('Wilhelmina Grünewald', 4, sizes);
    assert.ok(long.length * 0.6 * sizes.nameFont <= (82 * Math.PI * sizes.nameAt) / 180);
  }
});

test('languages are found, and decline and count as they do', () => {
  assert.ok(['en', 'fr', 'ru'].every((lang) => LANGUAGES.includes(lang)));
  const [english, french, russian] = [wordsFor('en'), wordsFor('fr'), wordsFor('ru')];
  assert.deepEqual(
    [1, 2, 5, 21].map((n) => russian.group(n, 'red')),
    ['1 красная карта', '2 красные карты', '5 красных карт', '21 красная карта'],
  );
  assert.deepEqual([english.group(1, 'gray'), english.group(2, 'gray')], ['1 grey card', '2 grey cards']);
  assert.deepEqual(
    [0, 1, 2].map((n) => french.group(n, 'gray')),
    ['0 carte grise', '1 carte grise', '2 cartes grises'],
  );
  assert.deepEqual([french.group(3, 'orange'), french.coloured(3, 'green')], ['3 cartes orange', '3 vertes']);
  assert.equal(french.tile('purple', '×3'), 'violette ×3');
  assert.equal(french.label('Mandala A'), 'Mandala A\u00a0:');
  assert.equal(french.series(['a', 'b']), 'a\u202f; b');
  assert.equal(french.forYou(['a', 'b']), 'Pour vous\u00a0: a ou b.');
  assert.deepEqual([english.drawsThen(0), english.drawsThen(1)], ['You draw nothing.', 'You draw 1 card.']);
  assert.equal(english.list(['2 red', '1 green', '3 grey']), '2 red, 1 green, 3 grey');
  assert.equal(russian.list(['2 красные', '1 серая']), '2 красные, 1 серая');
  assert.equal(english.forYou(['a', 'b']), 'For you: a or b.');
  assert.equal(russian.forYou(['а', 'б']), 'Вам: а или б.');
  assert.equal(english.picksBefore(true, 'You', false, 'Ravi'), 'You choose a tile, Ravi gets the other.');
  assert.equal(wordsFor('eo').deck, english.deck);
});

test('Spanish agrees in gender and number', () => {
  const spanish = wordsFor('es');
  assert.deepEqual(
    [
      spanish.group(1, 'red'),
      spanish.group(21, 'red'),
      spanish.coloured(1, 'gray'),
      spanish.coloured(2, 'gray'),
    ],
    ['1 carta roja', '21 cartas rojas', '1 gris', '2 grises'],
  );
  assert.equal(spanish.backTile('dark', 'purple', '×3'), 'ficha oscura, morada ×3');
  assert.equal(spanish.flower('yellow', 9), 'flor amarilla, vale 9');
  assert.equal(spanish.colour('yellow'), 'amarillo');
  assert.deepEqual([spanish.needs(1), spanish.needs(3)], ['falta un color', 'faltan 3 colores']);
  assert.equal(spanish.forYou(['a', 'b']), 'Para ti: a o b.');
  assert.equal(spanish.picksBefore(false, 'Asha', true, 'Tú'), 'Asha elige una ficha, la otra es para ti.');
});
