/** Files that a page makes and hands to its visitor. */

/** Slow browsers fetch a blob some time after the click. */
const KEPT = 60_000;

export function download(blob: Blob, file: string): void {
  const link = Object.assign(document.createElement('a'), {
    href: URL.createObjectURL(blob),
    download: file,
  });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT);
}

export function downloadSvg(svg: string, file: string): void {
  download(new Blob([svg], { type: 'image/svg+xml' }), file);
}

/** A drawing as a PNG file of this many pixels. */
export async function downloadPng(svg: string, width: number, height: number, file: string): Promise<void> {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')!.drawImage(image, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('…');
  download(blob, file);
}
