import { Fragment, type ReactNode, useEffect } from 'react';
import { type WebinarDate, webinarDatePath, type WebinarState } from '@mainstage/contracts/answers';
import { webinarFacts } from '@mainstage/content/constants/webinar';
import { webinarDateText } from '@mainstage/content/webinar/date-label';
import {
  statePlaceholders,
  webinarMarks,
  webinarMeta,
  webinarStates,
} from '@mainstage/content/webinar/page-placeholders';
import { isToCome } from '@mainstage/content/webinar/state';
import { type WebinarWords, webinarWords } from '@mainstage/content/webinar/words';
import { getJson, hasFields } from '../../api/get-json';
import { createStore } from '../../storage/store';

/** Built pages hold marks; whoever serves them puts the date, the seats and the state there (rule webinar.state). */
const isBuilding = typeof window === 'undefined';

/** When nothing is known of another date. */
const defaultStart = '2030-07-18T11:00:00+02:00';
const defaultWebinar: WebinarDate = {
  startsAt: defaultStart,
  dateLabel: webinarDateText(new Date(defaultStart)).label,
  seats: webinarFacts.places,
  seatsLeft: webinarFacts.places,
  state: 'announced',
};

const isWebinarDate = hasFields<WebinarDate>({
  startsAt: 'string',
  dateLabel: 'string',
  seats: 'number',
  seatsLeft: 'number',
  state: 'string',
});

/** What this page was served with. */
function served(): WebinarDate {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${webinarMeta.name}"]`)?.content;
  try {
    const parsed: unknown = JSON.parse(content ?? '');
    return isWebinarDate(parsed) ? parsed : defaultWebinar;
  } catch {
    return defaultWebinar;
  }
}

/** The state that the served page contains, used until the server has responded. */
const asServed = isBuilding ? defaultWebinar : served();

/** For the head of the pages that speak of the webinar. */
export const servedWebinarMeta = {
  name: webinarMeta.name,
  content: isBuilding ? webinarMeta.mark : JSON.stringify(asServed),
};

/** The webinar as an event, while it is to come: as the page was served, so that both tell of it or neither. */
export const eventToCome = isBuilding ? webinarMarks : isToCome(asServed.state) ? webinarWords(asServed) : undefined;

const current = createStore(asServed);
let requested = false;

/** Asks the server for the date and the seats left; on failure what is shown stays. */
export async function refreshWebinarDate(): Promise<void> {
  const result = await getJson(webinarDatePath, isWebinarDate);
  // Offline or restarting: the sign-up itself will say so; a date on a page must not raise an alarm.
  if (result.ok) current.write(result.answer);
}

/** For a page that is navigated to: no other date than the server's is shown, unless it does not answer. */
export async function loadWebinarDate(): Promise<null> {
  await refreshWebinarDate();
  return null;
}

/** The webinar's date and seats as the server has them; until it has answered, as the page was served. */
function useWebinarDate(): WebinarDate {
  useEffect(() => {
    if (requested) return;
    requested = true;
    void refreshWebinarDate();
  }, []);
  return current.useValue();
}

/** What is said of date and seats. */
export function useWebinarWords(): WebinarWords {
  const webinar = useWebinarDate();
  return isBuilding ? webinarMarks : webinarWords(webinar);
}

/** The state of the webinar; not for prerendered pages, which hold every state, see `ByWebinarState`. */
export function useWebinarState(): WebinarState {
  return useWebinarDate().state;
}

/** What a page shows in the state that rules. A built page holds it for all of them, and is served with one. */
export function ByWebinarState({ children }: { children: (state: WebinarState) => ReactNode }) {
  const ruling = useWebinarState();
  if (!isBuilding) return children(ruling);
  return webinarStates.map((state) => (
    <Fragment key={state}>
      {statePlaceholders.begin(state)}
      {children(state)}
      {statePlaceholders.end}
    </Fragment>
  ));
}
