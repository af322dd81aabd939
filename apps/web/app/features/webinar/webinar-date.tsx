import { useEffect, useSyncExternalStore } from 'react';
import { type WebinarDate, webinarDatePath } from '@mainstage/contracts/answers';

/** What stands in the prerendered page until the server has answered (rule webinar.date: the default date). */
const byDefault: WebinarDate = {
  startsAt: '2030-07-18T11:00:00+02:00',
  dateLabel: 'Donnerstag, 18.07. 11:00 Uhr',
  seats: 100,
  seatsLeft: 100,
  state: 'announced',
};

let current = byDefault;
let asked = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks the server for the date and the seats left; on failure what is shown stays. */
export async function refreshWebinarDate(): Promise<void> {
  try {
    const answer = await fetch(webinarDatePath, { headers: { Accept: 'application/json' } });
    if (!answer.ok) return;
    current = (await answer.json()) as WebinarDate;
    listeners.forEach((listener) => listener());
  } catch {
    // Offline or restarting: the sign-up itself will say so; a date on a page must not raise an alarm.
  }
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
