/** The current route: the address bar is the truth. */

const PAGES = ['table', 'replay', 'deal'] as const;
export type Route =
  | { page: 'lobby' }
  | { page: 'mine' }
  | { page: 'nowhere' }
  | { page: 'rules'; game: string; clause: string }
  | { page: 'aid'; game: string }
  | { page: (typeof PAGES)[number]; id: string };

function read(): Route {
  const [, page, id, ...rest] = location.pathname.replace(/\/+$/, '').split('/');
  const known = PAGES.find((one) => one === page);
  if (known && id && !rest.length) return { page: known, id: decoded(id) };
  if (page === 'rules' && id && rest.length < 2) {
    // Some write a clause as other sites do: /rules/rajas#3.2
    const marked = /^#(\d+(?:\.\d+)?)$/.exec(location.hash)?.[1] ?? '';
    return { page, game: decoded(id), clause: decoded(rest[0] ?? marked) };
  }
  if (page === 'aid' && id && !rest.length) return { page, game: decoded(id) };
  if (page === 'mine' && !id) return { page };
  return { page: page ? 'nowhere' : 'lobby' };
}

/** People type addresses: leave malformed ones as they are. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

let now: Route = $state.raw(read());

export const route = {
  get now(): Route {
    return now;
  },
};

export function go(path: string): void {
  history.pushState(null, '', path);
  const before = now;
  now = read();
  // Another clause of the same rules scrolls by itself.
  if (now.page !== 'rules' || before.page !== 'rules' || now.game !== before.game) scrollTo(0, 0);
}

/** For links: the browser keeps what it does with other buttons and keys. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(link.pathname + link.search);
}

addEventListener('popstate', () => (now = read()));
