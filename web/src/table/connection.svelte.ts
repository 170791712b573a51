/** The live connection to a table. It keeps the number of the last event and reconnects by itself. */
import { drawnGames } from '../games';
import { nobodyAnswers } from '../site/api';
import { settings } from '../site/settings.svelte';
import type { Reason } from '../games/board';
import type { ChoiceEffects, PlyChanges, Usual } from '../games/shared/changes';
import { kept, sinceOwnTurn } from './since';
import type {
  Choice,
  Command,
  Done,
  Effects,
  Hint,
  Message,
  Note,
  Refused,
  StoryLine,
  TableSnapshot,
} from './types';

const FIRST_WAIT = 400; // milliseconds until the line is tried again, doubled each time
const LONGEST_WAIT = 5000;
const REFUSED = 4000; // the closing code of a server that will not have us
const FOR_NOW = ['too-fast', 'no-database']; // refusals after which the line comes back by itself
const SILENT = 1200; // a line that is back sooner was never missed

/** A decision that can still be taken back. */
export interface Step {
  text: string;
  ply: number;
}

type Answer = Done | Hint | Effects;

/** The server's word why a decision cannot be made. */
class ForbiddenError extends Error {
  constructor(
    text: string,
    readonly clause: string,
  ) {
    super(text);
  }
}

interface Waiting {
  resolve: (message: Answer) => void;
  reject: (error: Error) => void;
}

export class TableConnection {
  now: TableSnapshot | null = $state.raw(null);
  story: StoryLine[] = $state.raw([]);
  /** What was told last, for those who listen. */
  fresh: StoryLine[] = $state.raw([]);
  notes: Note[] = $state.raw([]);
  /** What the newest plies did. */
  private plies: PlyChanges[] = $state.raw([]);
  /** What each choice would do; null until it is known. */
  effects: Map<string, ChoiceEffects> | null = $state.raw(null);
  usual: Usual | null = $state.raw(null);
  private told: Promise<void> = Promise.resolve();
  steps: Step[] = $state.raw([]);
  hint: Hint | null = $state.raw(null);
  lost = $state(false);
  closed: Refused | null = $state.raw(null);
  busy = $state(false);
  /** How many answers are on their way. */
  private awaited = $state(0);
  advising = $state(false);
  /** When `now` came, by the clock of this page. */
  at = $state(0);

  private socket: WebSocket | null = null;
  private number = 0;
  private waiting = new Map<number, Waiting>();
  private freed: (() => void)[] = [];
  private arrivals: { seq: number; resolve: () => void }[] = [];
  private wait = FIRST_WAIT;
  private timers: ReturnType<typeof setTimeout>[] = [];
  private left = false;

  constructor(readonly id: string) {
    this.connect();
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
  }

  /** Request the table again, for example with blocks after the reader has asked for them. */
  renew(): void {
    const before = this.socket;
    this.forget();
    this.connect();
    before?.close();
  }

  leave(): void {
    this.left = true;
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    this.timers.forEach(clearTimeout);
    this.socket?.close();
  }

  // --- what one may do ---------------------------------------------------

  async act(choice: Choice): Promise<void> {
    const { turn, plies, you } = this.now!;
    await this.alone(async () => {
      await this.ask({ do: 'act', turn, actions: [choice.notation] });
      // What one decided is not for those to read who share the screen.
      if (this.now?.undo && this.now.you === you)
        this.steps = [...this.steps, { text: choice.text, ply: plies }];
    });
  }

  /** All that happened since the reader's own last turn. */
  get since(): PlyChanges[] {
    return this.now ? sinceOwnTurn(this.plies, this.now.you, this.now.legal.length > 0) : [];
  }

  /** Once the effects of what may be done are known, or cannot be had. */
  effectsKnown(): Promise<void> {
    return this.told;
  }

  /** Why something that is not legal is not: the server refuses it, so nothing changes. */
  async reasonAgainst(notation: string): Promise<Reason | null> {
    const { now } = this;
    if (!now || now.legal.some((one) => one.notation === notation)) return null;
    try {
      await this.ask({ do: 'act', turn: now.turn, actions: [notation] });
      return null;
    } catch (error) {
      return error instanceof ForbiddenError ? { text: error.message, clause: error.clause } : null;
    }
  }

  /** Take back all decisions from a ply on; without one, the last. */
  async takeBack(ply = Infinity): Promise<void> {
    await this.alone(async () => {
      do await this.ask({ do: 'undo', turn: this.now!.turn });
      while (this.now!.undo && this.now!.plies > ply);
    });
  }

  async askHint(): Promise<void> {
    if (this.advising || !this.now) return;
    // A bot may think for long; a player who decides meanwhile need not wait for it.
    const { turn } = this.now;
    this.advising = true;
    try {
      const found = (await this.ask({ do: 'hint' })) as Hint;
      if (this.now.turn === turn) this.hint = found;
    } catch (error) {
      if (this.now.turn === turn) throw error;
    } finally {
      this.advising = false;
    }
  }

  /** Ask something of the table; the answer comes once its effect is here too. */
  async ask(command: Command): Promise<Answer> {
    const id = ++this.number;
    if (this.socket?.readyState !== WebSocket.OPEN) throw nobodyAnswers();
    this.socket.send(JSON.stringify({ ...command, id }));
    this.awaited += 1;
    try {
      const answer = await new Promise<Answer>((resolve, reject) =>
        this.waiting.set(id, { resolve, reject }),
      );
      if (answer.type === 'done' && (this.now?.seq ?? 0) < answer.seq) {
        await new Promise<void>((resolve) => this.arrivals.push({ seq: answer.seq, resolve }));
      }
      return answer;
    } finally {
      this.awaited -= 1;
    }
  }

  /** Whether nothing that was asked of the table is still to come. */
  get settled(): boolean {
    return this.awaited === 0 && !this.busy;
  }

  private async alone(what: () => Promise<void>): Promise<void> {
    if (this.busy || !this.now) return;
    this.busy = true;
    try {
      await what();
    } finally {
      this.busy = false;
      for (const go of this.freed.splice(0)) go();
    }
  }

  /** Once nothing is under way. */
  free(): Promise<void> {
    return this.busy ? new Promise((go) => this.freed.push(go)) : Promise.resolve();
  }

  // --- the line ----------------------------------------------------------

  private connect = (): void => {
    if (this.left) return;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const held = this.now?.seq ?? 0;
    const socket = new WebSocket(
      `${scheme}://${location.host}/ws/${encodeURIComponent(this.id)}?seq=${held}&lang=${settings.lang}&drawn=${drawnGames()}`,
    );
    this.socket = socket;
    socket.onmessage = (event) => this.hear(JSON.parse(event.data as string) as Message);
    socket.onclose = (event) => {
      if (this.left || socket !== this.socket) return;
      this.forget();
      if (event.code === REFUSED && event.reason !== 'too-fast') return;
      this.later(() => {
        if (socket === this.socket) this.lost = true;
      }, SILENT);
      this.later(this.connect, this.wait);
      this.wait = Math.min(2 * this.wait, LONGEST_WAIT);
    };
  };

  private later(what: () => void, wait: number): void {
    this.timers.push(setTimeout(what, wait));
  }

  /** Back in sight or online: do not wait for the timer. */
  private hurry = (): void => {
    if (!document.hidden && this.socket?.readyState === WebSocket.CLOSED && !this.closed) {
      this.wait = FIRST_WAIT;
      this.connect();
    }
  };

  private forget(): void {
    for (const one of this.waiting.values()) one.reject(nobodyAnswers());
    this.waiting.clear();
    for (const one of this.arrivals.splice(0)) one.resolve();
  }

  private hear(message: Message): void {
    if (message.type === 'table') this.moveOn(message);
    else if (message.type === 'here') this.meet(message.here, message.watching);
    else if (message.type === 'refused') this.refuse(message);
    else {
      this.waiting.get(message.id)?.resolve(message);
      this.waiting.delete(message.id);
    }
  }

  private moveOn(table: TableSnapshot): void {
    const first = this.now === null;
    this.story = [...this.story.filter((line) => line.ply < table.story_from), ...table.story];
    const known = new Set(this.notes.map((note) => note.seq));
    this.notes = [...this.notes, ...table.notes.filter((note) => !known.has(note.seq))];
    // From another seat everything is sent again: none of it has just happened.
    const turned = !first && this.now!.you !== table.you;
    this.fresh = first || turned ? [] : table.story;
    this.plies = kept(turned ? [] : this.plies, table.story_from, table.happened);
    this.steps = table.undo ? this.steps.filter((step) => step.ply < table.plies) : [];
    if (turned) this.steps = [];
    const asked = this.now?.turn !== table.turn || turned;
    if (asked) this.hint = null;
    this.now = table;
    if (asked || !table.legal.length) this.effects = this.usual = null;
    if (table.legal.length && !this.effects) this.told = this.learnEffects(table.turn);
    this.at = performance.now();
    this.lost = false;
    this.wait = FIRST_WAIT;
    this.arrivals = this.arrivals.filter((one) => {
      if (one.seq <= table.seq) one.resolve();
      return one.seq > table.seq;
    });
  }

  /** They are asked for once for every question, and kept until the next event. */
  private async learnEffects(turn: number): Promise<void> {
    try {
      const found = (await this.ask({ do: 'effects' })) as Effects;
      if (this.now?.turn !== turn || found.turn !== turn) return;
      this.effects = new Map(found.choices.map((one) => [one.notation, one]));
      this.usual = found.usual;
    } catch {
      // The question is answered already, or the line is lost: then it is asked again.
    }
  }

  private meet(here: boolean[], watching: number): void {
    if (!this.now) return;
    const seats = this.now.seats.map((seat, i) => ({ ...seat, here: here[i] ?? seat.here }));
    this.now = { ...this.now, seats, watching };
  }

  private refuse(message: Refused): void {
    const asked = message.id ? this.waiting.get(message.id) : undefined;
    if (asked) {
      this.waiting.delete(message.id!);
      asked.reject(new ForbiddenError(message.text, message.clause ?? ''));
    } else if (!this.now && !FOR_NOW.includes(message.code)) {
      this.closed = message;
    }
  }
}
