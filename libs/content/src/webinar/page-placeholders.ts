import type { WebinarDate, WebinarState } from '@mainstage/contracts/answers';
import { isToCome } from './state';
import { type WebinarWords, webinarWords } from './words';

/** Prefix of every placeholder. */
const mark = '{{webinar-';

/** Placeholders in prerendered pages that the API fills in when serving them. */
export const webinarMarks: WebinarWords = {
  startsAt: `${mark}starts-at}}`,
  endsAt: `${mark}ends-at}}`,
  label: `${mark}label}}`,
  shown: `${mark}shown}}`,
  day: `${mark}day}}`,
  weekday: `${mark}weekday}}`,
  time: `${mark}time}}`,
  endTime: `${mark}end-time}}`,
  seats: `${mark}seats}}`,
  seatsText: `${mark}seats-text}}`,
  closingTitle: `${mark}closing-title}}`,
};

/** Meta element with the API response that the page was served with, as JSON. */
export const webinarMeta = { name: 'webinar', mark: `${mark}served}}` } as const;

/** Delimiters of the text for one state; only that of the current state is served. */
export const statePlaceholders = {
  begin: (state: WebinarState) => `${mark}when-${state}}}`,
  end: `${mark}end}}`,
} as const;

export const webinarStates = ['announced', 'full', 'running', 'over'] as const satisfies readonly WebinarState[];

/** React writes a comment between two texts. */
const perState = /(?:<!-- -->)?\{\{webinar-when-(\w+)\}\}([\s\S]*?)\{\{webinar-end\}\}(?:<!-- -->)?/g;
/** Structured data of the event for search engines. */
const eventData = /<script\b[^>]*>[^<]*\{\{webinar-starts-at\}\}[^<]*<\/script>/g;

/** Whether a prerendered page contains webinar placeholders. */
export const namesWebinar = (page: string): boolean => page.includes(mark);

/** Fills in a prerendered page for the webinar's state; structured data only for a future event. */
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
