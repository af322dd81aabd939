import { useEffect, useSyncExternalStore } from 'react';
import { type WebinarDate, webinarDatePath } from '@mainstage/contracts/answers';
import { getJson, hasFields } from '../../api/get-json';

/** What stands in the prerendered page until the server has answered (rule webinar.date: the default date). */
const byDefault: WebinarDate = {
  startsAt: '2030-07-18T11:00:00+02:00',
  dateLabel: 'Donnerstag, 18.07. 11:00 Uhr',
  seats: 100,
  seatsLeft: 100,
  state: 'announced',
};

const isWebinarDate = hasFields<WebinarDate>({
  startsAt: 'string',
  dateLabel: 'string',
  seats: 'number',
  seatsLeft: 'number',
  state: 'string',
});

let current = byDefault;
let asked = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks the server for the date and the seats left; on failure what is shown stays. */
export async function refreshWebinarDate(): Promise<void> {
  const result = await getJson(webinarDatePath, isWebinarDate);
  // Offline or restarting: the sign-up itself will say so; a date on a page must not raise an alarm.
  if (!result.ok) return;
  current = result.answer;
  listeners.forEach((listener) => listener());
}

/** The webinar's date and seats as the server has them; the default date until it has answered. */
export function useWebinarDate(): WebinarDate {
  useEffect(() => {
    if (asked) return;
    asked = true;
    void refreshWebinarDate();
  }, []);
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => byDefault,
  );
}
