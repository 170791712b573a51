/** Where things lie: the circles and stacks of the main board, and the spaces of the mandala. */
import type { Circle, MandalaStonesEdition } from '../../generated/editions/mandala_stones';

export interface Point {
  x: number;
  y: number;
}

// --- the main board: seven columns and rows of places, circles on the odd ones --------------
export const CELL = { width: 60, height: 56 };
const ABOVE = 26; // room for the height of the stacks in the first row
const MARGIN = 9;
export const FIELD = { width: 7 * CELL.width + 2 * MARGIN, height: ABOVE + 7 * CELL.height + MARGIN };
export const CIRCLES: Circle[] = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'];
/** Above, to the right, below and to the left, as an edition lists them. */
const SIDES: Point[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];
const NEAR = 0.6; // of a cell: two stacks so close would hide each other

const onField = ({ x, y }: Point): Point => ({
  x: MARGIN + (x + 0.5) * CELL.width,
  y: ABOVE + (y + 0.5) * CELL.height,
});

const gridOf = (circle: number): Point => ({ x: 2 * (circle % 3) + 1, y: 2 * Math.floor(circle / 3) + 1 });

export function circlePoint(circle: Circle): Point {
  return onField(gridOf(CIRCLES.indexOf(circle)));
}

/** The places of all stacks. One between two circles lies where both have it; in an edition where circles far from
 *  each other share one it lies between them. */
export function stackPoints(edition: MandalaStonesEdition): Point[] {
  const found: Point[] = [];
  for (let stack = 1; stack <= edition.stacks.count; stack++) {
    const places = CIRCLES.flatMap((circle, i) => {
      const side = SIDES[edition.circles[circle].indexOf(stack)];
      return side ? [{ x: gridOf(i).x + side.x, y: gridOf(i).y + side.y }] : [];
    });
    const sum = places.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
    found.push(apart({ x: sum.x / places.length, y: sum.y / places.length }, found));
  }
  return found.map(onField);
}

/** Moved aside as long as it lies on something. */
function apart(place: Point, others: Point[]): Point {
  let { x, y } = place;
  while (others.some((one) => Math.hypot(one.x - x, one.y - y) < NEAR)) [x, y] = [(x + NEAR) % 7, y + 0.1];
  return { x, y };
}

// --- stacks, seen from slightly above ---------------------------------------------------------
export const STONE = { rx: 23, ry: 15.5, thick: 7 };
const TALLEST = 32; // of a stack on the main board

/** How thick a stone of a stack is drawn, so that also a high one stays in its place. */
export function thickness(stones: number): number {
  return Math.min(STONE.thick, TALLEST / Math.max(1, stones));
}

// --- the mandala: a centre and rings of six, twelve, eighteen … spaces ------------------------
export const GAP = 40; // between two rings

export function ringOf(place: number): number {
  let ring = 0;
  while (place > 1 + 3 * ring * (ring + 1)) ring += 1;
  return ring;
}

/** The last place of a ring. */
export const ringEnd = (ring: number): number => 1 + 3 * ring * (ring + 1);

/** A space of the spiral, counted from 1; rings go clockwise and begin straight up. */
export function mandalaPoint(place: number): Point {
  const ring = ringOf(place);
  if (!ring) return { x: 0, y: 0 };
  const turn = ((place - ringEnd(ring - 1) - 1) / (6 * ring)) * 2 * Math.PI;
  return { x: round(Math.sin(turn) * ring * GAP), y: round(-Math.cos(turn) * ring * GAP) };
}

/** From the middle to the rim, around all spaces. */
export const mandalaRadius = (spaces: number): number => (ringOf(spaces) + 0.68) * GAP;

/** The petals around a ring that is closed. */
export function petals(ring: number): string {
  const count = 6 * ring;
  const [inner, outer] = [(ring + 0.46) * GAP, (ring + 0.6) * GAP];
  const at = (turn: number, radius: number): string =>
    `${round(Math.sin(turn) * radius)} ${round(-Math.cos(turn) * radius)}`;
  return Array.from({ length: count }, (_, i) => {
    const [from, to] = [(i / count) * 2 * Math.PI, ((i + 1) / count) * 2 * Math.PI];
    return `M${at(from, inner)}Q${at((from + to) / 2, 2 * outer - inner)} ${at(to, inner)}`;
  }).join('');
}

const round = (value: number): number => Math.round(value * 100) / 100;

// --- the window -------------------------------------------------------------------------------
/** `beside`: the main board, and all else beside it; `flat` is the same with little height. `upright`: your own area
 *  below; `phone`: one below the other. */
export type Layout = 'beside' | 'flat' | 'upright' | 'phone';

export function layoutOf(width: number, tall: number): Layout {
  if (tall > width * 0.95) return width < 600 ? 'phone' : 'upright';
  return tall < 480 ? 'flat' : 'beside';
}

const SIDE = 432; // what lies beside the main board needs at least so much
const MINE = { phone: 264, upright: 330 };
/** What your own area takes besides its spaces. */
export const MINE_AROUND = 138;
const CARDS = 56; // objectives in a row of their own

/** How wide the main board is drawn; `room` is what the window has below what stands over the board. */
export function fieldWidth(width: number, room: number, layout: Layout): number {
  const shape = FIELD.width / FIELD.height;
  if (layout === 'phone') return Math.max(270, Math.min(width, (room - MINE.phone) * shape));
  if (layout === 'upright') return Math.min(width - 250, (room - MINE.upright) * shape);
  return Math.max(180, Math.min((room - 8) * shape, width - SIDE, 0.62 * width));
}

export function spacesHeight(room: number, field: number, layout: Layout): number {
  const within = (least: number, wanted: number, most: number): number =>
    Math.floor(Math.max(least, Math.min(wanted, most)));
  if (layout === 'phone') return 102;
  if (layout === 'flat') return within(90, room - 142, 130);
  if (layout === 'upright')
    return within(130, room - (field * FIELD.height) / FIELD.width - MINE_AROUND - 20, 240);
  return within(102, 0.21 * room, 260);
}

/** How the others' areas lie: `rows` and `cards` beside the mandala, `below` it, or there in one `row`. */
export type Others = 'rows' | 'cards' | 'below' | 'row';
const ROW = { height: 60, width: 236 };
const CARD = { height: 84, width: 178 };
const FACTS = 108; // what else is said of the mandala

interface Arranged {
  mandala: number;
  others: Others;
}

const largest = (ways: [Others, number][]): Arranged => {
  const [others, size] = ways.reduce((one, other) => (other[1] > one[1] ? other : one));
  return { mandala: Math.floor(Math.max(170, Math.min(640, size))), others };
};

/** How large the mandala may be beside the main board, and how the others' areas lie then. */
export function arrangeBeside(width: number, room: number, others: number): Arranged {
  const tall = room - FACTS;
  return largest([
    ['rows', Math.min(width - ROW.width - 20, tall)],
    ['cards', others * CARD.height <= tall ? Math.min(width - CARD.width - 20, tall) : 0],
    ['below', Math.min(width - 24, tall - CARDS - others * ROW.height)],
  ]);
}

// At the end the mandala has a column of its own, with everybody's open objectives; your area lies below the main board.
const OVER = { mine: 404, card: 122, wide: 160, button: 62 };

export const widthBesideEnd = (width: number, field: number): number =>
  width - Math.max(OVER.mine, field) - 12;

export function arrangeEnd(width: number, room: number, others: number): Arranged {
  const tall = room - OVER.button;
  return largest([
    ['cards', others * OVER.card <= tall ? Math.min(width - CARD.width - 28, tall) : 0],
    ['below', Math.min(width - 24, tall - others * OVER.card)],
    ['row', others * OVER.wide <= width ? Math.min(width - 24, tall - OVER.card) : 0],
  ]);
}
