import { keep } from './keep';

/** The parts of what is told again and again, each by itself: who reads one hears nothing of the others, and of that
 *  one only when it has changed. To be made while a component is set up. */
export function parted<T extends object>(
  names: { [name in keyof Required<T>]: unknown },
  told: () => T | null,
): T {
  let last: T | null = null;
  const now = $derived((last = keep(last, told())));
  const parts = {} as T;
  for (const name of Object.keys(names) as (keyof T)[]) {
    const part = $derived(now?.[name]);
    Object.defineProperty(parts, name, { get: () => part, enumerable: true });
  }
  return parts;
}
