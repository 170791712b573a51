/** Who the visitor is here. */
import type { Person } from '../table/types';
import { get, post } from './api';

let person: Person | null = $state.raw(null);

export const me = {
  /** Empty for a stranger. */
  get name(): string {
    return person?.name ?? '';
  },
  get known(): boolean {
    return Boolean(person?.id);
  },
};

export async function recognise(): Promise<void> {
  person = await get<Person>('/api/me');
}

export async function takeName(name: string): Promise<void> {
  person = await post<Person>('/api/people', { name });
}
