/** How altar and mandala share the room they are given: beside each other, or one below and aside of the other. All in
 *  pixels. */
import type { AltarShape } from './altar';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Stage {
  width: number;
  height: number;
  /** The width of a hex, and where the altar begins. */
  hex: number;
  altar: { x: number; y: number };
  mandala: { x: number; y: number; radius: number };
  /** Free corners. */
  rounds: Box;
  bag: Box;
}

const GAP = 8;
const SHARE = 1.3; // the mandala's width by the altar's
export const LEAST_HEX = 44; // the least that a finger can hit
const LARGEST_HEX = 140;
const LEAST_RADIUS = 78;
const REACH = 0.6; // of a hex: its corners

interface Circle {
  x: number;
  y: number;
  r: number;
}

type Packed = Omit<Stage, 'rounds' | 'bag'>;

const circles = (shape: AltarShape, { hex, altar }: Packed): Circle[] =>
  shape.cells.map((cell) => ({ x: altar.x + cell.x * hex, y: altar.y + cell.y * hex, r: hex * REACH }));

function beside(shape: AltarShape, width: number, height: number): Packed {
  // As large as they fit, the altar somewhat smaller than the mandala; then whichever can grows.
  const fair = (width - 2 * GAP) / (shape.width + SHARE * shape.width);
  const wish = Math.min(LARGEST_HEX, height / shape.height, Math.max(LEAST_HEX, fair));
  const diameter = Math.max(2 * LEAST_RADIUS, Math.min(height, width - wish * shape.width - 2 * GAP));
  const room = Math.min(height / shape.height, (width - diameter - 2 * GAP) / shape.width);
  const hex = Math.max(LEAST_HEX, Math.min(LARGEST_HEX, room));
  const spare = Math.max(0, width - diameter - hex * shape.width) / 3;
  const tall = Math.max(height, hex * shape.height);
  return {
    width,
    height: tall,
    hex,
    altar: { x: spare, y: (tall - hex * shape.height) / 2 },
    mandala: { x: width - spare - diameter / 2, y: tall / 2, radius: diameter / 2 },
  };
}

/** The mandala at the right, as high as the altar lets it. */
function below(shape: AltarShape, width: number, hex: number, radius: number): Packed {
  const packed: Packed = {
    width,
    height: 0,
    hex,
    altar: { x: 0, y: 0 },
    mandala: { x: width - radius, y: 0, radius },
  };
  let y = radius;
  for (const one of circles(shape, packed)) {
    const aside = packed.mandala.x - one.x;
    const apart = radius + one.r + 2;
    if (Math.abs(aside) < apart) y = Math.max(y, one.y + Math.sqrt(apart * apart - aside * aside));
  }
  packed.mandala.y = y;
  packed.height = Math.max(y + radius, hex * shape.height);
  return packed;
}

function diagonal(shape: AltarShape, width: number, height: number): Packed {
  const most = Math.min(LARGEST_HEX, width / shape.width);
  let best: Packed | null = null;
  for (let hex = Math.max(LEAST_HEX, most); hex >= LEAST_HEX - 0.01; hex -= 1) {
    for (let radius = width / 2; radius >= LEAST_RADIUS; radius -= 2) {
      const found = below(shape, width, hex, radius);
      if (found.height > height) continue;
      if (!best || worth(shape, found) > worth(shape, best)) best = found;
      break;
    }
  }
  return best ?? below(shape, width, Math.min(LEAST_HEX, most), Math.min(LEAST_RADIUS, width / 2));
}

/** The larger both are, the better; the altar is smaller than the mandala. */
const worth = (shape: AltarShape, { hex, mandala }: Packed): number =>
  Math.min((hex * shape.width * SHARE) / 2, mandala.radius) + 0.2 * mandala.radius;

/** Where a box lies best: clear of altar and mandala, and near to a point. */
function corner(
  taken: Circle[],
  stage: Packed,
  size: Size,
  near: { x: number; y: number },
  other?: Box,
): Box {
  let best: Box = { x: 0, y: 0, ...size };
  let least = Infinity;
  for (let x = 0; x <= Math.max(0, stage.width - size.width); x += 4) {
    for (let y = 0; y <= Math.max(0, stage.height - size.height); y += 4) {
      let over = 0;
      for (const { x: cx, y: cy, r } of taken) {
        const dx = cx - Math.max(x, Math.min(cx, x + size.width));
        const dy = cy - Math.max(y, Math.min(cy, y + size.height));
        over += Math.max(0, r - Math.hypot(dx, dy));
      }
      if (
        other &&
        x < other.x + other.width &&
        other.x < x + size.width &&
        y < other.y + other.height &&
        other.y < y + size.height
      )
        over += 1000;
      const cost = over * 50 + Math.hypot(x + size.width / 2 - near.x, y + size.height / 2 - near.y);
      if (cost < least) [best, least] = [{ x, y, ...size }, cost];
    }
  }
  return best;
}

interface Size {
  width: number;
  height: number;
}

/** `rounds` without a width is a strip above all else. */
export function stageFor(shape: AltarShape, width: number, height: number, rounds: Size, bag: Size): Stage {
  if (rounds.width) return packed(shape, width, height, rounds, bag);
  const found = packed(shape, width, height - rounds.height, null, bag);
  const down = <T extends { y: number }>(part: T): T => ({ ...part, y: part.y + rounds.height });
  return {
    ...found,
    height: found.height + rounds.height,
    altar: down(found.altar),
    mandala: down(found.mandala),
    bag: down(found.bag),
    rounds: { x: 0, y: 0, width, height: rounds.height },
  };
}

function packed(shape: AltarShape, width: number, height: number, rounds: Size | null, bag: Size): Stage {
  const aside = beside(shape, width, height);
  const fits = aside.height <= height && aside.hex * shape.width + 2 * aside.mandala.radius <= width;
  const under = diagonal(shape, width, height);
  const found =
    fits && (1.1 * worth(shape, aside) >= worth(shape, under) || under.height > height) ? aside : under;
  const { mandala } = found;
  const taken = [...circles(shape, found), { x: mandala.x, y: mandala.y, r: mandala.radius + 2 }];
  const border = (found.altar.x + found.hex * shape.width + mandala.x - mandala.radius) / 2;
  const [top, foot] =
    found === aside
      ? [
          { x: border, y: 0 },
          { x: border, y: found.height },
        ]
      : [
          { x: found.width, y: 0 },
          { x: 0, y: found.height },
        ];
  const first = rounds ? corner(taken, found, rounds, top) : { x: 0, y: 0, width: 0, height: 0 };
  return { ...found, rounds: first, bag: corner(taken, found, bag, foot, first) };
}
