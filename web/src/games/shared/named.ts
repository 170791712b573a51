/** Names of things as a language has them. */
import type { Say } from '../../i18n/fluent';

export type Values = Record<string, string | number>;

/** The fields of a message by their names: a value that has a message `field-value` is called by it, and each of its
 *  forms is `field_form`, whichever forms a language has. */
export function named(say: Say, values: Values): Values {
  const find = (name: string): string | number | undefined => {
    const [field, form] = name.split('_') as [string, string?];
    const value = values[field];
    if (value === undefined || (typeof value === 'number' && !form)) return value;
    const key = `${field}-${value}`;
    const wanted = form ? `${key}.${form}` : key;
    const said = say(wanted);
    return said === wanted ? (form ? say(key) : value) : said;
  };
  return new Proxy(values, {
    get: (_, name) => find(String(name)),
    has: (_, name) => find(String(name)) !== undefined,
    getOwnPropertyDescriptor: (_, name) => {
      const value = find(String(name));
      return value === undefined
        ? undefined
        : { value, configurable: true, enumerable: true, writable: true };
    },
  });
}
