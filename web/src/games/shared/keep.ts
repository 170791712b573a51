/** What has not changed stays the same object, so that nothing that shows it is drawn again. */
export function keep<T>(old: unknown, now: T): T {
  if (Array.isArray(now)) {
    if (!Array.isArray(old)) return now;
    const kept = now.map((one, i) => keep(old[i], one));
    return kept.length === old.length && kept.every((one, i) => one === old[i]) ? (old as T) : (kept as T);
  }
  if (!isRecord(now) || !isRecord(old)) return now;
  const kept = Object.fromEntries(Object.entries(now).map(([key, one]) => [key, keep(old[key], one)]));
  const keys = Object.keys(kept);
  const same =
    keys.length === Object.keys(old).length && keys.every((key) => key in old && kept[key] === old[key]);
  return (same ? old : kept) as T;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
