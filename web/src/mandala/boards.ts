/** A small picture of each game's board, drawn from a few shapes in the colours of its cover. */
import { dice } from './rosette';
import { paletteOf } from './palettes';

export interface Shape {
  d: string;
  fill: string;
  line?: number;
}

/** The pictures are this wide and high. */
export const WIDTH = 240;
export const HEIGHT = 150;

const n = (value: number): string => value.toFixed(1);

function disc(x: number, y: number, r: number): string {
  return `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`;
}

function polygon(x: number, y: number, r: number, corners: number, turn = 0): string {
  const points = Array.from({ length: corners }, (_, i) => {
    const angle = turn + (2 * Math.PI * i) / corners;
    return `${n(x + r * Math.sin(angle))} ${n(y - r * Math.cos(angle))}`;
  });
  return `M${points.join('L')}Z`;
}

/** A slice of a ring, as cards laid around a middle. */
function slice(x: number, y: number, inner: number, outer: number, from: number, to: number): string {
  const at = (r: number, angle: number) => `${n(x + r * Math.sin(angle))} ${n(y - r * Math.cos(angle))}`;
  return (
    `M${at(inner, from)}L${at(outer, from)}A${n(outer)} ${n(outer)} 0 0 1 ${at(outer, to)}` +
    `L${at(inner, to)}A${n(inner)} ${n(inner)} 0 0 0 ${at(inner, from)}Z`
  );
}

function box(x: number, y: number, w: number, h: number, r = 2): string {
  return (
    `M${n(x + r)} ${n(y)}h${n(w - 2 * r)}a${r} ${r} 0 0 1 ${r} ${r}v${n(h - 2 * r)}a${r} ${r} 0 0 1 ${-r} ${r}` +
    `h${n(2 * r - w)}a${r} ${r} 0 0 1 ${-r} ${-r}v${n(2 * r - h)}a${r} ${r} 0 0 1 ${r} ${-r}Z`
  );
}

/** Three round mandalas: two half flowers in each, cards of sand around them. */
function flowers(colours: string[], line: string): Shape[] {
  const roll = dice('flowers board');
  const found: Shape[] = [];
  [44, 120, 196].forEach((x, place) => {
    const y = place === 1 ? 84 : 68;
    found.push({ d: disc(x, y, 35), fill: `${line}1f`, line: 0.6 });
    const cards = [5, 6, 4][place]!;
    for (let i = 0; i < cards; i += 1) {
      const turn = (2 * Math.PI * (i + 0.35 * place)) / 6;
      const colour = colours[(i + 2 * place) % colours.length]!;
      const depth = 21 + 11 * (0.45 + 0.55 * roll());
      found.push({ d: slice(x, y, 17.5, depth, turn + 0.07, turn + 0.95), fill: colour });
    }
    const half = (from: number, fill: string) =>
      found.push({ d: slice(x, y, 0.5, 14, from, from + Math.PI - 0.01), fill });
    half(0.5, colours[(place + 1) % colours.length]!);
    half(0.5 + Math.PI, colours[(place + 4) % colours.length]!);
    found.push({ d: disc(x, y, 3.2), fill: line, line: 0 });
  });
  for (let i = 0; i < 5; i += 1) {
    const x = 86 + i * 14;
    found.push({
      d: box(x, 128 + Math.abs(i - 2) * 2, 12, 24),
      fill: colours[(i * 2 + 1) % colours.length]!,
    });
  }
  return found;
}

/** The altar of hexes with its gems on the left, the ring of slots on the right. */
function ganesha(colours: string[], line: string): Shape[] {
  const roll = dice('ganesha board');
  const found: Shape[] = [];
  [3, 4, 5, 4, 3].forEach((count, row) => {
    for (let i = 0; i < count; i += 1) {
      const x = 68 + (i - (count - 1) / 2) * 23;
      const y = 75 + (row - 2) * 20;
      found.push({ d: polygon(x, y, 12.5, 6), fill: `${line}2b`, line: 0.7 });
      if (roll() < 0.22) continue;
      const colour = colours[Math.floor(roll() * colours.length)]!;
      const cut = [3, 4, 5, 6, 8][colours.indexOf(colour)]!;
      found.push({ d: polygon(x, y, 7.6, cut, cut === 4 ? Math.PI / 4 : 0), fill: colour });
    }
  });
  for (let run = 0; run < 5; run += 1) {
    for (let slot = 0; slot < 6; slot += 1) {
      const turn = ((run * 6 + slot + 0.5) / 30) * 2 * Math.PI;
      const radius = 46 - (slot % 2) * 10;
      const x = 182 + radius * Math.sin(turn);
      const y = 75 - radius * Math.cos(turn);
      const laid = slot < [4, 2, 5, 3, 1][run]!;
      found.push({ d: disc(x, y, 5.2), fill: laid ? colours[run]! : `${line}30`, line: 0.7 });
    }
  }
  for (let i = 0; i < 8; i += 1) {
    const turn = (i / 8) * 2 * Math.PI;
    found.push({ d: slice(182, 75, 9, 25, turn, turn + 0.55), fill: colours[i % colours.length]! });
  }
  found.push({ d: disc(182, 75, 6), fill: line, line: 0 });
  return found;
}

/** Nine circles with stacks of stones between them; four artists; the spiral begins beside it. */
function stones(colours: string[], line: string): Shape[] {
  const roll = dice('stones board');
  const four = colours.slice(0, 4);
  const found: Shape[] = [];
  for (let row = 0; row < 3; row += 1)
    for (let column = 0; column < 3; column += 1)
      found.push({ d: disc(34 + column * 42, 33 + row * 42, 10), fill: `${line}24`, line: 0.7 });
  const stack = (x: number, y: number) => {
    const height = 2 + Math.floor(roll() * 3);
    for (let i = 0; i < height; i += 1)
      found.push({
        d: `M${n(x - 8)} ${n(y - i * 3)}v-3a8 4.6 0 0 1 16 0v3a8 4.6 0 0 1 -16 0Z`,
        fill: four[Math.floor(roll() * 4)]!,
      });
    const top = y - (height - 1) * 3 - 3;
    found.push({ d: roll() < 0.5 ? polygon(x, top, 3.4, 5) : disc(x, top, 2.7), fill: `${line}d0`, line: 0 });
  };
  for (let row = 0; row < 3; row += 1)
    for (let gap = 0; gap < 2; gap += 1) stack(55 + gap * 42, 36 + row * 42);
  for (let gap = 0; gap < 2; gap += 1)
    for (let column = 0; column < 3; column += 1) stack(34 + column * 42, 57 + gap * 42);
  for (const [x, y] of [
    [76, 33],
    [34, 75],
    [118, 75],
    [76, 117],
  ] as const) {
    found.push({ d: `M${x - 6} ${y + 6}q6 -26 12 0Z`, fill: line });
    found.push({ d: disc(x, y - 8, 4), fill: line });
  }
  for (let i = 0; i < 34; i += 1) {
    const turn = 2.4 * Math.sqrt(i + 0.6) * 1.18;
    const radius = 7.6 * Math.sqrt(i * 0.92);
    found.push({
      d: disc(196 + radius * Math.sin(turn), 75 - radius * Math.cos(turn), 4.9),
      fill: i < 21 ? four[Math.floor(roll() * 4)]! : `${line}26`,
      line: 0.7,
    });
  }
  return found;
}

/** The river from corner to corner, a province, dice, and the two tracks around the rim. */
function rajas(colours: string[], line: string): Shape[] {
  const roll = dice('rajas board');
  const found: Shape[] = [];
  const tracks = 40;
  for (let i = 0; i < tracks; i += 1) {
    const along = (i / tracks) * 2 * (222 + 132);
    const [x, y] =
      along < 222
        ? [9 + along, 9]
        : along < 354
          ? [231, 9 + along - 222]
          : along < 576
            ? [231 - (along - 354), 141]
            : [9, 141 - (along - 576)];
    const money = i < 13;
    const fame = i > 28;
    found.push({
      d: disc(x, y, 4.4),
      fill: money ? colours[2]! : fame ? colours[4]! : `${line}2e`,
      line: 0.6,
    });
  }
  found.push({
    d: 'M20 118C60 122 66 84 104 82S150 60 166 44S204 24 222 22L224 38C206 40 190 46 176 60S150 96 110 98S70 132 22 132Z',
    fill: colours[1]!,
    line: 0.8,
  });
  found.push({ d: 'M84 92l13 -5l-1 7l-9 3Z', fill: line });
  for (let row = 0; row < 3; row += 1)
    for (let column = 0; column < 4; column += 1) {
      const built = roll() < 0.55;
      const x = 24 + column * 18;
      const y = 24 + row * 18;
      found.push({ d: box(x, y, 16, 16, 2), fill: built ? colours[3]! : `${line}20`, line: 0.7 });
      if (built)
        found.push({
          d: `M${x + 4} ${y + 12}v-5l4 -4l4 4v5Z`,
          fill: row % 2 ? colours[2]! : line,
          line: 0.5,
        });
    }
  const palette = [colours[1]!, colours[3]!, colours[0]!, colours[4]!];
  palette.forEach((fill, i) => {
    const x = 146 + (i % 2) * 22 + Math.floor(i / 2) * 8;
    const y = 84 + Math.floor(i / 2) * 22;
    found.push({ d: box(x, y, 18, 18, 4), fill });
    const spots: [number, number][] = [
      [0.5, 0.5],
      [0.28, 0.28],
      [0.72, 0.72],
      [0.72, 0.28],
    ];
    for (const [a, b] of spots.slice(i % 2 ? 1 : 0, [3, 4, 1, 3][i]!))
      found.push({ d: disc(x + 18 * a, y + 18 * b, 1.9), fill: line, line: 0 });
  });
  found.push({ d: 'M104 42h30v-9l-15 -11l-15 11Z', fill: colours[0]! });
  found.push({ d: 'M108 42h22v12h-22Z', fill: colours[2]! });
  found.push({ d: 'M116 54v-7a3 3 0 0 1 6 0v7Z', fill: '#00000055', line: 0 });
  return found;
}

const BOARDS: Record<string, (colours: string[], line: string) => Shape[]> = {
  flowers,
  ganesha,
  mandala_stones: stones,
  rajas,
};

/** The shapes of a game's picture, from back to front; nothing for a game that has none yet. */
export function boardPicture(game: string): Shape[] {
  const { motifs, line } = paletteOf(game);
  return BOARDS[game]?.(motifs, line) ?? [];
}
