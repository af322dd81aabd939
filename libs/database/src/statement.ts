import type { QueryConfig } from 'pg';

/**
 * A hand-written statement with named values, typed from entities.
 * @param compose returns the SQL; `at.leadId` is the parameter of that name
 * @returns arguments for `query`
 */
export function statement<Values extends object>(
  compose: (at: Readonly<Record<keyof Values & string, string>>) => string,
): (values: Values) => QueryConfig & { values: unknown[] } {
  const names: (keyof Values & string)[] = [];
  const at = new Proxy({} as Record<keyof Values & string, string>, {
    get: (_, name: keyof Values & string) => {
      if (!names.includes(name)) names.push(name);
      return `$${names.indexOf(name) + 1}`;
    },
  });
  const text = compose(at);
  return (values) => ({ text, values: names.map((name) => values[name]) });
}
