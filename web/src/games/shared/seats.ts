/** A colour and a shape for each seat. The games' own colours are hues: seats are pearl, ink, bronze and clay, each
 *  with a shape that no component has. */

export interface SeatLook {
  /** Within a circle of radius 10. */
  shape: string;
  fill: string;
  line: string;
}

export const SEATS: SeatLook[] = [
  { shape: 'M-8-8H8V2C8 7 3 9 0 10C-3 9-8 7-8 2Z', fill: '#fdfaf2', line: '#2a1f16' },
  { shape: 'M0-10L9 8H-9Z', fill: '#1d1a22', line: '#f7f0e3' },
  { shape: 'M-9-6H-3V-9H3V-6H9V9H-9Z', fill: '#8a6a3c', line: '#fdf3dc' },
  { shape: 'M-4-10H4V-4H10V4H4V10H-4V4H-10V-4H-4Z', fill: '#d9a7a0', line: '#3a1410' },
  { shape: 'M-10-3L0-10L10-3L6 9H-6Z', fill: '#5d5a54', line: '#fdf3dc' },
];

export function lookOf(seat: number): SeatLook {
  return SEATS[seat % SEATS.length]!;
}
