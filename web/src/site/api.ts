/** HTTP to the server. What it refuses is thrown with a sentence for people. */
import { settings } from './settings.svelte';

export class RefusedError extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

function address(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}lang=${settings.lang}`;
}

async function answer<T>(response: Response): Promise<T> {
  if (response.ok) return (await response.json()) as T;
  let code = String(response.status);
  let text = response.statusText;
  try {
    ({ code, text } = (await response.json()) as { code: string; text: string });
  } catch {
    // Not one of ours, such as a proxy's page.
  }
  throw new RefusedError(code, text);
}

export async function get<T>(path: string): Promise<T> {
  return answer<T>(await fetch(address(path)));
}

export async function post<T>(path: string, body: unknown = {}): Promise<T> {
  const headers = { 'Content-Type': 'application/json' };
  return answer<T>(await fetch(address(path), { method: 'POST', headers, body: JSON.stringify(body) }));
}
