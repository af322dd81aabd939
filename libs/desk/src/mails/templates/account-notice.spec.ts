import type { DeskPropsContext } from '../desk-mail-of';
import { Links } from '@mainstage/leads/links';
import { type MailKind, mailKinds, mailOf } from '../mail-kinds';
import { previewMail } from '@mainstage/leads/testing/preview-mail';
import type { AccountNotice } from './account-notice';
import { deskNewBrowser } from './new-browser';

const isNotice = (kind: MailKind) => /^desk-(passkey-|new-browser|wrong-)/.test(kind);
const notices = mailKinds.filter(isNotice);
const createdAt = new Date('2026-07-01T09:00:00Z');
const context = (device: string | undefined) =>
  ({
    mail: { leadId: 'b1f3c1de-3f5c-4c6c-9f43-3c1f86f5b6a1', createdAt },
    links: new Links('https://stage.example', 'a-secret-of-the-test-that-is-long-enough'),
    desk: { device: () => Promise.resolve(device) },
  }) as unknown as DeskPropsContext;

describe('a mail to a member about their own access', () => {
  it.each(notices)('the mail %s says when and where, and what to do if it was somebody else', (kind) => {
    const { subject, text } = previewMail(mailOf(kind));
    expect(subject).toMatch(/^Sales desk: /);
    for (const part of ['09:24 (Frankfurt time)', 'Firefox, Windows', 'https://stage.example/desk/settings', 'If not:'])
      expect(text).toContain(part);
  });

  it('the mails to a member about their access are of five kinds', () => expect(notices).toHaveLength(5));

  it('the mail reads the browser from its session, where it is about one', async () => {
    const read = (device?: string): Promise<AccountNotice> => deskNewBrowser.props(context(device));
    expect(await read('Chrome, Android')).toEqual({
      ...{ at: createdAt, device: 'Chrome, Android', settings: 'https://stage.example/desk/settings' },
    });
    expect((await read()).device).toBeNull();
    expect(mailOf('desk-new-browser')).toBe(deskNewBrowser);
  });
});
