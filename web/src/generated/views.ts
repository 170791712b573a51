// Written by tools/typescript.py; run `make types` to write it again.
import type { FlowersView } from './views/flowers';
import type { GaneshaView } from './views/ganesha';
import type { MandalaStonesView } from './views/mandala_stones';
import type { RajasView } from './views/rajas';

export interface Views {
  flowers: FlowersView;
  ganesha: GaneshaView;
  mandala_stones: MandalaStonesView;
  rajas: RajasView;
}

export type View = Views[keyof Views];
