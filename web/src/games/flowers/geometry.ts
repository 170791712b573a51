// Where things lie on a mandala. Its centre is the origin, its edge at 200; angles in degrees
// clockwise from straight up, so a seat's angle reads like a clock.

export const EDGE = 200;

/** Radii and sizes; a small mandala has larger print and shorter cards. */
export interface Sizes {
  card: number; // of its drawn size, 40 by 60
  cardsFrom: number;
  seatAt: number; // the seat's count, and the claim marker when it is there
  badge: number;
  badgeFont: number;
  pond: number; // the radius of the tiles
  tileFont: number;
  coveredFont: number; // of the number of covered cards, on a card
  nameAt: number;
  nameFont: number;
  motif: number;
  named: boolean; // there is room for the names of colours
}
export const LARGE: Sizes = {
  card: 1,
  cardsFrom: 82,
  seatAt: 69,
  badge: 13,
  badgeFont: 16,
  pond: 56,
  tileFont: 27,
  coveredFont: 20,
  nameAt: 149,
  nameFont: 13,
  motif: 1.05,
  named: true,
};
export const SMALL: Sizes = {
  card: 0.84,
  cardsFrom: 91,
  seatAt: 81,
  badge: 18,
  badgeFont: 25,
  pond: 66,
  tileFont: 32,
  coveredFont: 25,
  nameAt: 144,
  nameFont: 24,
  motif: 1.25,
  named: false,
};
export const RIM = { inner: 162, outer: 194 };
export const CARD = { width: 40, length: 60 };

export interface Point {
  x: number;
  y: number;
}

export function polar(angle: number, radius: number): Point {
  const turn = (angle * Math.PI) / 180;
  return { x: round(Math.sin(turn) * radius), y: round(-Math.cos(turn) * radius) };
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** The middle of a seat's sector: `order` 0 sits at the bottom, the others follow clockwise. */
export function seatAngle(order: number, players: number): number {
  return (180 + (order * 360) / players) % 360;
}

/** The angles at which sectors meet. */
export function borders(players: number): number[] {
  return Array.from({ length: players }, (_, i) => (180 + ((i + 0.5) * 360) / players) % 360);
}

/** The angle of each card of a fan around its sector's middle; `steps` are the wishes between neighbours. */
export function fan(steps: number[], players: number): number[] {
  const room = 360 / players - (players === 4 ? 24 : 30);
  const wish = steps.reduce((a, b) => a + b, 0);
  const scale = wish > room ? room / wish : 1;
  let at = (-wish * scale) / 2;
  return [at, ...steps.map((step) => (at += step * scale))].map(round);
}

/** How far apart two neighbours of a fan would like to be: new colours far, covered cards close. */
export function fanStep(before: string | null, after: string | null): number {
  if (after === null) return before === null ? 6 : 13;
  return before === after ? 9 : 16;
}

/** How a card is laid into its sector, as a CSS transform. */
export function cardTransform(angle: number, sizes: Sizes): string {
  const out = round(sizes.cardsFrom + (CARD.length * sizes.card) / 2);
  return `rotate(${round(angle)}deg) translate(0px,${-out}px) scale(${sizes.card})`;
}

/** What a colour has of the rim, drawn straight up: three petals of a lotus border. */
export function rimPetals(): string {
  const arch = (middle: number, half: number, outer: number): string => {
    const at = (angle: number, radius: number): string => {
      const { x, y } = polar(middle + angle, radius);
      return `${x} ${y}`;
    };
    const { inner } = RIM;
    return (
      `M${at(-half, inner)}C${at(-half * 1.12, inner + 16)} ${at(-half * 0.62, outer - 8)} ${at(0, outer)}` +
      `C${at(half * 0.62, outer - 8)} ${at(half * 1.12, inner + 16)} ${at(half, inner)}` +
      `A${inner} ${inner} 0 0 0 ${at(-half, inner)}Z`
    );
  };
  return arch(-19, 8.5, RIM.outer - 6) + arch(19, 8.5, RIM.outer - 6) + arch(0, 11.5, RIM.outer + 3);
}

/** An arc for a seat's name; in the lower half it runs the other way so that nobody reads upside down. */
export function nameArc(angle: number, players: number, sizes: Sizes): string {
  const half = 180 / players - 4;
  const below = angle > 90 && angle < 270;
  const radius = below ? sizes.nameAt + sizes.nameFont * 0.7 : sizes.nameAt; // letters stand on the arc, inside or outside of it
  const from = polar(below ? angle + half : angle - half, radius);
  const to = polar(below ? angle - half : angle + half, radius);
  const large = half * 2 > 180 ? 1 : 0;
  return `M${from.x} ${from.y}A${radius} ${radius} 0 ${large} ${below ? 0 : 1} ${to.x} ${to.y}`;
}

/** The wedge of a sector, from the tiles to the rim. */
export function wedge(angle: number, players: number, inner = 54, outer = 156): string {
  const half = 180 / players;
  const [a, b, c, d] = [
    polar(angle - half, inner),
    polar(angle - half, outer),
    polar(angle + half, outer),
    polar(angle + half, inner),
  ] as [Point, Point, Point, Point];
  const large = half * 2 > 180 ? 1 : 0;
  return `M${a.x} ${a.y}L${b.x} ${b.y}A${outer} ${outer} 0 ${large} 1 ${c.x} ${c.y}L${d.x} ${d.y}A${inner} ${inner} 0 ${large} 0 ${a.x} ${a.y}Z`;
}

// --- on a screen ------------------------------------------------------------
const PHONE = 520; // pixels

/** `narrow`: two mandalas above one. Else three in a row; `low` and `flat` are for little height,
 *  with all that lies around them beside each other, and in the end beside the mandalas. */
export type Layout = 'narrow' | 'flat' | 'low' | 'wide';

/** On a phone or a tablet held upright it is narrow, on a phone on its side flat. */
export function layoutOf(width: number, tall: number): Layout {
  if (width < PHONE || tall > width * 1.35) return 'narrow';
  if (tall < 480) return 'flat';
  return tall < 800 ? 'low' : 'wide';
}

// What everything but the mandalas takes of the width, and how small they may become.
const AROUND = {
  flat: { width: 222, least: 104 },
  low: { width: 230, least: 150 },
  wide: { width: 56, least: 220 },
};

/** How wide a mandala may be, so that all of the board can be seen in a window of this height;
 *  `above` is what stands over the board, `around` what lies on it besides the mandalas. */
export function discWidth(width: number, tall: number, above: number, around: number): number {
  const layout = layoutOf(width, tall);
  const room = tall - above;
  if (layout === 'narrow') {
    const [rest, least] = width < PHONE ? [320, 118] : [434, 220];
    const wanted = (room - Math.max(around, rest) - MARGIN) / NESTED;
    return Math.min((width - 20) / 2, Math.max(least, wanted));
  }
  const { width: beside, least } = AROUND[layout];
  return Math.min((width - beside) / 3, Math.max(least, room - around - MARGIN));
}
const MARGIN = 6; // below the board
const NESTED = 1.87; // discs: the height of two above one that nests between them

/** What of a board's height is there for other things than its mandalas.
 *  What lies beside them takes nothing from them: the cloth may be higher than they need. */
export function besides(board: HTMLElement, layout: Layout): number {
  const tall = (what: string): number => board.querySelector<HTMLElement>(what)?.offsetHeight ?? 0;
  if (layout === 'wide') return board.offsetHeight - tall('.disc');
  if (layout === 'narrow') return board.offsetHeight - NESTED * tall('.disc');
  const { paddingTop, paddingBottom } = getComputedStyle(board.querySelector('.cloth')!);
  const edges = parseFloat(paddingTop) + parseFloat(paddingBottom);
  return board.offsetHeight - tall('.cloth') + edges + tall('.place') - tall('.disc');
}

/** Print stays legible at any size: at least this many pixels. */
const LEAST_PRINT = { small: 11.2, large: 12.2 };

export function sizesFor(disc: number): Sizes {
  const small = disc < 250; // larger print for small mandalas
  const sizes = small ? SMALL : LARGE;
  const least =
    Math.ceil(((small ? LEAST_PRINT.small : LEAST_PRINT.large) * (2 * EDGE + 8) * 10) / disc) / 10;
  const badgeFont = Math.max(sizes.badgeFont, least);
  return {
    ...sizes,
    nameFont: Math.max(sizes.nameFont, least),
    badgeFont,
    badge: Math.max(sizes.badge, round(badgeFont * 0.62)),
    tileFont: Math.max(sizes.tileFont, least),
    coveredFont: Math.max(sizes.coveredFont, least),
  };
}

/** A name as far as its arc has room for it. */
export function nameOnRim(name: string, players: number, sizes: Sizes): string {
  const arc = ((360 / players - 8) * Math.PI * sizes.nameAt) / 180;
  const most = Math.min(20, Math.floor(arc / (0.6 * sizes.nameFont)));
  return name.length > most ? `${name.slice(0, most - 1)}…` : name;
}
