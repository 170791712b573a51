// The parts of the board that do not draw.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FlowersEdition } from '../../generated/editions/flowers';
import type { MandalaProspect } from '../../generated/prospects/flowers';
import type { FlowersView } from '../../generated/views/flowers';
import type { ChoiceEffects, Move } from '../shared/changes';
import { discWidth, fan, fanStep, layoutOf, nameOnRim, polar, seatAngle, sizesFor } from './geometry';
import { printedTile, readMandala, readPlayer, seatsFrom, type Counts } from './model';
import { outlookOf } from './outlook';
import { sectorText, spotText, standingText, type Voice } from './sentences';
import { markedSpot, pastSpot } from './spots';

const counts = (some: Partial<Counts> = {}): Counts => ({
  gray: 0,
  purple: 0,
  red: 0,
  green: 0,
  orange: 0,
  yellow: 0,
  ...some,
});
const cards = (up: Partial<Counts> = {}, down: Partial<Counts> = {}) => ({
  up: counts(up),
  down: counts(down),
  down_size: Object.values(down).reduce((a, b) => a + b, 0),
});
const tile = (colour: string, letter: string, value: number, back = 'dark') => ({
  colour,
  letter,
  back,
  value,
  factor: value ? 0 : 3,
});

/** Two players; seat 1 has played two covered gray cards into A. */
function view(): FlowersView {
  const empty = { dark: null, light: null, claim: null, present: [], cards: [cards(), cards()] };
  return {
    players: 2,
    seat: 0,
    start: 1,
    set_up: true,
    hand: counts({ red: 2 }),
    hand_sizes: [2, 5],
    known: [counts(), counts({ red: 1 })],
    known_together: counts({ red: 2 }),
    last: { seat: 1, colour: 'gray', count: 2, mandala: 'A', face_down: true },
    mandalas: {
      A: {
        dark: tile('red', 'a', 2),
        light: tile('green', 'f', 0, 'light'),
        claim: 0,
        present: ['red', 'green', 'gray'],
        cards: [cards({ gray: 1 }), cards({}, { gray: 3 })],
      },
      B: empty,
      C: empty,
    },
    singles: [[tile('red', 'b', 3)], []],
    flowers: [{ seat: 1, colour: 'gray', tiles: null }],
  } as unknown as FlowersView;
}

test('the table as drawn', () => {
  const a = readMandala(view(), 'A');
  assert.deepEqual([a.tiles.dark?.label, a.tiles.light?.label, a.gone], ['2', '×3', false]);
  assert.equal(readMandala(view(), 'B').gone, true);
  assert.deepEqual(
    a.sectors.map((one) => [one.total, one.down]),
    [
      [1, 0],
      [3, 3],
    ],
  );
  // Of three covered cards the two that were played last stand out.
  assert.deepEqual(
    a.sectors[1]!.cards.map((one) => [one.colour, one.fresh ?? false]),
    [
      [null, false],
      [null, true],
      [null, true],
    ],
  );
  const [mine, theirs] = [readPlayer(view(), 0, 'Asha'), readPlayer(view(), 1, 'Ravi')];
  assert.deepEqual([mine.hand?.red, mine.starts, mine.singles[0]?.name], [2, false, 'tile red b']);
  assert.deepEqual(
    [theirs.hand, theirs.starts, theirs.flowers],
    [null, true, [{ colour: 'gray', tiles: null }]],
  );
  assert.deepEqual(seatsFrom(3, 2), [2, 0, 1]);
});

test('a tile by its name', () => {
  const edition = {
    tiles: { red: [2, 3, 4, 5, 7, 'x3'] },
    backs: { red: ['dark', 'light', 'dark', 'dark', 'dark', 'dark'] },
  } as unknown as FlowersEdition;
  assert.deepEqual(printedTile('tile red b', edition), {
    name: 'tile red b',
    colour: 'red',
    back: 'light',
    label: '3',
    value: 3,
  });
  assert.deepEqual(
    [printedTile('tile red f', edition).label, printedTile('tile red f', edition).value],
    ['×3', 0],
  );
});

const told = (
  moves: [string, string, string, number?][],
  more: Partial<ChoiceEffects> = {},
): ChoiceEffects => ({
  notation: '',
  moves: moves.map(([what, source, target, amount = 1]): Move => ({ what, source, target, amount })),
  gains: [],
  lines: [],
  keys: [],
  decides: 1,
  over: false,
  final: true,
  certain: true,
  ...more,
});

test('a play as the engine tells it: face, marker, cards drawn', () => {
  const up = outlookOf(
    told([
      ['card red', 'hand 0', 'cards A 0 up', 2],
      ['marker', 'marker A 1', 'marker A 0'],
      ['card ?', 'deck', 'hand 0', 4],
    ]),
    'A',
  );
  assert.deepEqual(up, {
    colour: 'red',
    count: 2,
    seat: 0,
    up: true,
    marker: 0,
    completes: false,
    both: null,
    picks: null,
    ends: false,
    draws: 4,
  });
  const down = outlookOf(told([['card red', 'hand 0', 'cards A 0 down']]), 'A')!;
  assert.deepEqual([down.colour, down.up, down.marker, down.draws], [null, false, null, 0]);
  assert.equal(outlookOf(told([['card red', 'hand 0', 'cards B 0 up']]), 'A'), null);
});

test('a play that completes: who takes both tiles, who chooses, what ends', () => {
  const play: [string, string, string] = ['card red', 'hand 0', 'cards A 0 up'];
  const both = outlookOf(
    told([play, ['tile red a', 'tile A dark', 'tiles 1'], ['tile green a', 'tile A light', 'tiles 1']], {
      keys: ['event-play', 'news-complete', 'end-third-flower'],
    }),
    'A',
  )!;
  assert.deepEqual([both.completes, both.both, both.picks, both.ends], [true, 1, null, true]);
  const picks = outlookOf(told([play], { keys: ['news-complete'], decides: 2 }), 'A')!;
  assert.deepEqual([picks.completes, picks.both, picks.picks, picks.ends], [true, null, 2, false]);
});

const voice: Voice = {
  say: (key, values = {}) => [key.replace('board-', ''), ...Object.values(values)].join(' '),
  names: ['Asha', 'Ravi', 'Mira'],
  you: 0,
};

test('who would take which tile', () => {
  const prospect = (more: Partial<MandalaProspect>): MandalaProspect =>
    ({
      first: 0,
      second: null,
      behind: null,
      alone: null,
      rival: null,
      needs: null,
      cards: [5, 2],
      ...more,
    }) as MandalaProspect;
  const brief = (more: Partial<MandalaProspect>) => standingText(voice, prospect(more)).brief;
  assert.equal(brief({ first: null }), 'first-nobody');
  assert.equal(brief({ second: 1, behind: 3 }), 'first-two you Ravi 3');
  assert.equal(brief({ alone: 'tie' }), 'first-both you  0 0 tie');
  assert.equal(brief({ alone: 'half', rival: 1, needs: 3 }), 'first-half you Ravi 2 3 half');
});

test('the cards of a player in words', () => {
  const [mine, theirs] = readMandala(view(), 'A').sectors;
  assert.equal(sectorText(voice, mine!), 'sector you coloured 1 gray');
  assert.equal(sectorText(voice, theirs!), 'sector-down Ravi coloured 3 gray');
});

test('where a move is', () => {
  const legal = [
    { notation: 'play red 2 B', kind: 'play', text: '', fields: { colour: 'red', count: 2, mandala: 'B' } },
    { notation: 'take dark', kind: 'take', text: '', fields: { back: 'dark' } },
  ];
  const at = { mandala: 'C' } as const;
  assert.deepEqual(markedSpot(legal, 'play red 2 B', at), {
    place: 'B',
    seat: null,
    colour: 'red',
    count: 2,
    back: null,
  });
  assert.deepEqual(
    [markedSpot(legal, 'take dark', at)?.place, markedSpot(legal, 'take dark', at)?.back],
    ['C', 'dark'],
  );
  assert.equal(markedSpot(legal, '', at), null);
  const past = pastSpot({ notation: 'play gray 3 A', seat: 1 })!;
  assert.deepEqual(past, { place: 'A', seat: 1, colour: 'gray', count: 3, back: null });
  assert.equal(spotText(voice, past), 'labelled Ravi coloured 3 gray');
  const hidden = pastSpot({ fields: { seat: 2, count: 4, mandala: 'B' } })!;
  assert.equal(spotText(voice, hidden), 'labelled Ravi cards 4');
  assert.equal(pastSpot(null), null);
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
