import { useEffect, useState } from 'react';
import { type WebinarJoinState, webinarJoinPath } from '@mainstage/contracts/answers';
import { getJson, hasFields } from '../../api/get-json';

/** Milliseconds between two looks at a door that is not open yet. */
const lookAgainAfter = 20_000;

/**
 * The access that this webinar link gives; polled while it is still early.
 * @returns `checking` until the server has responded, `failed` when it did not
 */
export function useWebinarAccess(token: string | undefined): WebinarJoinState | 'checking' | 'failed' {
  const [state, setState] = useState<WebinarJoinState | 'checking' | 'failed'>('checking');

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = new AbortController();
    const look = async () => {
      const seen = await fetchAccess(token ?? 'none', stop.signal);
      if (stop.signal.aborted) return;
      setState(seen);
      if (seen === 'failed' || seen.door === 'early') timer = setTimeout(() => void look(), lookAgainAfter);
    };
    void look();
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [token]);
  return state;
}

const isJoinState = hasFields<WebinarJoinState>({
  door: 'string',
  startsAt: 'string',
  opensAt: 'string',
  dateLabel: 'string',
});

async function fetchAccess(token: string, signal: AbortSignal): Promise<WebinarJoinState | 'failed'> {
  const result = await getJson(`${webinarJoinPath}/${encodeURIComponent(token)}`, isJoinState, { signal });
  return result.ok ? result.answer : 'failed';
}
