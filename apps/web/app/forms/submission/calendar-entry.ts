import { hireHours } from '@mainstage/calendar/days/hours';
import { germanCalendarWords } from '@mainstage/content/calendar/german-words';
import { calendarWords } from '@mainstage/content/calendar/words';
import { answeredIn, hasReceipt } from '@mainstage/leads/receipt';
import { visit } from '@mainstage/content/constants/visits';
import { calendarEntries } from '@mainstage/content/forms/receipt';
import { venueAddress } from '@mainstage/content/site/address';
import { venues } from '@mainstage/content/venues/venues';
import { whenBerlinShows } from '@mainstage/contracts/calendar';
import type { Entry } from '../../components/files/calendar-entry';
import type { SentSubmission } from './use-sent';

/** The requested appointment as a tentative calendar entry; undefined if no day was requested. */
export function calendarEntryOf({ form, id, at, body }: SentSubmission): Entry | undefined {
  if (!hasReceipt(form)) return undefined;
  const language = answeredIn(form, body);
  const entries = calendarEntries[language];
  const shared = { id, language, tentative: true, location: venueAddress, stamp: new Date(at) } as const;
  if (form === 'tour') {
    const from = whenBerlinShows(String(body.preferredDate), String(body.preferredTime));
    const to = from && new Date(from.getTime() + visit.minutes.max * 60_000);
    return to && { ...shared, ...entries.tour, file: 'tour.ics', from, to };
  }
  const { date, part = 'full-day', venue } = body.brief ?? {};
  if (form !== 'contact' || !date) return undefined;
  const { from, to } = hireHours(date, part);
  return {
    ...shared,
    file: 'asked-for.ics',
    summary: entries.day(venue && venues[venue].name),
    description: language === 'de' ? germanCalendarWords.note : calendarWords.form.note,
    from: new Date(from),
    to: new Date(to),
  };
}
