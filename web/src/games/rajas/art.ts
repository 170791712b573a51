/** Colours and outlines of the things of Rajas: each colour of dice has its own corner mark, each building and good its
 *  own silhouette. Outlines lie in a box of 24 by 24. */
import type { Building, Colour, Good } from '../../generated/views/rajas';

export const COLOURS: Colour[] = ['blue', 'green', 'orange', 'purple'];
export const BUILDINGS: Building[] = ['white', 'yellow', 'red', 'brown'];
export const GOODS: Good[] = ['silk', 'tea', 'spices'];

export const PAINT: Record<Colour, string> = {
  blue: '#2a78ab',
  green: '#1f8a66',
  orange: '#ef8f2d',
  purple: '#7a4cbd',
};
/** What is written on that paint. */
export const ON_PAINT: Record<Colour, string> = {
  blue: '#ffffff',
  green: '#ffffff',
  orange: '#2b1300',
  purple: '#ffffff',
};
/** The mark in the corner of a die: a wave, a leaf, a sun, a diamond. */
export const MARK: Record<Colour, string> = {
  blue: 'M2 12C6 4 9 4 12 12S18 20 22 12',
  green: 'M3 21C3 9 10 3 21 3C21 14 15 21 3 21Z',
  orange: 'M12 4A8 8 0 1 1 11.900 4Z',
  purple: 'M12 2L22 12L12 22L2 12Z',
};
export const WALL: Record<Building, string> = {
  white: '#fbf6ea',
  yellow: '#f5d24a',
  red: '#c43a31',
  brown: '#8a5a34',
};
/** A domed tomb, a stepped tower, a fort, a house with a porch. */
export const HOUSE: Record<Building, string> = {
  white: 'M3 22V15H5C5 9 9 8 12 3C15 8 19 9 19 15H21V22H14V18A2 2 0 0 0 10 18V22Z',
  yellow: 'M4 22V18H6V13H8V8H10V2H14V8H16V13H18V18H20V22H14V17H10V22Z',
  red: 'M2 22V5H5V8H8V5H10.500V8H13.500V5H16V8H19V5H22V22H15V15A3 3 0 0 0 9 15V22Z',
  brown: 'M1 12L12 3L23 12H20V22H16V14H8V22H4V12Z',
};
export const WARE: Record<Good, { paint: string; path: string }> = {
  silk: { paint: '#c9588b', path: 'M3 5C9 1 15 9 21 5V17C15 21 9 13 3 17Z' },
  tea: {
    paint: '#4f8a4d',
    path: 'M4 8H18V10C21 9 23 11 22 14C21 17 18 17 17 16.500C16 20 14 21 11 21S4 19 4 8Z',
  },
  spices: { paint: '#d9622f', path: 'M8 2H16L14.500 6C20 8 22 15 20 22H4C2 15 4 8 9.500 6Z' },
};

/** Where the pips of a face lie in a box of 24. */
export const PIPS: Record<number, [number, number][]> = {
  1: [[12, 12]],
  2: [[7, 7], [17, 17]], // prettier-ignore
  3: [[7, 7], [12, 12], [17, 17]], // prettier-ignore
  4: [[7, 7], [17, 7], [7, 17], [17, 17]], // prettier-ignore
  5: [[7, 7], [17, 7], [12, 12], [7, 17], [17, 17]], // prettier-ignore
  6: [[7, 6.5], [17, 6.5], [7, 12], [17, 12], [7, 17.5], [17, 17.5]], // prettier-ignore
};
