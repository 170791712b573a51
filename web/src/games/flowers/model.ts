// The view of a seat, read into what the board draws. No drawing here, and no rules.

export const COLOURS = ['gray', 'purple', 'red', 'green', 'orange', 'yellow'] as const;
export type Colour = (typeof COLOURS)[number];
export const PLACES = ['A', 'B', 'C'] as const;
export type Back = 'dark' | 'light';

export interface RawCards {
  up: number[];
  down: number[] | null;
  down_size: number;
}
export interface RawMandala {
  dark: number | null;
  light: number | null;
  claim: number | null;
  present: number[];
  cards: RawCards[];
}
export interface RawFlower {
  seat: number;
  colour: number;
  tiles: number[] | null;
}
export interface RawView {
  players: number;
  memory: boolean;
  seat: number | null;
  phase: 'start' | 'begin' | 'draw' | 'play' | 'take' | 'order' | 'done';
  turn: number;
  start: number | null; // null until it is drawn
  mandala: number;
  set_up: boolean;
  ending: string;
  last: { seat: number; colour: number; count: number; mandala: number; face_down: boolean } | null;
  hand: number[] | null;
  hand_sizes: number[];
  known: number[][];
  known_together: number[];
  deck: number;
  discard: number[];
  stacks: [number, number];
  mandalas: RawMandala[];
  singles: number[][];
  flowers: RawFlower[];
  seats?: RawView[]; // a replay that shows every seat's secrets
}

export interface Tile {
  id: number;
  colour: Colour;
  back: Back;
  label: string; // `5` or `×3`
  value: number; // 0 for a multiplying tile
  factor: number; // 0 for a plain tile
}
export interface Flower {
  colour: Colour;
  tiles: [Tile, Tile] | null;
  worth: number | null;
}
export interface Card {
  key: string;
  colour: Colour | null;
  up: boolean;
  ghost?: boolean;
  fresh?: boolean;
}
export interface Sector {
  seat: number;
  cards: Card[];
  up: number;
  down: number;
  total: number;
  covered: number[] | null; // what the face-down cards are, if it may be looked up
}
export interface Mandala {
  place: number;
  name: string;
  tiles: Record<Back, Tile | null>;
  claim: number | null;
  present: Colour[];
  missing: Colour[];
  sectors: Sector[];
  gone: boolean; // destroyed, and nothing has begun in its place
}
export interface Player {
  seat: number;
  name: string;
  starts: boolean; // had the first turn of the game
  handSize: number;
  hand: number[] | null;
  known: number[];
  singles: Tile[];
  flowers: Flower[];
  points: number;
  unsure: boolean; // some flower's tiles are hidden, so the points are at least these
}
export interface Table {
  mandalas: Mandala[];
  players: Player[];
  deck: number;
  discard: number[];
  discardSize: number;
  stacks: Record<Back, number>;
}

const VALUES = [2, 3, 4, 5, 7, 'x3'];
const sum = (row: number[]): number => row.reduce((a, b) => a + b, 0);

/** What is printed on a tile, by its number in the view. */
export function tileOf(id: number, edition: any): Tile {
  const colour = COLOURS[Math.floor(id / 6)] ?? 'gray';
  const kind = id % 6;
  const printed = edition?.tiles?.[colour]?.[kind] ?? VALUES[kind];
  const backs = edition?.backs?.[colour] ?? (Math.floor(id / 18) ? 'light' : 'dark');
  const back: Back = (Array.isArray(backs) ? backs[kind] : backs) === 'light' ? 'light' : 'dark';
  const factor = typeof printed === 'string' ? Number(printed.slice(1)) : 0;
  const value = factor ? 0 : Number(printed);
  return { id, colour, back, label: factor ? `×${factor}` : `${value}`, value, factor };
}

/** What a pair is worth (clauses 8.2 and 8.3). */
export function flowerWorth(one: Tile, two: Tile): number {
  const factor = Math.max(one.factor, two.factor);
  const low = Math.min(one.value, two.value);
  const high = Math.max(one.value, two.value);
  return factor ? factor * high : 2 * low + high;
}

/** The view in which a seat's secrets stand. */
const owners = (view: RawView, seat: number): RawView => view.seats?.[seat] ?? view;

export function readTable(view: RawView, names: string[], edition: any): Table {
  return {
    mandalas: view.mandalas.map((_, place) => readMandala(view, place, edition)),
    players: Array.from({ length: view.players }, (_, seat) => readPlayer(view, seat, names, edition)),
    deck: view.deck,
    discard: view.discard,
    discardSize: sum(view.discard),
    stacks: { dark: view.stacks[0], light: view.stacks[1] },
  };
}

function readMandala(view: RawView, place: number, edition: any): Mandala {
  const raw = view.mandalas[place]!;
  const tile = (id: number | null): Tile | null => (id === null ? null : tileOf(id, edition));
  return {
    place,
    name: PLACES[place] ?? '?',
    tiles: { dark: tile(raw.dark), light: tile(raw.light) },
    claim: raw.claim,
    present: raw.present.map((c) => COLOURS[c]!),
    missing: COLOURS.filter((_, c) => !raw.present.includes(c)),
    sectors: raw.cards.map((_, seat) => {
      const sector = readSector(owners(view, seat).mandalas[place]!.cards[seat]!, seat);
      const last = view.last;
      if (last?.mandala === place && last.seat === seat) markFresh(sector.cards, last);
      return sector;
    }),
    gone: view.set_up && raw.present.length === 0,
  };
}

function readSector(raw: RawCards, seat: number): Sector {
  const cards: Card[] = [];
  raw.up.forEach((count, c) => {
    for (let i = 0; i < count; i++) cards.push({ key: `u${c}-${i}`, colour: COLOURS[c]!, up: true });
  });
  for (let i = 0; i < raw.down_size; i++) cards.push({ key: `d${i}`, colour: null, up: false });
  const up = sum(raw.up);
  return { seat, cards, up, down: raw.down_size, total: up + raw.down_size, covered: raw.down };
}

/** The cards played last stand out until the next ones are. */
function markFresh(cards: Card[], last: NonNullable<RawView['last']>): void {
  const same = cards.filter((c) => (last.face_down ? !c.up : c.colour === COLOURS[last.colour]));
  for (const card of same.slice(-last.count)) card.fresh = true;
}

function readPlayer(view: RawView, seat: number, names: string[], edition: any): Player {
  const own = owners(view, seat);
  const singles = own.singles[seat]!.map((id) => tileOf(id, edition));
  const flowers = own.flowers.filter((f) => f.seat === seat).map((f) => readFlower(f, edition));
  return {
    seat,
    name: names[seat] ?? '',
    starts: view.start === seat,
    handSize: view.hand_sizes[seat] ?? 0,
    hand: own.seat === seat ? own.hand : null,
    known: view.known[seat] ?? [],
    singles,
    flowers,
    points: sum(singles.map((t) => t.value)) + sum(flowers.map((f) => f.worth ?? 0)),
    unsure: flowers.some((f) => f.worth === null),
  };
}

function readFlower(raw: RawFlower, edition: any): Flower {
  const colour = COLOURS[raw.colour]!;
  if (!raw.tiles) return { colour, tiles: null, worth: null };
  const tiles: [Tile, Tile] = [tileOf(raw.tiles[0]!, edition), tileOf(raw.tiles[1]!, edition)];
  return { colour, tiles, worth: flowerWorth(...tiles) };
}

/** The seats in the order in which they sit around a mandala, the reader's first. */
export function seatsFrom(players: number, first: number): number[] {
  return Array.from({ length: players }, (_, i) => (first + i) % players);
}

/** What the others' hands surely hold together, if that is more than what each surely holds. */
export function deduction(view: RawView): number[] | null {
  if (view.seats) return null;
  const each = COLOURS.map((_, c) =>
    view.known.reduce((n, row, s) => (s === view.seat ? n : n + (row[c] ?? 0)), 0),
  );
  return view.known_together.some((n, c) => n > each[c]!) ? view.known_together : null;
}
