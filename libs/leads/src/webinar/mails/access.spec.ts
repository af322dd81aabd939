import { calendarOf, previewMail } from '../../testing/preview-mail';
import { webinarAccess } from './access';

describe('the webinar access mail', () => {
  const mail = previewMail(webinarAccess);
  const { joinUrl } = webinarAccess.sample;

  it('gives this person the link, with date and time in German', () => {
    expect(mail.subject).toBe('Ihr Zugang zum LED-Wall-Webinar am 16.07.2026');
    expect(mail.text).toContain('Termin: Donnerstag, 16.07.2026\nUhrzeit: 11:00–12:00 Uhr');
    expect(mail.text).toContain(`Zum Webinar:\n${joinUrl}\n`);
  });
  it('carries a firm calendar entry of 60 minutes, without the link', () => {
    const content = calendarOf(mail)[0]?.content ?? '';
    expect(content).toContain('STATUS:CONFIRMED');
    expect(content).toContain('DTSTART;TZID=Europe/Berlin:20260716T110000');
    expect(content).toContain('DTEND;TZID=Europe/Berlin:20260716T120000');
    expect(content).toContain('SUMMARY:Live-Webinar zur LED-Wall');
    expect(content.replace(/\r\n /g, '')).not.toMatch(/https?:|join/);
  });
  it('has other words and no calendar entry for a date that has passed', () => {
    const past = previewMail(webinarAccess, { ...webinarAccess.sample, past: true });
    expect(calendarOf(past)).toEqual([]);
    expect(past.subject).toBe('Ihre Anmeldung zum LED-Wall-Webinar');
    expect(past.text).toContain('Dieser Termin liegt bereits hinter uns');
    expect(past.text).toContain(joinUrl);
    expect(past.text).not.toMatch(/reserviert|Anhang|öffnet sich/);
  });

  it('leads straight in while the webinar runs', () => {
    const running = previewMail(webinarAccess, { ...webinarAccess.sample, running: true });
    expect(running.subject).toBe('Das LED-Wall-Webinar läuft: Ihr Zugang');
    expect(running.text).toContain('führt direkt hinein');
    expect(running.text).not.toMatch(/reserviert|Anhang/);
    expect(calendarOf(running)).toEqual([]);
  });
});
