import { use, useEffect, useState } from 'react';
import type { CallResult } from './call';
import { getJson } from './get-json';
import { LoadedAnswersContext } from './loaded-answers';

/**
 * The server's JSON at a path; loaded again when the path changes, and a late answer to an earlier path is ignored. An
 * answer that was loaded with the page is reused.
 * @param path undefined if there is nothing to load
 * @param is whether the answer has the shape that the caller needs; the same function each time
 * @returns undefined until there is an answer
 */
export function useJson<T>(
  path: string | undefined,
  is: (content: unknown) => content is T,
): CallResult<T> | undefined {
  const loaded = use(LoadedAnswersContext)?.answers[path ?? ''];
  const [known, setKnown] = useState<{ path: string; result: CallResult<T> }>();
  useEffect(() => {
    if (path === undefined || loaded !== undefined) return;
    const request = new AbortController();
    void getJson(path, is, { signal: request.signal }).then((result) => {
      if (!request.signal.aborted) setKnown({ path, result });
    });
    return () => request.abort();
  }, [path, is, loaded]);
  if (is(loaded)) return { ok: true, answer: loaded };
  return known?.path === path ? known?.result : undefined;
}
