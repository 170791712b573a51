// Previews and places in sentences.

import { COLOURS, type Back, type Mandala, type RawView, type Sector } from './model';
import { previewTake, secondPlayer, standings, type Gain, type PlayPreview, type Sharing } from './preview';
import type { Words } from './words';

export interface Voice {
  words: Words;
  names: string[];
  you: number | null;
}

const isYou = (v: Voice, seat: number): boolean => seat === v.you;
export const nameOf = (v: Voice, seat: number): string =>
  isYou(v, seat) ? v.words.you : (v.names[seat] ?? '');

/** Cards by colour: `2 red, 1 green`. */
export function countsText(words: Words, counts: number[]): string {
  return words.list(counts.flatMap((n, c) => (n ? [words.coloured(n, COLOURS[c]!)] : [])));
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

function gainText(v: Voice, gain: Gain): string {
  const tile = v.words.tile(gain.tile.colour, gain.tile.label);
  return v.words.gain(
    isYou(v, gain.seat),
    nameOf(v, gain.seat),
    v.words.tileGain(tile, gain.flower, signed(gain.points)),
  );
}

const gainsText = (v: Voice, gains: Gain[]): string => v.words.series(gains.map((g) => gainText(v, g)));

/** Everything a play would do, most important first. */
export function playText(v: Voice, view: RawView, p: PlayPreview): string {
  const w = v.words;
  const out = [w.playing(w.group(p.count, p.colour), 'ABC'[p.place]!, p.up)];
  if (p.claim === 'take') out.push(w.claimTake);
  if (p.claim === 'keep') out.push(w.claimKeep);
  if (p.claim === 'no-face-up') out.push(w.claimNoFaceUp);
  if (p.claim === 'not-most' && p.rival !== null) {
    out.push(w.claimNotMost(nameOf(v, p.rival), p.mine, standings(view, p.place)[p.rival]!.total));
  }
  if (p.count === 1) out.push(w.drawsThen(p.draws));
  if (p.completes) out.push(w.completes);
  const s = p.sharing;
  if (s?.gains) {
    out.push(w.takesBothGaining(isYou(v, s.holder), nameOf(v, s.holder), gainsText(v, s.gains)));
  }
  if (s && s.second !== null) {
    const second = s.second;
    out.push(w.picksBefore(isYou(v, s.holder), nameOf(v, s.holder), isYou(v, second), nameOf(v, second)));
    const mine = s.options.flatMap((o) => o.gains).filter((g) => g.seat === v.you);
    if (mine.length)
      out.push(
        w.forYou(
          mine.map((g) => w.tileGain(w.tile(g.tile.colour, g.tile.label), g.flower, signed(g.points))),
        ),
      );
  }
  for (const b of s?.back ?? []) out.push(w.takenBack(isYou(v, b.seat), nameOf(v, b.seat), b.count));
  if (p.ending === 'third-flower') out.push(w.endsThird);
  if (p.ending === 'no-tiles') out.push(w.endsTiles);
  if (p.ending === 'maybe') out.push(w.endsMaybe);
  return out.join(' ');
}

/** Who takes both tiles or chooses one, in a few words. */
export function outcomeText(v: Voice, s: Sharing): string {
  const told = s.gains ? v.words.takesBoth : v.words.picks;
  return told(isYou(v, s.holder), nameOf(v, s.holder));
}

/** A choice of tile, with what both players get. */
export function takeText(v: Voice, back: Back, gains: Gain[], ends: boolean): string {
  return `${v.words.takeOption(back, gainsText(v, gains))}${ends ? ` ${v.words.endsThird}` : ''}`;
}

/** What is asked of the holder, with both choices. */
export function takeHint(v: Voice, view: RawView, edition: any, backs: Back[], brief: boolean): string {
  const holder = view.mandalas[view.mandala]?.claim ?? 0;
  const second = secondPlayer(standings(view, view.mandala), holder);
  const options = backs.map((back) => {
    const would = previewTake(view, edition, back);
    return would ? takeText(v, back, would.gains, would.ends && !view.ending) : '';
  });
  const ask = v.words.chooseTile(second === v.you, second === null ? '' : nameOf(v, second));
  return [...(brief ? [] : [ask]), ...options].join('\n');
}

/** The cards of one player in one mandala. */
export function sectorText(v: Voice, sector: Sector): string {
  const w = v.words;
  const who = nameOf(v, sector.seat);
  if (!sector.total) return w.sectorEmpty(who);
  const up = COLOURS.map((c) => sector.cards.filter((card) => card.colour === c).length);
  const down = !sector.down ? '' : sector.covered ? countsText(w, sector.covered) : w.hidden(sector.down);
  return w.sector(who, countsText(w, up), down);
}

/** Everything that lies in a mandala, for the details and for readers that do not see it. */
export function mandalaText(v: Voice, m: Mandala, compact = false): string {
  const w = v.words;
  if (m.gone) return w.gone;
  const tiles = (['dark', 'light'] as Back[]).flatMap((b) => {
    const tile = m.tiles[b];
    return tile ? [w.backTile(b, tile.colour, tile.label)] : [];
  });
  const missing = m.missing.length ? w.missing(w.list(m.missing.map(w.colour))) : w.nothingMissing;
  const marker = m.claim === null ? w.markerFree : w.marker(nameOf(v, m.claim));
  const cards = m.sectors.filter((s) => s.total || !compact).map((s) => sectorText(v, s));
  return [compact ? '' : `${w.series(tiles)}.`, missing, marker, ...cards].filter(Boolean).join(' ');
}
