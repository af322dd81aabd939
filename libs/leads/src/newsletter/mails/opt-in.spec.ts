import { previewMail } from '../../testing/preview-mail';
import { newsletterOptIn } from './opt-in';

describe('the newsletter opt-in mail', () => {
  const mail = previewMail(newsletterOptIn);
  const { confirmUrl } = newsletterOptIn.sample;

  it('leads to the page with the Confirm button, and nowhere else', () => {
    expect(mail.subject).toBe('Please confirm your newsletter subscription');
    expect(mail.text).toContain(`Open the confirmation page:\n${confirmUrl}\n`);
    expect(mail.text.match(/https?:/g)).toHaveLength(1);
  });
  it('advertises nothing, and lets strangers ignore it', () => {
    expect(mail.text).not.toMatch(/stages|studio|offer|webinar|tour/);
    expect(mail.text).toContain('Not you? Then please ignore this email');
  });
});
