import { previewMail } from '../../testing/preview-mail';
import { newsletterWelcome } from './welcome';

describe('the newsletter welcome mail', () => {
  const mail = previewMail(newsletterWelcome);
  const { oneClickUrl, unsubscribePageUrl } = newsletterWelcome.sample;

  it('shows people the page to unsubscribe', () => {
    expect(mail.text).toContain(`Unsubscribe:\n${unsubscribePageUrl}\n`);
  });
  it('gives mail programs, and only them, the one-click address', () => {
    expect(mail.headers['List-Unsubscribe']).toEqual({ prepared: true, value: `<${oneClickUrl}>` });
    expect(mail.headers['List-Unsubscribe-Post']).toEqual({ prepared: true, value: 'List-Unsubscribe=One-Click' });
    expect(mail.text + mail.html).not.toContain(oneClickUrl);
  });
});
