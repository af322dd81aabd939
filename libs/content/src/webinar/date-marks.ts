import { type WebinarDateText, webinarDateText } from './date-label';

/** Stand in built pages in place of the webinar's date: whoever serves them puts the setting's words there. */
export const webinarDateMarks: WebinarDateText & { startsAt: string } = {
  startsAt: '{{webinar-starts-at}}',
  label: '{{webinar-label}}',
  day: '{{webinar-day}}',
  weekday: '{{webinar-weekday}}',
  time: '{{webinar-time}}',
  endTime: '{{webinar-end-time}}',
};

/** Name of the meta element that tells scripts which date the page was served with. */
export const webinarStartMeta = 'webinar-starts-at';

/** A built page with the date that rules. */
export function withWebinarDate(page: string, startsAt: Date): string {
  if (!page.includes('{{webinar-')) return page;
  const values = { ...webinarDateText(startsAt), startsAt: startsAt.toISOString() };
  return Object.entries(webinarDateMarks).reduce(
    (text, [name, mark]) => text.replaceAll(mark, values[name as keyof typeof values]),
    page,
  );
}
