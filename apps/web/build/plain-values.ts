import { isDeepStrictEqual } from 'node:util';

/**
 * A module with the same exports and nothing of what makes them.
 * @throws Error for an export that JSON cannot hold
 */
export function plainValues(exported: Readonly<Record<string, unknown>>): string {
  return Object.entries(exported)
    .map(([name, value]) => {
      const text = JSON.stringify(value);
      if (text === undefined || !isDeepStrictEqual(JSON.parse(text), value))
        throw new Error(`${name} is no plain value`);
      return `export const ${name} = ${text};`;
    })
    .join('\n');
}
