import { calendarOf, previewMail } from '../../testing/preview-mail';
import { webinarWaitlist } from './waitlist';

describe('the waiting-list mail', () => {
  const mail = previewMail(webinarWaitlist);

  it('says the registrant’s place in line, and promises no link', () => {
    expect(mail.subject).toBe('Sie stehen auf der Warteliste für das LED-Wall-Webinar');
    expect(mail.text).toContain('Termin: Donnerstag, 16.07.2026');
    expect(mail.text).not.toMatch(/webinar\/join/);
    expect(calendarOf(mail)).toEqual([]);
  });
});
