/** A finished game as a picture to keep: its own mandala, and who scored what. */
import { downloadPng } from '../site/download';
import { paletteOf } from './palettes';
import { rosette } from './rosette';

export interface Keepsake {
  /** What the mandala follows from: the table. */
  seed: string;
  game: string;
  title: string;
  headline: string;
  date: string;
  /** The best first. */
  players: { name: string; points: string }[];
}

const WIDTH = 1200;
const EMBLEM = 430; // radius of the mandala
const LINE = 84;
const SERIF = "'Iowan Old Style','Palatino Linotype','PT Serif','Noto Serif','DejaVu Serif',Georgia,serif";

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);
}

function emblem(seed: string, key: string, rings: number, x: number, y: number, radius: number): string {
  const { ground, line, motifs } = paletteOf(key);
  const drawn = rosette(seed, motifs.length, rings).map(
    ({ path, fill }) =>
      `<path d="${path}" fill="${fill < 0 ? 'none' : motifs[fill]}" stroke="${line}" stroke-width="${fill < 0 ? 1.6 : 0.9}" stroke-linejoin="round"/>`,
  );
  return (
    `<g transform="translate(${x} ${y}) scale(${radius / 100})"><circle r="99" fill="${ground}"/>` +
    `<circle r="97" fill="none" stroke="${line}" stroke-width="1.2"/>${drawn.join('')}` +
    `<circle r="7" fill="${line}"/><circle r="3.4" fill="${ground}"/></g>`
  );
}

/** The picture as SVG, and its size. */
export function keepsake(kept: Keepsake): { svg: string; width: number; height: number } {
  const { ground, line } = paletteOf(kept.game);
  const middle = WIDTH / 2;
  const first = 2 * EMBLEM + 330;
  const height = first + kept.players.length * LINE + 70;
  const text = (x: number, y: number, size: number, said: string, more = '') =>
    `<text x="${x}" y="${y}" font-size="${size}" ${more}>${escaped(said)}</text>`;
  const rows = kept.players.map(({ name, points }, i) => {
    const y = first + i * LINE;
    return (
      emblem(name, name, 4, 290, y, 30) +
      text(345, y + 14, 40, name) +
      text(920, y + 14, 46, points, 'text-anchor="end" font-weight="600"')
    );
  });
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" ` +
    `font-family="${SERIF}" fill="${line}"><rect width="100%" height="100%" fill="${ground}"/>` +
    `<rect x="24" y="24" width="${WIDTH - 48}" height="${height - 48}" rx="22" fill="none" stroke="${line}" stroke-opacity="0.55" stroke-width="2"/>` +
    emblem(kept.seed, kept.game, 8, middle, EMBLEM + 80, EMBLEM) +
    text(middle, 2 * EMBLEM + 170, 60, kept.title, 'text-anchor="middle" font-weight="600"') +
    text(middle, 2 * EMBLEM + 240, 36, kept.headline, 'text-anchor="middle"') +
    rows.join('') +
    text(middle, height - 48, 26, kept.date, 'text-anchor="middle" opacity="0.8"') +
    '</svg>';
  return { svg, width: WIDTH, height };
}

/** Hand it to the visitor as a PNG file. */
export async function save(kept: Keepsake, file: string): Promise<void> {
  const { svg, width, height } = keepsake(kept);
  await downloadPng(svg, width, height, file);
}
