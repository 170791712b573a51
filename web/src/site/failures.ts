/** Failures of a board, told to the console and to the site's log: what failed, and nothing of the game. */

const MOST = 2000; // bytes of a report
const bytes = (text: string): number => new TextEncoder().encode(text).length;

export function reportFailure(game: string, error: unknown): void {
  console.error(error);
  let text = error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : String(error);
  text = text.slice(0, MOST);
  while (bytes(JSON.stringify({ game, text })) > MOST) text = text.slice(0, -50);
  void fetch('/api/failures', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ game, text }),
  }).catch(() => undefined);
}
