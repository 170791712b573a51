// What a play or a choice of tile would do, read off the view by the rules (docs/rules/flowers.md).
// Only what is certain is told; what others will decide is told as theirs.

import {
  COLOURS,
  PLACES,
  flowerWorth,
  tileOf,
  type Back,
  type Colour,
  type RawView,
  type Tile,
} from './model';

export type Claim = 'take' | 'keep' | 'no-face-up' | 'not-most';
export type Ending = 'third-flower' | 'no-tiles';

/** One tile in one player's hands. */
export interface Gain {
  seat: number;
  tile: Tile;
  flower: boolean;
  points: number;
}

export interface Sharing {
  holder: number;
  second: number | null;
  gains: Gain[] | null; // who gets what, when nobody is asked
  options: { back: Back; gains: Gain[]; ends: boolean }[]; // else: by the tile that the holder takes
  back: { seat: number; count: number }[]; // whose cards return to the hand
}

export interface PlayPreview {
  colour: Colour;
  count: number;
  place: number;
  up: boolean;
  draws: number;
  claim: Claim;
  rival: number | null; // who stands in the way of the marker
  mine: number; // my cards there afterwards
  missing: Colour[];
  completes: boolean;
  sharing: Sharing | null;
  ending: Ending | 'maybe' | null;
}

export interface Standing {
  up: number;
  total: number;
}

const sum = (row: number[]): number => row.reduce((a, b) => a + b, 0);

export function standings(view: RawView, place: number): Standing[] {
  return view.mandalas[place]!.cards.map((c) => ({ up: sum(c.up), total: sum(c.up) + c.down_size }));
}

/** Who gets the tile that the holder leaves, or nobody (clauses 6.3 to 6.5). */
export function secondPlayer(stand: Standing[], holder: number): number | null {
  const rivals = stand.map((_, seat) => seat).filter((s) => s !== holder && stand[s]!.up > 0);
  const rank = (s: number): number => stand[s]!.total * 256 + stand[s]!.up;
  rivals.sort((a, b) => rank(b) - rank(a));
  const best = rivals[0];
  if (best === undefined) return null;
  if (rivals.length > 1 && rank(rivals[1]!) === rank(best)) return null;
  if (stand.length === 2 && 2 * stand[best]!.total < stand[holder]!.total) return null;
  return best;
}

/** Tiles given in order, each pairing at once with a single of its colour (clause 6.6). */
function give(view: RawView, edition: any, tiles: [number, Tile][]): { gains: Gain[]; third: boolean } {
  const singles = view.singles.map((row) => row.map((id) => tileOf(id, edition)));
  const made = view.singles.map((_, s) => view.flowers.filter((f) => f.seat === s).length);
  const gains = tiles.map(([seat, tile]): Gain => {
    const mine = singles[seat]!;
    const at = mine.findIndex((t) => t.colour === tile.colour);
    if (at < 0) {
      mine.push(tile);
      return { seat, tile, flower: false, points: tile.value };
    }
    const [partner] = mine.splice(at, 1);
    made[seat]! += 1;
    return { seat, tile, flower: true, points: flowerWorth(partner!, tile) - partner!.value };
  });
  return { gains, third: made.some((count) => count >= 3) };
}

/** How the tiles of a mandala are shared out, with everybody's cards as given. */
export function shareOut(
  view: RawView,
  edition: any,
  place: number,
  stand: Standing[],
  holder: number,
): { sharing: Sharing; ending: Ending | 'maybe' | null } {
  const raw = view.mandalas[place]!;
  const dark = tileOf(raw.dark!, edition);
  const light = tileOf(raw.light!, edition);
  const second = secondPlayer(stand, holder);
  const returned = stand
    .map((s, seat) => ({ seat, count: s.total }))
    .filter(({ seat, count }) => count > 0 && seat !== holder && seat !== second);
  const over: Ending | null = view.stacks.includes(0) ? 'no-tiles' : null;
  if (second === null) {
    const { gains, third } = give(view, edition, [
      [holder, dark],
      [holder, light],
    ]);
    const sharing = { holder, second, gains, options: [], back: returned };
    return { sharing, ending: third ? 'third-flower' : over };
  }
  const options = (['dark', 'light'] as const).map((back) => {
    const [own, other] = back === 'dark' ? [dark, light] : [light, dark];
    const { gains, third } = give(view, edition, [
      [holder, own],
      [second, other],
    ]);
    return { back, gains, ends: third };
  });
  const ends = options.filter((o) => o.ends).length;
  const ending = ends === 2 ? 'third-flower' : (over ?? (ends ? 'maybe' : null));
  return { sharing: { holder, second, gains: null, options, back: returned }, ending };
}

/** A play, before it is made. */
export function previewPlay(
  view: RawView,
  edition: any,
  seat: number,
  colour: Colour,
  count: number,
  place: number,
): PlayPreview {
  const raw = view.mandalas[place]!;
  const index = COLOURS.indexOf(colour);
  const up = !raw.present.includes(index);
  const stand = standings(view, place);
  const me = stand[seat]!;
  me.total += count;
  if (up) me.up += count;
  const missing = COLOURS.filter((_, c) => c !== index && !raw.present.includes(c));
  const found = previewClaim(stand, seat, raw.claim);
  const holder = found.claim === 'take' ? seat : raw.claim;
  const completes = up && missing.length === 0;
  const shared = completes && holder !== null ? shareOut(view, edition, place, stand, holder) : null;
  return {
    colour,
    count,
    place,
    up,
    missing,
    completes,
    ...found,
    draws: previewDraws(view, edition, seat, count),
    mine: me.total,
    sharing: shared?.sharing ?? null,
    ending: shared?.ending ?? null,
  };
}

/** The marker goes to who has strictly the most among those with a face-up card (clauses 5.1, 5.2). */
function previewClaim(
  stand: Standing[],
  seat: number,
  holder: number | null,
): { claim: Claim; rival: number | null } {
  if (holder === seat) return { claim: 'keep', rival: null };
  if (stand[seat]!.up === 0) return { claim: 'no-face-up', rival: null };
  const rivals = stand.map((_, s) => s).filter((s) => s !== seat && stand[s]!.up > 0);
  rivals.sort((a, b) => stand[b]!.total - stand[a]!.total);
  const first = rivals[0];
  if (first === undefined || stand[first]!.total < stand[seat]!.total) return { claim: 'take', rival: null };
  return { claim: 'not-most', rival: first };
}

/** Only a single card is followed by drawing, up to the limit and as far as the cards go (clause 4). */
export function previewDraws(view: RawView, edition: any, seat: number, count: number): number {
  if (count !== 1) return 0;
  const room = (edition?.hands?.limit ?? 8) - ((view.hand_sizes[seat] ?? 0) - 1);
  return Math.max(0, Math.min(edition?.hands?.draw ?? 4, room, view.deck + sum(view.discard)));
}

/** What taking a tile brings, when it is asked. */
export function previewTake(
  view: RawView,
  edition: any,
  back: Back,
): { gains: Gain[]; ends: boolean } | null {
  const place = view.mandala;
  const raw = view.mandalas[place];
  if (!raw || raw.claim === null || raw.dark === null || raw.light === null) return null;
  const { sharing } = shareOut(view, edition, place, standings(view, place), raw.claim);
  return sharing.options.find((o) => o.back === back) ?? null;
}

export const placeIndex = (name: string): number => (PLACES as readonly string[]).indexOf(name);
