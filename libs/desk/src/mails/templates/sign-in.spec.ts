import { readToken } from '@mainstage/contracts/tokens/signed-token';
import { signInCode } from '@mainstage/contracts/tokens/sign-in-code';
import { Links } from '@mainstage/leads/links';
import type { PropsContext } from '@mainstage/leads/mail-of';
import { previewMail } from '@mainstage/leads/testing/preview-mail';
import { deskSignIn } from './sign-in';

const secret = 'a-secret-of-the-test-that-is-long-enough';
const createdAt = new Date('2026-07-01T09:00:00Z');
const inMinutes = (minutes: number) => new Date(createdAt.getTime() + minutes * 60_000);
const id = 'b1f3c1de-3f5c-4c6c-9f43-3c1f86f5b6a1';
const context = (now: Date) =>
  ({ mail: { leadId: id, createdAt }, links: new Links('https://stage.example', secret), now }) as PropsContext;

describe('the mail for signing in at the sales desk', () => {
  it('the sign-in mail has a link and a code that follow from its request', async () => {
    const { url, code } = await deskSignIn.props(context(inMinutes(1)));
    const [address, token = ''] = url.split('?token=');
    expect(address).toBe('https://stage.example/desk/sign-in');
    expect(readToken(secret, 'desk-sign-in', token, inMinutes(9.9))).toMatchObject({ subject: id, round: 0 });
    expect(readToken(secret, 'desk-sign-in', token, inMinutes(10))).toBe('expired');
    expect(code).toBe(signInCode(secret, id));
  });

  it('the sign-in mail is not sent when its link and code are over', async () => {
    await expect(deskSignIn.props(context(inMinutes(10)))).rejects.toThrow('over by now');
  });

  it('the sign-in mail shows the code in the text and not in the subject, which lock screens show', () => {
    const { subject, text } = previewMail(deskSignIn);
    expect(text).toContain('042137');
    expect(subject).not.toContain('042137');
  });
});
