// Rules: form.receipt
import '../../testing/jsdom-gaps';
import { brand } from '@mainstage/content/site/brand';
import { berlinDayIn } from '@mainstage/contracts/calendar';
import ICAL from 'ical.js';
import { entryFile } from '../../components/files/calendar-entry';
import { calendarEntryOf } from './calendar-entry';
import type { SentSubmission } from './use-sent';

const taken = { id: 'b7c0d1de-0000-4000-8000-000000000001', at: '2026-07-01T07:24:00.000Z' };
const read = (sent: SentSubmission) => {
  const entry = calendarEntryOf(sent);
  return entry && new ICAL.Event(new ICAL.Component(ICAL.parse(entryFile(entry))).getFirstSubcomponent('vevent')!);
};

describe('the calendar entry of a receipt', () => {
  it('keeps the hour and a half of a tour free, under the id that the mail gives it', () => {
    const day = berlinDayIn(2);
    const event = read({ ...taken, form: 'tour', body: { preferredDate: day, preferredTime: '10:30' } });
    expect(event?.uid).toBe(`${taken.id}@${brand.domain}`);
    expect(event?.duration.toSeconds()).toBe(90 * 60);
    expect(event?.component.getFirstPropertyValue('status')).toBe('TENTATIVE');
  });

  it('keeps the requested part of the day free, in the time of Frankfurt', () => {
    const brief = { venue: 'skyline-stage', date: '2027-03-12', part: 'evening' } as const;
    const event = read({ ...taken, form: 'contact', body: { brief } });
    expect(event?.summary).toBe('Skyline Stage (requested, not yet an option)');
    expect(event?.startDate.toString()).toBe('2027-03-12T17:00:00Z');
    expect(event?.endDate.toString()).toBe('2027-03-13T01:00:00Z');
  });

  it('is none where no day was requested', () => {
    expect(read({ ...taken, form: 'contact', body: { brief: { guests: 120 } } })).toBeUndefined();
    expect(read({ ...taken, form: 'business-event', body: {} })).toBeUndefined();
  });
});
