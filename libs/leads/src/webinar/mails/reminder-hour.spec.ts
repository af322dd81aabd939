import { previewMail } from '../../testing/preview-mail';
import { webinarReminderHour } from './reminder-hour';

describe('the reminder one hour before', () => {
  const mail = previewMail(webinarReminderHour);

  it('names date and time, so that it stays true when it arrives late', () => {
    expect(mail.subject).toBe('Heute um 11:00 Uhr: Ihr LED-Wall-Webinar');
    expect(mail.text).toContain('Uhrzeit: 11:00–12:00 Uhr');
    expect(mail.text).not.toMatch(/morgen|in einer Stunde/i);
  });
  it('brings the personal link again', () => {
    expect(mail.text).toContain(`Zum Webinar:\n${webinarReminderHour.sample.joinUrl}\n`);
  });
});
