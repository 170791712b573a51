/** The open dialog of the site itself. It belongs to no page: pages are recreated when the language changes. */

export type Panel = 'settings' | 'keys' | 'aid';
let open: Panel | null = $state(null);

export const panel = {
  get open(): Panel | null {
    return open;
  },
};

export function show(which: Panel | null): void {
  open = which;
}
