/** One sentence at the foot of the page: what went wrong, or was done. */

interface Notice {
  text: string;
  bad: boolean;
  /** The clause of the rules that it names; '' for none. */
  clause: string;
}

let shown: Notice | null = $state.raw(null);
let timer: ReturnType<typeof setTimeout> | undefined;

export const notice = {
  get now(): Notice | null {
    return shown;
  },
};

export function say(text: string, bad = false, clause = ''): void {
  shown = { text, bad, clause };
  clearTimeout(timer);
  timer = setTimeout(() => (shown = null), bad ? 8000 : 4000);
}

export function hush(): void {
  shown = null;
}

/** Carry something out; if it is refused, say why. */
export async function attempt(what: () => Promise<unknown>): Promise<boolean> {
  try {
    await what();
    return true;
  } catch (error) {
    const clause = error instanceof Error && 'clause' in error ? String(error.clause) : '';
    say(error instanceof Error ? error.message : String(error), true, clause);
    return false;
  }
}
