import { previewMail } from '../../preview';

describe('the contact confirmation', () => {
  const mail = previewMail('contact-confirmation');

  it('promises the answer that the site promises', () => {
    expect(mail.subject).toBe('We have received your message');
    expect(mail.text).toContain(
      'We usually reply within 24 hours on business days (Monday to Friday, 8:30–17:00 CET).',
    );
  });
});
