/** The rules beside a table: which game's, and the clause that is looked up. The panel itself is loaded when it is opened. */

export interface Subject {
  game: string;
  /** The table whose edition's numbers are told; '' for the printed ones. */
  table: string;
}

let subject: Subject | null = $state.raw(null);
let clause: string | null = $state.raw(null);
let asked = $state(0);
let opener: HTMLElement | null = null;

export const rules = {
  /** What is played on this page; null where nothing is. */
  get subject(): Subject | null {
    return subject;
  },
  /** The clause to show, '' for the beginning; null while the panel is closed. */
  get clause(): string | null {
    return clause;
  },
  /** Counts how often a clause was asked for: the same one may be asked for again. */
  get asked(): number {
    return asked;
  },
};

/** A page says what is played on it, and takes it back when it goes. */
export function rulesFor(what: Subject): () => void {
  subject = what;
  return () => {
    if (subject !== what) return;
    subject = null;
    clause = null;
  };
}

export function openRules(at = ''): void {
  if (clause === null) opener = document.activeElement as HTMLElement | null;
  clause = at;
  asked += 1;
}

/** Close the panel: its reader goes on where they were. */
export function closeRules(): void {
  clause = null;
  // It may have been in a menu that is folded up by now.
  const shown = opener?.checkVisibility() ? opener : opener?.closest('details')?.querySelector('summary');
  shown?.focus();
  opener = null;
}
