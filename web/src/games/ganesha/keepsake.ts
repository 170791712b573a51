/** The finished mandala as a picture to keep, with each player's gems marked. */
import type { Colour, GaneshaView } from '../../generated/views/ganesha';
import type { GaneshaProspects } from '../../generated/prospects/ganesha';
import { lookOf } from '../shared/seats';
import { COLOURS, CUTS } from './gems';
import { HUB, petalLayout, petalPath, polar, RIM, turned } from './petals';

const SIZE = 1200;
const RADIUS = 520;
const LINE = 64;
const GROUNDS = {
  day: { ground: '#8a4a1c', field: '#f5e3bf', rim: '#e9b45c', ink: '#3a2410', cup: '#fff6e2' },
  night: { ground: '#0b0f2c', field: '#1c2250', rim: '#6f78b8', ink: '#eef0ff', cup: '#0f1438' },
};

/** Whose gem lies in each slot, as far as it is known. */
export type Owners = Partial<Record<Colour, number[]>>;

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);
const round = (value: number): number => Math.round(value * 10) / 10;

function mark(seat: number, x: number, y: number, r: number): string {
  const { shape, fill, line } = lookOf(seat);
  return `<path d="${shape}" transform="translate(${round(x)} ${round(y)}) scale(${round(r) / 10})" fill="${fill}" stroke="${line}" stroke-width="2"/>`;
}

function gem(colour: Colour, x: number, y: number, r: number): string {
  const { outline, base, dark, facets } = CUTS[colour];
  const inside = facets.map((one) => `<path d="${one.path}" fill="${one.fill}"/>`).join('');
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${round(r / 10)})"><path d="${outline}" fill="${base}" stroke="${dark}" stroke-width="1.4"/>${inside}</g>`;
}

/** The picture as SVG. */
export function keepsake(
  view: GaneshaView,
  prospects: GaneshaProspects,
  owners: Owners,
  names: string[],
  title: string,
): { svg: string; width: number; height: number } {
  const { ground, field, rim, ink, cup } = GROUNDS[prospects.side];
  const parts: string[] = [];
  COLOURS.forEach((colour, i) => {
    const { values } = prospects.petals[colour];
    const { spots, size } = petalLayout(values.length);
    const angle = i * 72;
    parts.push(
      `<path d="${petalPath(RADIUS)}" transform="rotate(${angle})" fill="${CUTS[colour].base}" fill-opacity=".3" stroke="${CUTS[colour].dark}" stroke-width="4"/>`,
    );
    spots.forEach((spot, slot) => {
      const at = turned(spot, angle);
      const [x, y, r] = [at.x * RADIUS, at.y * RADIUS, size * RADIUS];
      parts.push(
        `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r * 0.44)}" fill="${cup}" stroke="${rim}"/>`,
      );
      if (slot >= view.mandala[colour]) {
        parts.push(
          `<text x="${round(x)}" y="${round(y + r * 0.16)}" font-size="${round(r * 0.45)}" text-anchor="middle" fill="${ink}">${values[slot]}</text>`,
        );
        return;
      }
      parts.push(gem(colour, x, y, r * 0.46));
      const seat = owners[colour]?.[slot];
      if (seat !== undefined) parts.push(mark(seat, x + r * 0.34, y + r * 0.34, r * 0.2));
    });
  });
  const rays = Array.from({ length: 24 }, (_, i) => {
    const [a, b] = [polar(i * 15, RADIUS * 0.1), polar(i * 15, RADIUS * (HUB - 0.04))];
    return `<path d="M${round(a.x)} ${round(a.y)}L${round(b.x)} ${round(b.y)}" stroke="${ground}" stroke-width="3"/>`;
  });
  const first = 2 * RADIUS + 190;
  const rows = view.tiles.map(({ total }, seat) => {
    const y = first + seat * LINE;
    return (
      mark(seat, 330, y - 14, 20) +
      `<text x="370" y="${y}" font-size="40">${escaped(names[seat] ?? '')}</text>` +
      `<text x="880" y="${y}" font-size="44" text-anchor="end" font-weight="600">${total}</text>`
    );
  });
  const height = first + view.players * LINE + 30;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${height}" viewBox="0 0 ${SIZE} ${height}" font-family="'Palatino Linotype','Noto Serif','DejaVu Serif',Georgia,serif" fill="${field}">` +
    `<rect width="100%" height="100%" fill="${prospects.side === 'day' ? '#3d1f0d' : '#05071a'}"/>` +
    `<g transform="translate(${SIZE / 2} ${RADIUS + 50})"><circle r="${RADIUS}" fill="${rim}"/>` +
    `<circle r="${RADIUS * RIM}" fill="${field}" stroke="${ground}" stroke-width="6"/>${parts.join('')}` +
    `<circle r="${RADIUS * HUB}" fill="${rim}" stroke="${ground}" stroke-width="4"/>${rays.join('')}<circle r="${RADIUS * 0.09}" fill="${ground}"/></g>` +
    `<text x="${SIZE / 2}" y="${2 * RADIUS + 125}" font-size="52" text-anchor="middle" font-weight="600">${escaped(title)}</text>${rows.join('')}</svg>`;
  return { svg, width: SIZE, height };
}
