/** Where the slots of a petal lie: rows from the rim inwards, as large as they all fit. Angles in degrees clockwise
 *  from straight up; the mandala's radius is 1. */

export interface Spot {
  x: number;
  y: number;
}

export interface PetalLayout {
  /** Around a petal that points straight up. */
  spots: Spot[];
  /** The width of a slot. */
  size: number;
}

export const RIM = 0.875; // the track lies outside of it
export const HUB = 0.24;
const OPEN = 62; // degrees of a petal that hold slots
const LAST_ROW = 0.3;
const LARGEST = 0.22;

function rowsFor(size: number): number[] {
  const rows: number[] = [];
  for (let radius = RIM - 0.035 - size / 2; radius - size / 2 >= LAST_ROW - 0.001; radius -= size * 0.94) {
    rows.push(Math.max(1, Math.floor((radius * OPEN * Math.PI) / 180 / size)));
  }
  return rows;
}

export function petalLayout(slots: number): PetalLayout {
  let size = LARGEST;
  while (size > 0.03 && rowsFor(size).reduce((a, b) => a + b, 0) < slots) size -= 0.002;
  const spots: Spot[] = [];
  const rows = rowsFor(size);
  for (let row = 0; row < rows.length && spots.length < slots; row++) {
    const radius = RIM - 0.035 - size / 2 - row * size * 0.94;
    const count = Math.min(rows[row]!, slots - spots.length);
    const step = size / radius;
    for (let i = 0; i < count; i++) {
      // The run winds: one row goes to the right, the next one back.
      const aside = (i - (count - 1) / 2) * step * (row % 2 ? -1 : 1);
      spots.push({ x: Math.sin(aside) * radius, y: -Math.cos(aside) * radius });
    }
  }
  return { spots, size };
}

export function turned({ x, y }: Spot, degrees: number): Spot {
  const angle = (degrees * Math.PI) / 180;
  return { x: x * Math.cos(angle) - y * Math.sin(angle), y: x * Math.sin(angle) + y * Math.cos(angle) };
}

export function polar(degrees: number, radius: number): Spot {
  return turned({ x: 0, y: -radius }, degrees);
}

/** The outline of a petal that points straight up. */
export function petalPath(radius: number): string {
  const at = (degrees: number, part: number): string => {
    const { x, y } = polar(degrees, part * radius);
    return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
  };
  const out = RIM - 0.012;
  return (
    `M${at(-14, HUB + 0.01)}C${at(-40, 0.42)} ${at(-36, 0.62)} ${at(-33, 0.76)}` +
    `C${at(-31, out)} ${at(-16, out - 0.01)} ${at(0, out)}` +
    `C${at(16, out - 0.01)} ${at(31, out)} ${at(33, 0.76)}` +
    `C${at(36, 0.62)} ${at(40, 0.42)} ${at(14, HUB + 0.01)}Z`
  );
}
