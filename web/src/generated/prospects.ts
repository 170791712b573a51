// Written by tools/typescript.py; run `make types` to write it again.

export interface Prospects {
}

export type Prospect = Prospects[keyof Prospects];
