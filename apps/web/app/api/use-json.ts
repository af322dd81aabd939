import { useEffect, useState } from 'react';
import type { CallResult } from './call';
import { getJson } from './get-json';

/**
 * What the server says at an address; asked again when the address changes, and an answer that comes too late is forgotten.
 * @param path nothing while there is nothing to ask
 * @param is whether the answer has the shape that the caller needs; the same function each time
 * @returns undefined until there is an answer
 */
export function useJson<T>(
  path: string | undefined,
  is: (content: unknown) => content is T,
): CallResult<T> | undefined {
  const [known, setKnown] = useState<{ path: string; result: CallResult<T> }>();
  useEffect(() => {
    if (path === undefined) return;
    const gone = new AbortController();
    void getJson(path, is, { signal: gone.signal }).then((result) => {
      if (!gone.signal.aborted) setKnown({ path, result });
    });
    return () => gone.abort();
  }, [path, is]);
  return known?.path === path ? known?.result : undefined;
}
