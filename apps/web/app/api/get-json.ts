import { call, type CallOptions, type CallResult, readJson } from './call';
import { isRecord } from './is-record';

/**
 * Gets JSON. Never throws; an answer that `is` rejects (a captive portal's page) counts as a failure.
 * @param is whether the answer has the shape that the caller needs
 */
export function getJson<T>(
  path: string,
  is: (content: unknown) => content is T,
  options: Omit<CallOptions<T>, 'method' | 'body' | 'read'> = {},
): Promise<CallResult<T>> {
  return call(path, {
    ...options,
    read: async (response) => {
      const content = await readJson(response);
      if (!is(content)) throw new TypeError('An answer of another shape');
      return content;
    },
  });
}

/** Type guard that checks which fields hold text and which hold numbers. */
export function hasFields<T>(fields: { [K in keyof T]?: 'string' | 'number' }) {
  return (content: unknown): content is T =>
    isRecord(content) && Object.entries(fields).every(([name, type]) => typeof content[name] === type);
}
