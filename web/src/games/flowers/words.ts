// What the board itself says. Both languages have the same keys: `Words` is the English one's type.

import type { Back, Colour } from './model';

const plural = (lang: string, n: number, forms: Partial<Record<Intl.LDMLPluralRule, string>>): string =>
  forms[new Intl.PluralRules(lang).select(n)] ?? forms.other ?? '';
const cap = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const enColour: Record<Colour, string> = {
  gray: 'grey',
  purple: 'purple',
  red: 'red',
  green: 'green',
  orange: 'orange',
  yellow: 'yellow',
};

const en = {
  colour: (c: Colour) => enColour[c],
  cards: (n: number) => `${n} ${plural('en', n, { one: 'card', other: 'cards' })}`,
  coloured: (n: number, c: Colour) => `${n} ${enColour[c]}`,
  tile: (c: Colour, label: string) => `${enColour[c]} ${label}`,
  backTile: (b: Back, c: Colour, label: string) => `${b} tile, ${enColour[c]} ${label}`,
  list: (items: string[]) => items.join(', '),
  you: 'You',
  board: 'The table of Flowers',
  mandala: (name: string) => `Mandala ${name}`,
  details: (name: string) => `Mandala ${name}: what lies here`,
  needs: (n: number) => (n === 1 ? 'one colour missing' : `${n} colours missing`),
  missing: (colours: string) => `Missing: ${colours}.`,
  nothingMissing: 'All six colours show.',
  complete: 'complete',
  gone: 'destroyed',
  marker: (who: string) => `Claim marker: ${who}.`,
  markerFree: 'Nobody has the claim marker.',
  sector: (who: string, up: string, down: string) =>
    `${who}: ${up || 'nothing face up'}${down ? `; face down: ${down}` : ''}.`,
  sectorEmpty: (who: string) => `${who}: no cards here.`,
  hidden: (n: number) => `${n} unknown`,
  deck: 'Deck',
  discard: 'Discard',
  stack: (b: Back): string => (b === 'dark' ? 'Dark tiles' : 'Light tiles'),
  hand: 'Your hand',
  handOf: (name: string) => `Hand of ${name}`,
  handSize: (n: number) => `${n} in hand`,
  points: (n: string) => `${n} ${n === '1' ? 'point' : 'points'}`,
  pointsShort: 'pts',
  single: (tile: string, worth: number) => `single tile ${tile}, worth ${worth}`,
  flower: (c: Colour, worth: string) => `${enColour[c]} flower, worth ${worth}`,
  unknown: 'unknown',
  noTiles: 'no tiles yet',
  startPlayer: 'start player',
  surely: 'surely holds',
  together: 'The other hands surely hold',
  togetherAll: 'All hands surely hold',
  group: (n: number, c: Colour) => `${n} ${enColour[c]} ${plural('en', n, { one: 'card', other: 'cards' })}`,
  marked: (n: number) => `Marked: ${n}`,
  markedHere: (what: string) => `${what} here`,
  chooseColour: 'Choose a colour from your hand.',
  howMany: 'How many?',
  chooseMandala: 'Now choose a mandala.',
  chooseTile: (second: string) =>
    `Choose a tile. ${second === 'You' ? 'You get' : `${second} gets`} the other one.`,
  takeOption: (b: Back, gains: string) => `${b === 'dark' ? 'Dark' : 'Light'} tile: ${gains}`,
  waiting: (name: string) => `Waiting for ${name}.`,
  over: 'The game is over.',
  mustKeep: 'One card must stay in your hand.',
  cannotPlay: 'Your last card can be played only when there is a card to draw.',
  clear: 'Choose another colour',
  otherChoices: 'Other choices',
  chipUp: 'face up',
  chipDown: 'face down',
  chipMarker: 'marker',
  chipCompletes: 'completes it',
  chipEnds: 'ends the game',
  chipDraws: (n: number) => `then draw ${n}`,
  playing: (what: string, name: string, up: boolean) => `${what} into ${name}: face ${up ? 'up' : 'down'}.`,
  claimTake: 'You take the claim marker.',
  claimKeep: 'You keep the claim marker.',
  claimNoFaceUp: 'No claim: you have no face-up card here.',
  claimNotMost: (name: string, mine: number, theirs: number) =>
    `No claim: ${name} has ${en.cards(theirs)} here, you would have ${mine}.`,
  drawsThen: (n: number) => (n ? `You draw ${en.cards(n)}.` : 'You draw nothing.'),
  completes: 'The mandala is complete and is destroyed.',
  takesBoth: (you: boolean, name: string) => (you ? 'You take both tiles' : `${name} takes both tiles`),
  picks: (you: boolean, name: string) => (you ? 'You choose a tile' : `${name} chooses a tile`),
  getsOther: (you: boolean, name: string) => (you ? 'you get the other' : `${name} gets the other`),
  tileGain: (tile: string, flower: boolean, points: string) =>
    `${tile}${flower ? ', a flower' : ''} (${points})`,
  gain: (you: boolean, name: string, what: string) => `${you ? 'you' : name}: ${what}`,
  forYou: (options: string[]) => `For you: ${options.join(' or ')}.`,
  takenBack: (you: boolean, name: string, n: number) =>
    you ? `Your ${en.cards(n)} come back to your hand.` : `${name} takes back ${en.cards(n)}.`,
  endsThird: 'A third flower: the game ends with this turn.',
  endsTiles: 'No tiles are left for a new mandala: the game ends.',
  endsMaybe: 'This can end the game: one of the tiles makes a third flower.',
  shown: (who: string, cards: string) => `Just shown by ${who}: ${cards}.`,
};

export type Words = typeof en;

type Cases = [nominative: string, one: string, few: string, many: string];
const ruColour: Record<Colour, Cases> = {
  gray: ['серый', 'серая', 'серые', 'серых'],
  purple: ['фиолетовый', 'фиолетовая', 'фиолетовые', 'фиолетовых'],
  red: ['красный', 'красная', 'красные', 'красных'],
  green: ['зелёный', 'зелёная', 'зелёные', 'зелёных'],
  orange: ['оранжевый', 'оранжевая', 'оранжевые', 'оранжевых'],
  yellow: ['жёлтый', 'жёлтая', 'жёлтые', 'жёлтых'],
};
const ruCards = (n: number): string =>
  plural('ru', n, { one: 'карта', few: 'карты', many: 'карт', other: 'карты' });
const ruCardsTaken = (n: number): string =>
  plural('ru', n, { one: 'карту', few: 'карты', many: 'карт', other: 'карты' });
const ruColoured = (n: number, c: Colour): string => {
  const [, one, few, many] = ruColour[c];
  return `${n} ${plural('ru', n, { one, few, many, other: few })}`;
};
const ruBack = (b: Back): string => (b === 'dark' ? 'тёмный' : 'светлый');

const ru: Words = {
  colour: (c) => ruColour[c][0],
  cards: (n) => `${n} ${ruCards(n)}`,
  coloured: ruColoured,
  tile: (c, label) => `${ruColour[c][0]} ${label}`,
  backTile: (b, c, label) => `${ruBack(b)} жетон, ${ruColour[c][0]} ${label}`,
  list: (items) => items.join(', '),
  you: 'Вы',
  board: 'Стол игры «Цветы»',
  mandala: (name) => `Мандала ${name}`,
  details: (name) => `Мандала ${name}: что здесь лежит`,
  needs: (n) => (n === 1 ? 'нет одного цвета' : `нет ${n} цветов`),
  missing: (colours) => `Не хватает: ${colours}.`,
  nothingMissing: 'Видны все шесть цветов.',
  complete: 'завершена',
  gone: 'разрушена',
  marker: (who) => `Метка: ${who}.`,
  markerFree: 'Метка ничья.',
  sector: (who, up, down) => `${who}: ${up || 'открытых нет'}${down ? `; закрыты: ${down}` : ''}.`,
  sectorEmpty: (who) => `${who}: карт здесь нет.`,
  hidden: (n) =>
    plural('ru', n, {
      one: `${n} неизвестная`,
      few: `${n} неизвестные`,
      many: `${n} неизвестных`,
      other: '',
    }),
  deck: 'Колода',
  discard: 'Сброс',
  stack: (b) => (b === 'dark' ? 'Тёмные жетоны' : 'Светлые жетоны'),
  hand: 'Ваша рука',
  handOf: (name) => `Рука: ${name}`,
  handSize: (n) => `${n} на руке`,
  points: (n) =>
    `${n} ${plural('ru', parseInt(n, 10), { one: 'очко', few: 'очка', many: 'очков', other: 'очка' })}`,
  pointsShort: 'оч.',
  single: (tile, worth) => `одиночный жетон ${tile}, стоит ${worth}`,
  flower: (c, worth) => `${ruColour[c][0]} цветок, стоит ${worth}`,
  unknown: 'неизвестно',
  noTiles: 'жетонов пока нет',
  startPlayer: 'первый игрок',
  surely: 'точно на руке',
  together: 'Точно на других руках',
  togetherAll: 'Точно на всех руках',
  group: (n, c) => `${ruColoured(n, c)} ${ruCards(n)}`,
  marked: (n) => `Отмечено: ${n}`,
  markedHere: (what) => `сюда: ${what}`,
  chooseColour: 'Выберите цвет на руке.',
  howMany: 'Сколько?',
  chooseMandala: 'Теперь выберите мандалу.',
  chooseTile: (second) => `Выберите жетон. Другой получит ${second}.`,
  takeOption: (b, gains) => `${cap(ruBack(b))} жетон: ${gains}`,
  waiting: (name) => `Ходит ${name}.`,
  over: 'Игра окончена.',
  mustKeep: 'Одна карта должна остаться на руке.',
  cannotPlay: 'Последнюю карту можно сыграть, только если есть что взять из колоды.',
  clear: 'Выбрать другой цвет',
  otherChoices: 'Другие решения',
  chipUp: 'открыто',
  chipDown: 'закрыто',
  chipMarker: 'метка',
  chipCompletes: 'завершает',
  chipEnds: 'конец игры',
  chipDraws: (n) => `+${n} из колоды`,
  playing: (what, name, up) => `${cap(what)} в ${name}: ${up ? 'лицом' : 'рубашкой'} вверх.`,
  claimTake: 'Вы забираете метку.',
  claimKeep: 'Метка остаётся у вас.',
  claimNoFaceUp: 'Метки не будет: у вас здесь нет открытой карты.',
  claimNotMost: (name, mine, theirs) =>
    `Метки не будет: у игрока ${name} здесь карт ${theirs}, у вас станет ${mine}.`,
  drawsThen: (n) => (n ? `Вы берёте ${n} ${ruCardsTaken(n)}.` : 'Вы ничего не берёте.'),
  completes: 'Мандала завершена и разрушается.',
  takesBoth: (you, name) => (you ? 'Вы берёте оба жетона' : `${name} берёт оба жетона`),
  picks: (you, name) => (you ? 'Вы выбираете жетон' : `${name} выбирает жетон`),
  getsOther: (you, name) => (you ? 'другой достаётся вам' : `другой получает ${name}`),
  tileGain: (tile, flower, points) => `${tile}${flower ? ', цветок' : ''} (${points})`,
  gain: (you, name, what) => `${you ? 'вам' : name}: ${what}`,
  forYou: (options) => `Вам: ${options.join(' или ')}.`,
  takenBack: (you, name, n) =>
    you
      ? `Вам на руку возвращается ${n} ${ruCards(n)}.`
      : `${name} возвращает на руку ${n} ${ruCardsTaken(n)}.`,
  endsThird: 'Третий цветок: игра кончается с этим ходом.',
  endsTiles: 'Для новой мандалы нет жетонов: игра кончается.',
  endsMaybe: 'Игра может кончиться: один из жетонов даёт третий цветок.',
  shown: (who, cards) => `Только что показано (${who}): ${cards}.`,
};

export const WORDS: Record<string, Words> = { en, ru };
export const wordsFor = (lang: string): Words => WORDS[lang] ?? WORDS[lang.slice(0, 2)] ?? en;
