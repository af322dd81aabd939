import { calendarOf, previewMail } from '../../testing/preview-mail';
import { tourConfirmation } from './confirmation';

describe('the tour confirmation', () => {
  const mail = previewMail(tourConfirmation);

  it('repeats the request', () => {
    expect(mail.text).toContain('Requested date: Saturday, 18 July 2026, 14:00 (Frankfurt time)\nGuests: 4\n');
    expect(mail.text).toContain('within 24 hours');
  });
  it('repeats what was chosen for the event, of a layout only the name of one that there is', () => {
    const event = { briefVenue: 'skyline-stage', briefPart: 'evening', briefLayout: 'banquet' } as const;
    const { text } = previewMail(tourConfirmation, { ...tourConfirmation.sample, event });
    expect(text).toContain('Venue: Skyline Stage\nPart of the day: Evening, 18:00 to 02:00\nLayout: Banquet');
    const made = { ...tourConfirmation.sample, event: { briefLayout: 'https://evil.example' } };
    expect(previewMail(tourConfirmation, made).text).not.toMatch(/evil|Your event/);
  });
  it('leaves the guests out where none were given', () => {
    const props = { ...tourConfirmation.sample, numberOfGuests: null };
    expect(previewMail(tourConfirmation, props).text).not.toContain('Guests');
  });
  it('says that a tour outside the hours of tours is by special arrangement', () => {
    expect(mail.text).toContain('by special arrangement');
    const friday = { ...tourConfirmation.sample, preferredDate: '2026-07-17' };
    expect(previewMail(tourConfirmation, friday).text).not.toContain('by special arrangement');
  });
  it('brings no calendar entry for a time that has passed', () => {
    const late = previewMail(tourConfirmation, { ...tourConfirmation.sample, ahead: false });
    expect(calendarOf(late)).toEqual([]);
    expect(late.text).not.toContain('calendar entry');
  });
  it('carries a tentative calendar entry of 90 minutes', () => {
    expect(calendarOf(mail)).toHaveLength(1);
    expect(calendarOf(mail)[0]).toMatchObject({
      filename: 'tour.ics',
      contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    });
    const content = calendarOf(mail)[0]?.content;
    expect(content).toContain('STATUS:TENTATIVE');
    expect(content).toContain('UID:3f2a9c1b-6d4e-4c8a-9b7f-1e2d3c4b5a69@stage.example');
    expect(content).toContain('DTSTART;TZID=Europe/Berlin:20260718T140000');
    expect(content).toContain('DTEND;TZID=Europe/Berlin:20260718T153000');
  });
});
