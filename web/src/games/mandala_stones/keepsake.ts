/** The mandala as a picture to keep: as it is drawn, with nothing around it. */
const SIZE = 1200;

function hand(blob: Blob, file: string): void {
  const link = Object.assign(document.createElement('a'), {
    href: URL.createObjectURL(blob),
    download: file,
  });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

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
  hand(new Blob([text], { type: 'image/svg+xml' }), `${file}.svg`);
  const image = new Image(SIZE, SIZE);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: SIZE, height: SIZE });
  canvas.getContext('2d')!.drawImage(image, 0, 0, SIZE, SIZE);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob) hand(blob, `${file}.png`);
}
