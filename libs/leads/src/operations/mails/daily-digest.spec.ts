import { previewMail, samples } from '../../preview';

describe('the daily digest', () => {
  const mail = previewMail('daily-digest');

  it('lists what needs a person with the lead and the words of the mail server', () => {
    expect(mail.subject).toBe('12 emails want your attention');
    expect(mail.text).toContain(
      'Contact: message, to sales (3f2a9c1b-6d4e-4c8a): refused, tried on, 552 5.2.2 Mailbox full',
    );
    expect(mail.text).toContain('Webinar: access link (3f2a9c1b-6d4e-4c8a): perhaps delivered');
    expect(mail.text).toContain('https://stage.example/ops/mails');
  });
  it('says what else is amiss, also where every mail arrived', () => {
    const other = previewMail('daily-digest', { ...samples['daily-digest'], mails: [], total: 0 });
    expect(other.subject).toBe('The website wants your attention');
    expect(other.text).toContain('! Retention stopped');
  });
});
