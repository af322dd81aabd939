import { useEffect, useSyncExternalStore } from 'react';
import { type WebinarDate, webinarDatePath } from '@mainstage/contracts/answers';
import { type WebinarDateText, webinarDateText } from '@mainstage/content/webinar/date-label';
import { webinarDateMarks, webinarStartMeta } from '@mainstage/content/webinar/date-marks';
import { getJson, hasFields } from '../../api/get-json';

/** Built pages hold marks; whoever serves them puts the date there (rule webinar.date). */
const isBuilding = typeof window === 'undefined';

/** When nothing is known of another date. */
const defaultStart = '2030-07-18T11:00:00+02:00';

/** The date that this page was served with. */
function servedStart(): string {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${webinarStartMeta}"]`)?.content ?? '';
  return Number.isNaN(Date.parse(content)) ? defaultStart : content;
}

const startsAt = isBuilding ? webinarDateMarks.startsAt : servedStart();

/** What stands in the page until the server has answered. */
const byDefault: WebinarDate = {
  startsAt,
  dateLabel: wordsOf(startsAt).label,
  seats: 100,
  seatsLeft: 100,
  state: 'announced',
};

/** For the head of the pages that name the date. */
export const webinarStart = { name: webinarStartMeta, content: startsAt };

function wordsOf(start: string): WebinarDateText {
  return isBuilding ? webinarDateMarks : webinarDateText(new Date(start));
}

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

/** The date in words, as the page around it is to show it. */
export function useWebinarDateText(): WebinarDateText {
  return wordsOf(useWebinarDate().startsAt);
}
