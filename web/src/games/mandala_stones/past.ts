/** The places of a past move that someone points at in the log. */
import type { Pointed } from '../board';

export function pastPlaces(pointed: Pointed | null): Set<string> {
  const fields = pointed?.fields ?? {};
  const found = new Set<string>();
  const each = (field: string, of: string): unknown[] =>
    Array.isArray(fields[field]) ? (fields[field] as Record<string, unknown>[]).map((one) => one[of]) : [];
  for (const field of ['artist', 'circle']) if (fields[field]) found.add(`circle ${fields[field]}`);
  if (fields['stack']) found.add(`stack ${fields['stack']}`);
  for (const stack of each('shown', 'stack')) found.add(`stack ${stack}`);
  for (const circle of each('artists', 'circle')) found.add(`circle ${circle}`);
  const spaces = [...(fields['space'] ? [fields['space']] : []), ...each('spaces', 'space')];
  for (const space of spaces) found.add(`space ${pointed?.seat} ${space}`);
  return found;
}
