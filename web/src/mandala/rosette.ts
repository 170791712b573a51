/** Mandalas from a seed: motifs repeated in rings. The same seed is always the same picture. */

export interface Ring {
  path: string;
  /** Which colour of the palette; -1 is none, only its line is drawn. */
  fill: number;
  line: number;
}

/** Numbers in [0, 1) that follow from a text. */
export function dice(seed: string): () => number {
  let h = 2166136261;
  for (const sign of seed) h = Math.imul(h ^ sign.codePointAt(0)!, 16777619);
  return () => {
    h = Math.imul(h + 0x6d2b79f5, 1) | 0;
    let x = Math.imul(h ^ (h >>> 15), 1 | h);
    x = (x + Math.imul(x ^ (x >>> 7), 61 | x)) ^ x;
    return ((x ^ (x >>> 14)) >>> 0) / 4294967296;
  };
}

type Shape = (inner: number, outer: number, half: number, turn: number) => string;

function at(radius: number, angle: number): string {
  return `${(radius * Math.sin(angle)).toFixed(2)} ${(-radius * Math.cos(angle)).toFixed(2)}`;
}

/** A closed curve whose points are given as parts of the ring's depth and of half a step. */
function curve(points: [number, number][]): Shape {
  return (inner, outer, half, turn) => {
    const [first, ...rest] = points.map(([depth, side]) =>
      at(inner + (outer - inner) * depth, turn + half * side),
    );
    let path = `M${first}`;
    for (let i = 0; i < rest.length; i += 3) path += `C${rest[i]} ${rest[i + 1]} ${rest[i + 2]}`;
    return `${path}Z`;
  };
}

function circle(share: number): Shape {
  return (inner, outer, half, turn) => {
    const middle = (inner + outer) / 2;
    const r = Math.max(0.8, Math.min((outer - inner) / 2, middle * Math.sin(half)) * share);
    const from = at(middle - r, turn);
    const to = at(middle + r, turn);
    const size = `${r.toFixed(2)} ${r.toFixed(2)}`;
    return `M${from}A${size} 0 1 1 ${to}A${size} 0 1 1 ${from}Z`;
  };
}

const MOTIFS: Record<string, Shape> = {
  petal: curve([
    [0, 0],
    [0.3, -1.25],
    [0.75, -1.05],
    [1, 0],
    [0.75, 1.05],
    [0.3, 1.25],
    [0, 0],
  ]),
  drop: curve([
    [0, 0],
    [0.55, -0.5],
    [0.95, -1.5],
    [1, 0],
    [0.95, 1.5],
    [0.55, 0.5],
    [0, 0],
  ]),
  leaf: curve([
    [0, 0],
    [0.35, -0.75],
    [0.65, -0.75],
    [1, 0],
    [0.65, 0.75],
    [0.35, 0.75],
    [0, 0],
  ]),
  flame: curve([
    [0, 0],
    [0.25, -1.5],
    [0.7, -0.3],
    [1, 0.45],
    [0.75, 0.9],
    [0.35, 1.3],
    [0, 0],
  ]),
  arch: curve([
    [0, -0.9],
    [0.7, -0.95],
    [0.85, -0.3],
    [1, 0],
    [0.85, 0.3],
    [0.7, 0.95],
    [0, 0.9],
  ]),
  dot: circle(0.62),
};

const COUNTS = [10, 12, 14, 16];

function ring(shape: Shape, count: number, inner: number, outer: number, shift: number): string {
  const half = Math.PI / count;
  let path = '';
  for (let i = 0; i < count; i += 1) path += shape(inner, outer, half * 0.92, (2 * i + shift) * half);
  return path;
}

/** Rings from the rim inward, within a circle of radius 100. */
export function rosette(seed: string, colours: number, rings = 5): Ring[] {
  const roll = dice(seed);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(roll() * from.length)]!;
  const count = pick(COUNTS);
  const found: Ring[] = [];
  let colour = Math.floor(roll() * colours);
  const add = (name: string, many: number, inner: number, outer: number, shift: number): void => {
    colour = (colour + 1 + Math.floor(roll() * (colours - 1))) % colours;
    found.push({
      path: ring(MOTIFS[name]!, many, inner, outer, shift),
      fill: name !== 'dot' && found.length > 1 && roll() < 0.12 ? -1 : colour,
      line: (colour + 2) % colours,
    });
  };
  let outer = 95;
  let before = '';
  for (let i = 0; i < rings && outer > 16; i += 1) {
    const name = pick(Object.keys(MOTIFS).filter((one) => one !== before && one !== 'dot'));
    before = name;
    const depth = (outer / Math.max(rings - i, 1.6)) * (1.25 + roll() * 0.45);
    const inner = Math.max(outer - depth, 9);
    // Towards the middle fewer motifs have room.
    const many = outer < 45 ? count / 2 : count;
    add(name, many, inner, outer, i % 2);
    const gap = outer - depth * 0.13;
    if (roll() < 0.6) add('dot', many, gap - 5.5, gap + 2.5, (i + 1) % 2);
    outer = inner + (outer - inner) * (0.3 + roll() * 0.2);
  }
  return found;
}
