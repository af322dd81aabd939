import { useEffect, useState } from 'react';
import { type WebinarJoinState, webinarJoinPath } from '@mainstage/contracts/answers';
import { getJson, hasFields } from '../../api/get-json';

/** Milliseconds between two requests while the meeting is not open yet. */
const pollInterval = 20_000;

/** The API's path of a link's state. */
export const joinStatePath = (token: string) => `${webinarJoinPath}/${encodeURIComponent(token)}`;

/**
 * State of a registrant's link; polled while it is too early.
 * @param first the state that the page was loaded with; kept if a request fails
 */
export function useWebinarAccess(token: string, first: WebinarJoinState): WebinarJoinState {
  const [state, setState] = useState(first);
  const isEarly = state.door === 'early';

  useEffect(() => {
    if (!isEarly) return;
    const stop = new AbortController();
    const timer = setInterval(() => {
      void getJson(joinStatePath(token), isJoinState, { signal: stop.signal }).then(
        (result) => result.ok && !stop.signal.aborted && setState(result.answer),
      );
    }, pollInterval);
    return () => {
      stop.abort();
      clearInterval(timer);
    };
  }, [token, isEarly]);
  return state;
}

const isJoinState = hasFields<WebinarJoinState>({
  door: 'string',
  startsAt: 'string',
  opensAt: 'string',
  dateLabel: 'string',
});
