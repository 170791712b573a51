/** Which page is shown: the address bar is the truth. */

const PAGES = ['table', 'replay', 'deal'] as const;
export type Place = { page: 'lobby' } | { page: (typeof PAGES)[number]; id: string };

function read(): Place {
  const [, page, id] = location.pathname.split('/');
  const known = PAGES.find((one) => one === page);
  if (known && id) return { page: known, id: decodeURIComponent(id) };
  return { page: 'lobby' };
}

let now: Place = $state.raw(read());

export const place = {
  get now(): Place {
    return now;
  },
};

export function go(path: string): void {
  history.pushState(null, '', path);
  now = read();
  scrollTo(0, 0);
}

/** For links: the browser keeps what it does with other buttons and keys. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(link.pathname + link.search);
}

addEventListener('popstate', () => (now = read()));
