/** One sentence at the foot of the page: what went wrong, or was done. */

interface Notice {
  text: string;
  bad: boolean;
}

let shown: Notice | null = $state.raw(null);
let timer: ReturnType<typeof setTimeout> | undefined;

export const notice = {
  get now(): Notice | null {
    return shown;
  },
};

export function say(text: string, bad = false): void {
  shown = { text, bad };
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
    say(error instanceof Error ? error.message : String(error), true);
    return false;
  }
}
