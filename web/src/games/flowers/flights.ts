// What has to travel between two views: from which place to which, in which stage of the movement.

import { COLOURS, type RawMandala, type RawView } from './model';

export interface Flight {
  from: string; // names of anchors, see `data-anchor` on the board
  to: string;
  kind: 'card' | 'tile';
  colour: number | null; // null: covered
  tile: number | null;
  count: number;
  stage: number; // 0 played; then each mandala that ends: shared out, begun again
  wave: number; // whose play it is, when several have played since
}

const sum = (row: number[]): number => row.reduce((a, b) => a + b, 0);
const size = (raw: RawMandala, seat: number): number => sum(raw.cards[seat]!.up) + raw.cards[seat]!.down_size;

export function flightsBetween(was: RawView, now: RawView, own: number): Flight[] {
  if (was.players !== now.players || !was.set_up) return [];
  const flights: Flight[] = [];
  const hand = (seat: number, colour: number | null): string =>
    seat !== own ? `seat-${seat}` : colour === null ? 'hand' : `hand-${COLOURS[colour]}`;
  const card = (
    from: string,
    to: string,
    colour: number | null,
    count: number,
    stage: number,
    wave = 0,
  ): void => {
    if (count > 0) flights.push({ from, to, kind: 'card', colour, tile: null, count, stage, wave });
  };
  const waves = wavesBetween(was, now);
  const moved = was.hand_sizes.map(() => 0); // how each hand changes by what is seen
  const reshuffled = sum(now.discard) < sum(was.discard);
  if (reshuffled) card('discard', 'deck', null, 4, 1);

  const ended = endedBetween(was, now);
  was.mandalas.forEach((before, m) => {
    const after = now.mandalas[m]!;
    const destroyed = ended.includes(m);
    const turn = 2 * ended.indexOf(m); // mandalas end one after another
    before.cards.forEach((cards, s) => {
      const place = `m${m}-s${s}`;
      if (!destroyed) {
        after.cards[s]!.up.forEach((n, c) => card(hand(s, c), place, c, n - cards.up[c]!, 0, waves[s]));
        const covered = after.cards[s]!.down_size - cards.down_size;
        const shown = now.last?.seat === s && now.last.mandala === m ? now.last.colour : null;
        card(hand(s, shown), place, shown, covered, 0, waves[s]);
        moved[s]! -= size(after, s) - size(before, s);
        return;
      }
      const took = tilesOf(now, s) > tilesOf(was, s);
      const to = took ? 'discard' : hand(s, null);
      cards.up.forEach((n, c) => card(place, to, c, n, turn + 1));
      card(place, to, null, cards.down_size, turn + 1);
      if (!took) moved[s]! += size(before, s);
      if (was.phase === 'play' && was.turn === s) {
        card(hand(s, null), place, null, 1, 0);
        if (took) moved[s]! -= 1;
      }
    });
    for (const back of ['dark', 'light'] as const) {
      const tile = before[back];
      if (destroyed && tile !== null) {
        const owner = after[back] === tile ? null : ownerOf(was, now, tile);
        if (owner !== null)
          flights.push({
            from: `m${m}-${back}`,
            to: `seat-${owner}`,
            kind: 'tile',
            colour: null,
            tile,
            count: 1,
            stage: turn + 1,
            wave: 0,
          });
      }
      const fresh = after[back];
      if (fresh !== null && fresh !== tile) {
        flights.push({
          from: `stack-${back}`,
          to: `m${m}-${back}`,
          kind: 'tile',
          colour: null,
          tile: fresh,
          count: 1,
          stage: Math.max(0, turn) + 2,
          wave: 0,
        });
      }
    }
  });
  if (!reshuffled && now.deck < was.deck && was.phase === 'play') {
    card('deck', hand(was.turn, null), null, was.deck - now.deck, 1);
  } else if (reshuffled) {
    const grown = now.hand_sizes[was.turn]! - was.hand_sizes[was.turn]! - moved[was.turn]!;
    card('deck', hand(was.turn, null), null, Math.min(4, grown), 2);
  }
  return flights;
}

/** The mandalas that have ended, in their order: first the one that was completed by a play. */
function endedBetween(was: RawView, now: RawView): number[] {
  const found = was.mandalas.flatMap((before, m) => {
    const after = now.mandalas[m]!;
    const emptied = before.present.length > 0 && after.present.length === 0;
    return emptied || (before.dark !== null && before.dark !== after.dark) ? [m] : [];
  });
  const left = (m: number): number => COLOURS.length - was.mandalas[m]!.present.length;
  return found.sort((a, b) => Math.min(left(a), 2) - Math.min(left(b), 2) || a - b);
}

/** By seat: how many others have played before them, when one view leaps over several plays. */
export function wavesBetween(was: RawView, now: RawView): number[] {
  const added = was.hand_sizes.map((_, seat) =>
    now.mandalas.some(
      (after, m) => was.mandalas[m]!.dark === after.dark && size(after, seat) > size(was.mandalas[m]!, seat),
    ),
  );
  const order = added.map((_, i) => (was.turn + i) % was.players).filter((seat) => added[seat]);
  return added.map((_, seat) => Math.max(0, order.indexOf(seat)));
}

const tilesOf = (view: RawView, seat: number): number =>
  view.singles[seat]!.length + 2 * view.flowers.filter((f) => f.seat === seat).length;

/** Who has a tile now: as a single, or inside a flower made since. */
function ownerOf(was: RawView, now: RawView, tile: number): number | null {
  const single = now.singles.findIndex((row) => row.includes(tile));
  if (single >= 0) return single;
  const made = now.flowers.slice(was.flowers.length);
  const flower =
    made.find((f) => f.tiles?.includes(tile)) ?? made.find((f) => f.colour === Math.floor(tile / 6));
  return flower?.seat ?? null;
}
