import { downloadSvg } from '../../site/download';

/** The province as a picture to keep: as it is drawn, with nothing around it. */
const WIDTH = 1312;

export function drawing(svg: SVGSVGElement, title: string): string {
  const twin = svg.cloneNode(true) as SVGSVGElement;
  for (const one of [twin, ...twin.querySelectorAll('*')])
    for (const name of ['class', 'style', 'aria-hidden']) one.removeAttribute(name);
  const [, , width, height] = (twin.getAttribute('viewBox') ?? '0 0 1 1').split(' ').map(Number);
  twin.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  twin.setAttribute('width', String(WIDTH));
  twin.setAttribute('height', String(Math.round((WIDTH * height!) / width!)));
  twin.setAttribute('font-family', 'sans-serif');
  const named = document.createElementNS('http://www.w3.org/2000/svg', 'title');
  named.textContent = title;
  twin.prepend(named);
  return new XMLSerializer().serializeToString(twin);
}

export function saveProvince(root: HTMLElement, seat: number, title: string): void {
  const svg = root.querySelector<SVGSVGElement>(`[data-province="${seat}"] svg.land`);
  if (!svg) throw new Error('The province is not drawn.');
  downloadSvg(drawing(svg, title), `${title.toLowerCase().replaceAll(/\s+/g, '-')}.svg`);
}
