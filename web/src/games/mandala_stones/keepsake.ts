import { downloadPng, downloadSvg } from '../../site/download';

/** The mandala as a picture to keep: as it is drawn, with nothing around it. */
const SIZE = 1200;

/** The drawing as a file of its own. Everything in it is painted by attributes, so that it needs no style sheet. */
export function drawing(svg: SVGSVGElement, title: string): string {
  const twin = svg.cloneNode(true) as SVGSVGElement;
  for (const one of [twin, ...twin.querySelectorAll('*')]) {
    for (const name of ['class', 'style', 'role', 'aria-label', 'data-place', 'data-about'])
      one.removeAttribute(name);
  }
  twin.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  twin.setAttribute('width', String(SIZE));
  twin.setAttribute('height', String(SIZE));
  twin.setAttribute('font-family', 'sans-serif');
  const named = document.createElementNS('http://www.w3.org/2000/svg', 'title');
  named.textContent = title;
  twin.prepend(named);
  return new XMLSerializer().serializeToString(twin);
}

/** Hand it to the visitor, as SVG and as PNG. */
export async function saveMandala(root: HTMLElement, title: string): Promise<void> {
  const svg = root.querySelector<SVGSVGElement>('svg.mandala');
  if (!svg) return;
  const text = drawing(svg, title);
  const file = title.toLowerCase().replaceAll(/\s+/g, '-');
  downloadSvg(text, `${file}.svg`);
  await downloadPng(text, SIZE, SIZE, `${file}.png`);
}
