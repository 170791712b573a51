/** The mandala as a picture to keep, with everybody's points. */
import { downloadPng, downloadSvg } from '../../site/download';
import { fileOf, framed } from '../shared/framed';

const SLATE = '#1b242c';

/** Hand it to the visitor, as SVG and as PNG. */
export async function saveMandala(
  root: HTMLElement,
  title: string,
  names: string[],
  points: string[],
): Promise<void> {
  const drawn = root.querySelector<SVGSVGElement>('svg.mandala');
  if (!drawn) return;
  const rows = names.map((name, seat) => ({ seat, name, points: points[seat] ?? '' }));
  const { svg, width, height } = framed(drawn, title, SLATE, rows);
  downloadSvg(svg, `${fileOf(title)}.svg`);
  await downloadPng(svg, width, height, `${fileOf(title)}.png`);
}
