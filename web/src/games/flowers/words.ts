// What the board itself says: the messages of words/*.ftl, each with the fields it takes.

import { FALLBACK, joined, languageOf, languagesOf, sign, speaker } from '../../i18n/fluent';
import type { Back, Colour } from './model';

const files = import.meta.glob<string>('./words/*.ftl', { query: '?raw', import: 'default', eager: true });
export const LANGUAGES = languagesOf(files);

const who = (you: boolean): string => (you ? 'you' : 'other');

function wordsIn(lang: string) {
  const known = Object.entries(files).map(([path, text]): [string, string] => [languageOf(path), text]);
  const say = speaker([lang, FALLBACK].flatMap((one) => known.filter(([name]) => name === one)));
  return {
    colour: (colour: Colour) => say('colour', { colour }),
    cards: (n: number) => say('cards', { n }),
    coloured: (n: number, colour: Colour) => say('coloured', { n, colour }),
    group: (n: number, colour: Colour) => say('group', { n, colour }),
    tile: (colour: Colour, label: string) => say('tile', { colour, label }),
    backTile: (back: Back, colour: Colour, label: string) => say('back-tile', { back, colour, label }),
    stack: (back: Back) => say('stack', { back }),
    single: (tile: string, worth: number) => say('single', { tile, worth }),
    flower: (colour: Colour, worth: number | null) =>
      worth === null ? say('flower-of-unknown-worth', { colour }) : say('flower', { colour, worth }),
    hidden: (n: number) => say('hidden', { n }),
    list: (items: string[]) =>
      items.reduce((some, next) => (some ? say('listed', { some, next }) : next), ''),

    /** Parts that have commas of their own. */
    series: (parts: string[]) => parts.join(`${sign(lang, ';')} `),
    label: (name: string) => name + sign(lang, ':'),

    you: say('you'),
    board: say('board'),
    mandala: (name: string) => say('mandala', { name }),
    details: (name: string) => say('details', { name }),
    needs: (n: number) => say('needs', { n }),
    missing: (colours: string) => say('missing', { colours }),
    nothingMissing: say('nothing-missing'),
    complete: say('complete'),
    gone: say('gone'),
    marker: (player: string) => say('marker', { player }),
    markerFree: say('marker-free'),
    sector: (player: string, up: string, down: string) => {
      if (!down) return say('sector', { player, up });
      return up ? say('sector-both', { player, up, down }) : say('sector-down', { player, down });
    },
    sectorEmpty: (player: string) => say('sector-empty', { player }),
    deck: say('deck'),
    discard: say('discard'),
    hand: say('hand'),
    handOf: (name: string) => say('hand-of', { name }),
    handSize: (n: number) => say('hand-size', { n }),
    points: (shown: string) => say('points', { points: parseInt(shown, 10), shown }),
    pointsShort: say('points-short'),
    noTiles: say('no-tiles'),
    startPlayer: say('start-player'),
    surely: say('surely'),
    together: say('together'),
    togetherAll: say('together-all'),
    shown: (player: string, cards: string) => say('shown', { player, cards }),

    marked: (n: number) => say('marked', { n }),
    markedHere: (what: string) => say('marked-here', { what }),
    chooseColour: say('choose-colour'),
    howMany: say('how-many'),
    chooseMandala: say('choose-mandala'),
    chooseTile: (you: boolean, name: string) => say('choose-tile', { who: who(you), name }),
    takeOption: (back: Back, gains: string) => say('take-option', { back, gains }),
    waiting: (name: string) => say('waiting', { name }),
    over: say('over'),
    mustKeep: say('must-keep'),
    cannotPlay: say('cannot-play'),
    clear: say('clear'),
    otherChoices: say('other-choices'),

    chipUp: say('chip-up'),
    chipDown: say('chip-down'),
    chipMarker: say('chip-marker'),
    chipCompletes: say('chip-completes'),
    chipEnds: say('chip-ends'),
    chipDraws: (n: number) => say('chip-draws', { n }),
    playing: (what: string, name: string, up: boolean) =>
      say('playing', { what, name, face: up ? 'up' : 'down' }),
    claimTake: say('claim-take'),
    claimKeep: say('claim-keep'),
    claimNoFaceUp: say('claim-no-face-up'),
    claimNotMost: (name: string, mine: number, theirs: number) =>
      say('claim-not-most', { name, mine, theirs }),
    drawsThen: (n: number) => say('draws-then', { n }),
    completes: say('completes'),
    takesBoth: (you: boolean, name: string) => say('takes-both', { who: who(you), name }),
    takesBothGaining: (you: boolean, name: string, gains: string) =>
      say('takes-both-gaining', { who: who(you), name, gains }),
    picks: (you: boolean, name: string) => say('picks', { who: who(you), name }),
    picksBefore: (you: boolean, name: string, secondYou: boolean, second: string) =>
      say('picks-before', { who: who(you), name, second_who: who(secondYou), second }),
    tileGain: (tile: string, flower: boolean, points: string) =>
      flower ? say('tile-gain-flower', { tile, points }) : say('tile-gain', { tile, points }),
    gain: (you: boolean, name: string, what: string) => say('gain', { who: who(you), name, what }),
    forYou: (options: string[]) => say('for-you', { options: joined(lang, options, 'disjunction') }),
    takenBack: (you: boolean, name: string, n: number) => say('taken-back', { who: who(you), name, n }),
    endsThird: say('ends-third'),
    endsTiles: say('ends-tiles'),
    endsMaybe: say('ends-maybe'),
  };
}

export type Words = ReturnType<typeof wordsIn>;

const made = new Map<string, Words>();

/** The words of a language; what it lacks is said in English. */
export function wordsFor(lang: string): Words {
  const found = made.get(lang) ?? wordsIn(LANGUAGES.includes(lang) ? lang : FALLBACK);
  made.set(lang, found);
  return found;
}
