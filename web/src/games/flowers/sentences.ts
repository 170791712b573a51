// What lies on the board and what the engine tells of it, in sentences of the game's words.

import type { MandalaProspect } from '../../generated/prospects/flowers';
import type { Say } from '../../i18n/fluent';
import { signed } from '../shared/ghosts';
import { COLOURS, sum, type Back, type Counts, type Mandala, type Sector, type Tile } from './model';
import type { Outlook } from './outlook';
import type { Spot } from './spots';

export interface Voice {
  say: Say;
  names: string[];
  you: number | null;
}

export const nameOf = ({ say, names, you }: Voice, seat: number): string =>
  seat === you ? say('you') : (names[seat] ?? '');
const who = ({ you }: Voice, seat: number): string => (seat === you ? 'you' : 'other');

export function listed(say: Say, items: string[]): string {
  return items.reduce((some, next) => (some ? say('board-listed', { some, next }) : next), '');
}

/** Cards by colour: `2 red, 1 green`. */
export function countsText(say: Say, counts: Counts): string {
  const held = COLOURS.filter((colour) => counts[colour] > 0);
  return listed(
    say,
    held.map((colour) => say('board-coloured', { n: counts[colour], colour })),
  );
}

export const tileText = (say: Say, { colour, label }: Tile): string => say('board-tile', { colour, label });

/** The cards of one player in one mandala. */
export function sectorText(v: Voice, sector: Sector): string {
  const player = nameOf(v, sector.seat);
  if (!sector.total) return v.say('board-sector-empty', { player });
  const up = countsText(v.say, sector.up);
  if (!sector.down) return v.say('board-sector', { player, up });
  const down = sector.covered ? countsText(v.say, sector.covered) : v.say('board-hidden', { n: sector.down });
  return sum(sector.up)
    ? v.say('board-sector-both', { player, up, down })
    : v.say('board-sector-down', { player, down });
}

/** Who would take which tile now, in a few words and in a sentence. */
export function standingText(
  v: Voice,
  { first, second, behind, alone, rival, needs, cards }: MandalaProspect,
) {
  if (first === null) return { brief: v.say('board-first-nobody'), told: v.say('board-marker-free') };
  const named = { first: nameOf(v, first) };
  if (second !== null) {
    const values = { ...named, second: nameOf(v, second), behind: behind ?? 0 };
    return { brief: v.say('board-first-two', values), told: v.say('board-first-two-told', values) };
  }
  const values = {
    ...named,
    other: rival === null ? '' : nameOf(v, rival),
    has: rival === null ? 0 : cards[rival]!,
    needs: needs ?? 0,
    why: alone ?? '',
  };
  const brief = alone === 'half' ? v.say('board-first-half', values) : v.say('board-first-both', values);
  return { brief, told: v.say('board-first-both-told', values) };
}

/** What a tile would bring those who could take it. */
export function tileBrings(v: Voice, tile: Tile, back: Back, prospect: MandalaProspect): string {
  const brings = prospect.tiles[back];
  if (!brings) return '';
  const takers = [prospect.first, prospect.second].filter((seat): seat is number => seat !== null);
  const told = v.you === null || takers.includes(v.you) ? takers : [...takers, v.you];
  return told
    .map((seat) =>
      v.say('board-tile-brings', {
        tile: tileText(v.say, tile),
        points: signed(brings.points[seat]!),
        name: nameOf(v, seat),
        flower: brings.flower[seat] ? 'yes' : 'no',
        ends: brings.ends[seat] ? 'yes' : 'no',
      }),
    )
    .join(' ');
}

/** Everything that lies in a mandala, for the details and for readers that do not see it. */
export function mandalaText(v: Voice, m: Mandala, prospect: MandalaProspect): string {
  const { say } = v;
  if (m.gone) return say('board-gone');
  const tiles = (['dark', 'light'] as Back[]).flatMap((back) => {
    const tile = m.tiles[back];
    return tile ? [say('board-back-tile', { back, colour: tile.colour, label: tile.label })] : [];
  });
  const missing = prospect.missing.map((colour) => say('board-colour', { colour }));
  return [
    `${tiles.reduce((some, next) => say('board-series', { some, next }))}.`,
    missing.length ? say('board-missing', { colours: listed(say, missing) }) : say('board-nothing-missing'),
    m.claim === null ? say('board-marker-free') : say('board-marker', { player: nameOf(v, m.claim) }),
    ...m.sectors.map((sector) => sectorText(v, sector)),
    m.claim === null ? '' : standingText(v, prospect).told,
    ...(['dark', 'light'] as Back[]).map((back) =>
      m.tiles[back] ? tileBrings(v, m.tiles[back], back, prospect) : '',
    ),
  ]
    .filter(Boolean)
    .join(' ');
}

/** The same with its name. */
export const mandalaDetail = (v: Voice, m: Mandala, prospect: MandalaProspect): string =>
  v.say('board-labelled', {
    name: v.say('board-mandala', { name: m.name }),
    text: mandalaText(v, m, prospect),
  });

/** Who takes both tiles or chooses one, in a few words. */
export function outcomeText(v: Voice, { both, picks }: Outlook): string {
  if (both !== null) return v.say('board-takes-both', { who: who(v, both), name: nameOf(v, both) });
  if (picks !== null) return v.say('board-picks', { who: who(v, picks), name: nameOf(v, picks) });
  return '';
}

/** Who and what of a past move, in a few words: `Ravi: 2 red`. */
export function spotText(v: Voice, { seat, colour, count }: Spot): string {
  const what = !count
    ? ''
    : colour
      ? v.say('board-coloured', { n: count, colour })
      : v.say('board-cards', { n: count });
  const name = seat === null ? '' : nameOf(v, seat);
  return name && what ? v.say('board-labelled', { name, text: what }) : name || what;
}
