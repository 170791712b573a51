/** A drawing of a board as a picture to keep: on a ground of its own, with its title and everybody's points. */
import { lookOf } from './seats';

const WIDTH = 1200;
const EDGE = 60;
const LINE = 64;
const FONT = "'Palatino Linotype','Noto Serif','DejaVu Serif',Georgia,serif";

export interface Picture {
  svg: string;
  width: number;
  height: number;
}

interface Row {
  seat: number;
  name: string;
  points: string;
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

/** Everything in the drawing is painted by attributes, so that the picture needs no style sheet. */
export function framed(drawn: SVGSVGElement, title: string, ground: string, rows: Row[] = []): Picture {
  const twin = drawn.cloneNode(true) as SVGSVGElement;
  twin.querySelectorAll('[data-passing]').forEach((one) => one.remove());
  for (const one of [twin, ...twin.querySelectorAll('*')])
    for (const { name } of [...one.attributes])
      if (/^(class|style|role|aria-.*|data-(?!pattern).*)$/.test(name)) one.removeAttribute(name);
  const [, , across, down] = (twin.getAttribute('viewBox') ?? '0 0 1 1').split(' ').map(Number);
  const tall = Math.round(((WIDTH - 2 * EDGE) * down!) / across!);
  const inside = { x: EDGE, y: EDGE, width: WIDTH - 2 * EDGE, height: tall, 'font-family': 'sans-serif' };
  for (const [name, value] of Object.entries(inside)) twin.setAttribute(name, String(value));
  const first = EDGE + tall + 150;
  const height = first + rows.length * LINE - (rows.length ? 10 : 30);
  const lines = rows.map(({ seat, name, points }, i) => {
    const { shape, fill, line } = lookOf(seat);
    const y = first + i * LINE;
    return (
      `<path d="${shape}" transform="translate(330 ${y - 14}) scale(2)" fill="${fill}" stroke="${line}" stroke-width="2"/>` +
      `<text x="370" y="${y}" font-size="40">${escaped(name)}</text>` +
      `<text x="880" y="${y}" font-size="44" text-anchor="end" font-weight="600">${escaped(points)}</text>`
    );
  });
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" font-family="${FONT}" fill="#f6e8cb">` +
    `<title>${escaped(title)}</title><rect width="100%" height="100%" fill="${ground}"/>` +
    new XMLSerializer().serializeToString(twin) +
    `<text x="${WIDTH / 2}" y="${EDGE + tall + 80}" font-size="52" text-anchor="middle" font-weight="600">${escaped(title)}</text>` +
    `${lines.join('')}</svg>`;
  return { svg, width: WIDTH, height };
}

export const fileOf = (title: string): string => title.toLowerCase().replaceAll(/\s+/g, '-');
