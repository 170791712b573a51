/** The altar as the edition draws it, in widths of a hex; pointed tops, rows half a hex apart. */
import type { Cell as DrawnCell } from '../../generated/prospects/ganesha';

export interface Cell {
  name: string;
  x: number;
  y: number;
}

export interface AltarShape {
  cells: Cell[];
  width: number;
  height: number;
}

const ROW = Math.sqrt(3) / 2; // from one row to the next
const TALL = 2 / Math.sqrt(3); // of one hex
const EDGE = 0.09; // of the slab around them

/** The hexes where the engine says that they lie. */
export function altarShape(drawn: DrawnCell[]): AltarShape {
  const cells = drawn.map(({ hex, column, row }) => ({ name: hex, x: column / 2, y: row * ROW }));
  const left = Math.min(...cells.map((cell) => cell.x)) - 0.5 - EDGE;
  const top = Math.min(...cells.map((cell) => cell.y)) - TALL / 2 - EDGE;
  const moved = cells.map((cell) => ({ ...cell, x: cell.x - left, y: cell.y - top }));
  return {
    cells: moved,
    width: Math.max(...moved.map((cell) => cell.x)) + 0.5 + EDGE,
    height: Math.max(...moved.map((cell) => cell.y)) + TALL / 2 + 1.3 * EDGE,
  };
}

/** A hex around the origin. */
export function hexagon(width: number): string {
  const [half, side] = [width / 2, width / Math.sqrt(3)];
  const at = [
    [0, -side],
    [half, -side / 2],
    [half, side / 2],
    [0, side],
    [-half, side / 2],
    [-half, -side / 2],
  ];
  return `M${at.map((p) => p.map((v) => Math.round(v * 100) / 100).join(' ')).join('L')}Z`;
}
