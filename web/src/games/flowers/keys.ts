// The arrow keys: left and right along what is lit, up and down between hand, number and mandalas.

const ZONES = ['.cloth [data-lit]', '.chooser [data-lit]', '.strip .choices [data-lit]', '.hand [data-lit]'];

/** Moves the focus, and says whether it did. */
export function moveFocus(root: HTMLElement, key: string): boolean {
  const here = document.activeElement as HTMLElement | null;
  const zones = ZONES.map((z) => [...root.querySelectorAll<HTMLElement>(z)]).filter((z) => z.length);
  const zone = zones.findIndex((z) => here !== null && z.includes(here));
  if (zone < 0 || here === null) return false;
  const at = zones[zone]!.indexOf(here);
  let next: HTMLElement | undefined;
  if (key === 'ArrowLeft') next = zones[zone]!.at(at - 1);
  if (key === 'ArrowRight') next = zones[zone]![(at + 1) % zones[zone]!.length];
  if (key === 'ArrowUp') next = entry(zones[zone - 1]);
  if (key === 'ArrowDown') next = entry(zones[zone + 1]);
  next?.focus();
  return next !== undefined;
}

/** Where a zone is entered: at what is chosen in it, else at its beginning. */
const entry = (zone: HTMLElement[] | undefined): HTMLElement | undefined =>
  zone?.find((e) => e.getAttribute('aria-pressed') === 'true') ?? zone?.[0];
