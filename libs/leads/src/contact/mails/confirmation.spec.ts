import { hours } from '@mainstage/content/site/hours';
import { previewMail } from '../../preview';

describe('the contact confirmation', () => {
  const mail = previewMail('contact-confirmation');

  it('promises the answer that the site promises', () => {
    expect(mail.subject).toBe('We have received your message');
    const { days, time } = hours.business;
    expect(mail.text.replaceAll(/\s+/g, ' ')).toContain(`within ${hours.reply} on business days (${days}, ${time}).`);
    expect(mail.text).not.toContain('option');
  });

  it('says to who asks for a day what that means', () => {
    expect(previewMail('contact-confirmation', { asksForDay: true }).text.replaceAll(/\s+/g, ' ')).toContain(
      'This asks; it holds nothing yet. It is no option until we say so, which we do within 24 hours on business days.',
    );
  });
});
