// Written by tools/typescript.py; run `make types` to write it again.
import type { FlowersProspects } from './prospects/flowers';

export interface Prospects {
  flowers: FlowersProspects;
}

export type Prospect = Prospects[keyof Prospects];
