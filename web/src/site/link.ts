/** Where a pasted text leads: the address of a table, a replay or a deal, or the id of a table alone. */

const ADDRESS = /^(?:https?:\/\/[^/\s]+)?\/?(table|replay|deal)\/([\w-]+)\/?(\?ply=\d+)?(?:[?#]\S*)?$/i;
const ID = /^[\w-]{16}$/; // as the server makes them

/** The path to go to; null when the text is no link of this site. Hosts have several names, so any will do. */
export function pathOf(text: string): string | null {
  const given = text.trim();
  const [, page, id, ply] = ADDRESS.exec(given) ?? [];
  if (page && id) return `/${page.toLowerCase()}/${id}${ply ?? ''}`;
  return ID.test(given) ? `/table/${given}` : null;
}
