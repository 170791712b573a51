/** The dialog of the site itself that is open. It belongs to no page: pages are made anew when the language changes. */

export type Panel = 'settings' | 'keys';
let open: Panel | null = $state(null);

export const panel = {
  get open(): Panel | null {
    return open;
  },
};

export function show(which: Panel | null): void {
  open = which;
}
