/** The province as a picture to keep. */
import { downloadSvg } from '../../site/download';
import { fileOf, framed } from '../shared/framed';

const SANDSTONE = '#5d2417';

export function saveProvince(root: HTMLElement, seat: number, title: string): void {
  const drawn = root.querySelector<SVGSVGElement>(`[data-province="${seat}"] svg.land`);
  if (!drawn) throw new Error('The province is not drawn.');
  downloadSvg(framed(drawn, title, SANDSTONE).svg, `${fileOf(title)}.svg`);
}
