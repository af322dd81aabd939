import { previewMail } from '../../preview';

describe('the mail to sales about a suspicious newsletter sign-up', () => {
  const mail = previewMail('newsletter-notification');

  it('says why it looks like spam, and that nobody was mailed', () => {
    expect(mail.subject).toBe('[Suspected spam] Newsletter · sign-up held back');
    expect(mail.text).toContain(
      '! Suspected spam. The visitor got no confirmation mail.\n  - The hidden field was filled in',
    );
  });
});
