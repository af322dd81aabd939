import ICAL from 'ical.js';
import { berlinInstant, calendarFile, type CalendarEvent } from './calendar-file';

const context = {
  domain: 'stage.example',
  from: { name: 'Main "stage"', address: 'hello@stage.example' },
  to: 'ada.muster@firma.example',
  now: new Date('2026-07-01T09:00:00Z'),
};
const event: CalendarEvent = {
  filename: 'tour.ics',
  language: 'en',
  leadId: '3f2a9c1b-6d4e-4c8a-9b7f-1e2d3c4b5a69',
  start: berlinInstant('2026-07-18', '14:00'),
  minutes: 90,
  tentative: true,
  summary: 'A tour, through the house; with a long title that does not fit in one line of the file: äöü',
  description: 'x',
  location: 'Am Kai 1',
  stamp: new Date('2026-07-01T07:24:00Z'),
};

/** The lines as RFC 5545 means them: continued ones put together again. */
const unfold = (content: string) => content.replace(/\r\n[ \t]/g, '').split('\r\n');

describe('a calendar file', () => {
  const { content } = calendarFile(event, context);

  it('keeps the form of RFC 5545: CRLF, short lines, balanced parts', () => {
    expect(content.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(content).toMatch(/END:VCALENDAR\r\n$/);
    for (const line of content.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const open: string[] = [];
    for (const line of unfold(content)) {
      if (line.startsWith('BEGIN:')) open.push(line.slice(6));
      if (line.startsWith('END:')) expect(open.pop()).toBe(line.slice(4));
    }
    expect(open).toEqual([]);
  });

  it('publishes a tentative event in the time of Berlin, with the zone it names', () => {
    const lines = unfold(content);
    expect(lines).toEqual(
      expect.arrayContaining([
        'METHOD:PUBLISH',
        'BEGIN:VTIMEZONE',
        'TZID:Europe/Berlin',
        'STATUS:TENTATIVE',
        'UID:3f2a9c1b-6d4e-4c8a-9b7f-1e2d3c4b5a69@stage.example',
        'DTSTAMP:20260701T072400Z',
        'DTSTART;TZID=Europe/Berlin:20260718T140000',
        'DTEND;TZID=Europe/Berlin:20260718T153000',
        'ORGANIZER;CN="Main stage":mailto:hello@stage.example',
      ]),
    );
    expect(lines.find((line) => line.startsWith('SUMMARY:'))).toContain('A tour\\, through the house\\; with');
  });

  it('names the address for replies of the lead as organiser, so that a program answers there', () => {
    const replyTo = `leads+${'a2b3c4d5e6f7'.repeat(3)}a2b3c4@mail.stage.example`;
    for (const attendee of [undefined, context.to]) {
      const file = calendarFile({ ...event, ...(attendee && { attendee }) }, { ...context, replyTo });
      const entry = new ICAL.Component(ICAL.parse(file.content)).getFirstSubcomponent('vevent')!;
      expect(entry.getFirstPropertyValue('organizer')).toBe(`mailto:${replyTo}`);
    }
  });

  it('is the same file for the same lead', () => {
    expect(calendarFile(event, context)).toEqual(calendarFile(event, context));
  });

  it('changes an existing entry: same UID, higher SEQUENCE, sent as a request', () => {
    const moved = calendarFile({ ...event, tentative: false, sequence: 2, attendee: context.to }, context);
    expect(moved.method).toBe('REQUEST');
    const parsed = new ICAL.Component(ICAL.parse(moved.content));
    expect(parsed.getFirstPropertyValue('method')).toBe('REQUEST');
    const entry = new ICAL.Event(parsed.getFirstSubcomponent('vevent')!);
    expect([entry.uid, entry.sequence]).toEqual(['3f2a9c1b-6d4e-4c8a-9b7f-1e2d3c4b5a69@stage.example', 2]);
    expect(entry.startDate.toString()).toBe('2026-07-18T14:00:00');
    expect(entry.attendees.map((each) => each.getFirstValue())).toEqual(['MAILTO:ada.muster@firma.example']);
  });

  it('can be a firm event, on winter time', () => {
    const start = berlinInstant('2026-12-01', '11:00');
    expect(start.toISOString()).toBe('2026-12-01T10:00:00.000Z');
    const lines = unfold(calendarFile({ ...event, tentative: false, start, minutes: 60 }, context).content);
    expect(lines).toContain('STATUS:CONFIRMED');
    expect(lines).toContain('DTEND;TZID=Europe/Berlin:20261201T120000');
  });
});
