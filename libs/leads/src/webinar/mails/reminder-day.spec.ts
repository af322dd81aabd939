import { previewMail } from '../../testing/preview-mail';
import { webinarReminderDay } from './reminder-day';

describe('the reminder 24 hours before', () => {
  const mail = previewMail(webinarReminderDay);

  it('names date and time, so that it stays true when it arrives late', () => {
    expect(mail.subject).toBe('Erinnerung: LED-Wall-Webinar am 16.07.2026, 11:00 Uhr');
    expect(mail.text).toContain('Uhrzeit: 11:00–12:00 Uhr');
    expect(mail.text).not.toMatch(/morgen|in einer Stunde/i);
  });
  it('brings the personal link again', () => {
    expect(mail.text).toContain(`Zum Webinar:\n${webinarReminderDay.sample.joinUrl}\n`);
  });
});
