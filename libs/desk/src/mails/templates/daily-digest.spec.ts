import { previewMail } from '@mainstage/leads/testing/preview-mail';
import { dailyDigest } from './daily-digest';

const { desk } = dailyDigest.sample;

describe('the daily digest', () => {
  it('says in its subject what is to be done without a desk, or on a quiet day at it', () => {
    for (const quiet of [null, desk && { ...desk, overdue: [], due: [], steps: [], options: [] }]) {
      const mail = previewMail(dailyDigest, { ...dailyDigest.sample, desk: quiet });
      expect(mail.subject).toBe('12 emails need your attention');
      expect(mail.text).not.toContain('sales desk');
    }
  });

  it('begins with what the day brings at the sales desk', () => {
    const { subject, text } = previewMail(dailyDigest);
    expect(subject).toBe('Today: 1 overdue, 1 to answer, 1 next step, 1 option ends');
    expect(text).toContain(
      'Contact message, Skyline Stage, not assigned yet (3f2a9c1b-6d4e-4c8a): since Wed 1 July 2026, 17:00',
    );
    expect(text).toContain('Tour request, Skyline Stage, Tom Becker (3f2a9c1b-6d4e-4c8a): by 11:30');
    expect(text).toContain('Send the floor plan (Thu 2 July 2026)');
    expect(text).toContain('Skyline Stage, Fri 12 February 2027: Fri 3 July 2026, 17:00');
    expect(text).toContain('https://stage.example/desk');
  });

  const mail = previewMail(dailyDigest);

  it('lists what needs manual action with the lead', () => {
    expect(mail.text).toContain('Tour: confirmation (3f2a9c1b-6d4e-4c8a): not delivered');
    expect(mail.text).toContain('Webinar: access link (3f2a9c1b-6d4e-4c8a): perhaps delivered');
    expect(mail.text).toContain('https://stage.example/ops/mails');
  });
  it('says what else is amiss, also where every mail arrived', () => {
    const other = previewMail(dailyDigest, { ...dailyDigest.sample, mails: [], total: 0, desk: null });
    expect(other.subject).toBe('The website needs your attention');
    expect(other.text).toContain('! Retention stopped');
  });
});
