// Rules: mail.kinds
import { previewMail } from '../../testing/preview-mail';
import { quarantineNotification } from './notification';

describe('the digest of what looks like spam', () => {
  const mail = previewMail(quarantineNotification);

  it('suspected spam says how many leads of which form are quarantined', () => {
    expect(mail.subject).toBe('Suspected spam: 1 contact message, 1 newsletter sign-up');
  });

  it('suspected spam shows each lead with reasons, sender and the page to release it', () => {
    expect(mail.text).toContain('  - A field that no human sees was filled in.');
    expect(mail.text).toContain('eve@firma.example');
    expect(mail.text).not.toContain('Is the terrace free on 12 June?');
    expect(mail.text.match(/https:\/\/stage\.example\/api\/held-leads\//g)).toHaveLength(2);
  });
});
