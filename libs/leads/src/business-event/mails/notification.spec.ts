import { previewMail } from '../../testing/preview-mail';
import { businessEventNotification } from './notification';

describe('the mail to sales about a business event application', () => {
  const mail = previewMail(businessEventNotification);

  it('puts suspicion first, in subject and text', () => {
    expect(mail.subject).toBe('[Spam?] Business event · Ada Muster, Musterfirma · 3f2a9c1b-6d4e-4c8a');
    const [heading, , warning] = mail.text.split('\n').slice(2, 6).filter(Boolean);
    expect(heading).toBe('Business event application');
    expect(warning).toBe('! Suspected spam. The visitor got no confirmation email.');
    expect(mail.text).toContain('  - The hidden field was filled in');
  });
  it('holds the whole application', () => {
    for (const word of ['Ada', 'Muster', 'Musterfirma', 'Head of Events', 'AI & Tech Conference', '> Gerne auch'])
      expect(mail.text).toContain(word);
  });
  it('has an ordinary subject for an ordinary application', () => {
    const ordinary = { ...businessEventNotification.sample, suspicions: [], visitorNotMailed: false };
    expect(previewMail(businessEventNotification, ordinary).subject).toBe(
      'Business event · Ada Muster, Must… · AI & Tech Conference · 3f2a9c1b-6d4e-4c8a',
    );
  });
});
