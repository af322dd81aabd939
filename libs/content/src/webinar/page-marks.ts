import type { WebinarDate, WebinarState } from '@mainstage/contracts/answers';
import { isToCome } from './state';
import { type WebinarWords, webinarWords } from './words';

/** Every mark of a built page begins with these letters. */
const mark = '{{webinar-';

/** Stand in built pages in place of what only a running system knows: whoever serves them puts the words there. */
export const webinarMarks: WebinarWords = {
  startsAt: `${mark}starts-at}}`,
  endsAt: `${mark}ends-at}}`,
  label: `${mark}label}}`,
  day: `${mark}day}}`,
  weekday: `${mark}weekday}}`,
  time: `${mark}time}}`,
  endTime: `${mark}end-time}}`,
  seats: `${mark}seats}}`,
  seatsText: `${mark}seats-text}}`,
  closingTitle: `${mark}closing-title}}`,
};

/** The meta element that tells scripts what the page was served with: the answer of the API as JSON. */
export const webinarMeta = { name: 'webinar', mark: `${mark}served}}` } as const;

/** Around what a built page says in one state: of all states only the one that rules is served. */
export const stateMarks = {
  begin: (state: WebinarState) => `${mark}when-${state}}}`,
  end: `${mark}end}}`,
} as const;

export const webinarStates = ['announced', 'full', 'running', 'over'] as const satisfies readonly WebinarState[];

/** React writes a comment between two texts. */
const perState = /(?:<!-- -->)?\{\{webinar-when-(\w+)\}\}([\s\S]*?)\{\{webinar-end\}\}(?:<!-- -->)?/g;
/** What search engines are told of the event. */
const eventData = /<script\b[^>]*>[^<]*\{\{webinar-starts-at\}\}[^<]*<\/script>/g;

/** Whether a built page says something of the webinar. */
export const namesWebinar = (page: string): boolean => page.includes(mark);

/** A built page as it is served while the webinar stands like this; an event is told of while it is to come. */
export function withWebinar(page: string, webinar: WebinarDate): string {
  const words = webinarWords(webinar);
  return Object.entries(webinarMarks)
    .reduce(
      (text, [name, written]) => text.replaceAll(written, words[name as keyof WebinarWords]),
      page
        .replace(perState, (_, state: string, part: string) => (state === webinar.state ? part : ''))
        .replace(eventData, (script) => (isToCome(webinar.state) ? script : '')),
    )
    .replaceAll(webinarMeta.mark, () => JSON.stringify(webinar).replaceAll('"', '&quot;'));
}
