// Written by tools/typescript.py; run `make types` to write it again.
import type { FlowersEdition } from './editions/flowers';
import type { GaneshaEdition } from './editions/ganesha';
import type { MandalaStonesEdition } from './editions/mandala_stones';
import type { RajasBoardEdition } from './editions/rajas';

export interface Editions {
  flowers: FlowersEdition;
  ganesha: GaneshaEdition;
  mandala_stones: MandalaStonesEdition;
  rajas: RajasBoardEdition;
}

export type Edition = Editions[keyof Editions];
