// A view in the rulebook's words, with colours, tiles and mandalas as the numbers that this board counts by.
import type { Colour, FlowersView, Mandala, Tile } from '../../generated/views/flowers';
import { COLOURS, PLACES, type RawMandala, type RawView } from './model';

const LETTERS = ['a', 'b', 'c', 'd', 'e', 'f'];

const byNumber = (counts: { [key in Colour]: number }): number[] => COLOURS.map((colour) => counts[colour]);
const numberOf = (tile: Tile): number =>
  COLOURS.indexOf(tile.colour) * LETTERS.length + LETTERS.indexOf(tile.letter);

function mandala(found: Mandala): RawMandala {
  return {
    dark: found.dark && numberOf(found.dark),
    light: found.light && numberOf(found.light),
    claim: found.claim,
    present: found.present.map((colour) => COLOURS.indexOf(colour)),
    cards: found.cards.map((cards) => ({
      up: byNumber(cards.up),
      down: cards.down && byNumber(cards.down),
      down_size: cards.down_size,
    })),
  };
}

export function numbered(view: FlowersView): RawView {
  const raw: RawView = {
    players: view.players,
    memory: view.memory,
    seat: view.seat,
    phase: view.phase,
    turn: view.turn,
    start: view.start,
    mandala: PLACES.indexOf(view.mandala),
    set_up: view.set_up,
    ending: view.ending ?? '',
    last: view.last && {
      ...view.last,
      colour: COLOURS.indexOf(view.last.colour),
      mandala: PLACES.indexOf(view.last.mandala),
    },
    hand: view.hand && byNumber(view.hand),
    hand_sizes: view.hand_sizes,
    known: view.known.map(byNumber),
    known_together: byNumber(view.known_together),
    deck: view.deck,
    discard: byNumber(view.discard),
    stacks: [view.stacks.dark, view.stacks.light],
    mandalas: PLACES.map((place) => mandala(view.mandalas[place])),
    singles: view.singles.map((tiles) => tiles.map(numberOf)),
    flowers: view.flowers.map((flower) => ({
      seat: flower.seat,
      colour: COLOURS.indexOf(flower.colour),
      tiles: flower.tiles && flower.tiles.map(numberOf),
    })),
  };
  if (view.seats) raw.seats = view.seats.map(numbered);
  return raw;
}
