import { readToken } from '@mainstage/contracts/tokens/signed-token';
import { Links } from './links';
import { previewMail } from './testing/preview-mail';
import { contactNotification } from './contact/mails/notification';
import { memberKey } from './desk-links';

const secret = 'a-secret-of-the-test-that-is-long-enough';
const links = (hasDesk: boolean) => new Links('https://stage.example', secret, 'https://ops.example', hasDesk);
const now = new Date('2026-07-01T10:00:00Z');
const subjectOf = (url: string, at = now) => readToken(secret, 'desk-action', url.split('/').at(-1) ?? '', at);

describe('the links to the sales desk in a mail', () => {
  it('name action, lead and reader, unreadable to others, for thirty days', () => {
    const { lead, take, answered } = links(true).desk('the-lead', now, 'Tom@stage.example')!;
    const key = memberKey('tom@stage.example');
    expect(lead).toBe('https://stage.example/desk/leads/the-lead');
    expect(subjectOf(take)).toMatchObject({ subject: `take the-lead ${key}` });
    expect(subjectOf(answered)).toMatchObject({ subject: `answered the-lead ${key}` });
    expect(Buffer.from(take.split('/').at(-1)!, 'base64url').toString()).not.toContain('tom');
    expect(subjectOf(take, new Date('2026-08-01T10:00:00Z'))).toBe('expired');
  });

  it('are the same at every attempt to send it', () => {
    expect(links(true).desk('the-lead', now, 'tom@stage.example')).toEqual(
      links(true).desk('the-lead', now, 'tom@stage.example'),
    );
  });

  it('are in the notification to sales where there is a desk, and only there', () => {
    const desk = links(true).desk('the-lead', now);
    const { text } = previewMail(contactNotification, { ...contactNotification.sample, desk });
    for (const label of ['I’ll take it', 'I have answered', 'Open it at the sales desk']) expect(text).toContain(label);
    expect(links(false).desk('the-lead', now)).toBeUndefined();
    expect(previewMail(contactNotification).text).not.toContain('sales desk');
  });
});
