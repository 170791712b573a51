/** HTTP to the server. What it refuses is thrown with a sentence for people. */
import { t } from '../i18n/words.svelte';
import { settings } from './settings.svelte';

export class RefusedError extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

/** Nobody answers: the site is down, or the way to it. */
export function nobodyAnswers(): RefusedError {
  return new RefusedError('gone', t('site-gone'));
}

async function reach(path: string, how: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(address(path), how);
  } catch {
    throw nobodyAnswers();
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
  return answer<T>(await reach(path));
}

export async function post<T>(path: string, body: unknown = {}): Promise<T> {
  const headers = { 'Content-Type': 'application/json' };
  return answer<T>(await reach(path, { method: 'POST', headers, body: JSON.stringify(body) }));
}
