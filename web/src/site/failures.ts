/** Failures of a board, told to the console and to the site's log: what failed, and nothing of the game. */

const MOST = 1500; // characters

export function reportFailure(game: string, error: unknown): void {
  console.error(error);
  const text = error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : String(error);
  void fetch('/api/failures', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ game, text: text.slice(0, MOST) }),
  }).catch(() => undefined);
}
