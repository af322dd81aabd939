// Rules: newsletter.double-opt-in
import { forms } from '@mainstage/leads/forms';
import { newsletterLinkPaths } from '@mainstage/leads/newsletter/link-form';
import { signToken } from '@mainstage/contracts/tokens/signed-token';
import { type ApiUnderTest, startApi } from '../testing/api-under-test';

let api: ApiUnderTest;
beforeAll(async () => (api = await startApi()));
afterAll(() => api.stop());
beforeEach(() => api.sql('TRUNCATE newsletter_subscriptions, mails, recent_submissions, mailbox_allowances'));

const subscribe = (email: string) => api.post(forms.newsletter.path, { email });
const optIns = async () =>
  (await api.sql<{ count: number }>("SELECT count(*)::int FROM mails WHERE kind = 'newsletter-opt-in'"))[0]!.count;
const status = async () =>
  (await api.sql<{ status: string }>('SELECT status FROM newsletter_subscriptions'))[0]!.status;
const confirmToken = (subject: string, round = 1, expires?: Date) =>
  signToken(api.config.APP_SECRET, 'newsletter-confirm', { subject, round }, expires);
const unsubscribeToken = (subject: string) =>
  signToken(api.config.APP_SECRET, 'newsletter-unsubscribe', { subject, round: 1 });

async function confirmed(email = 'ada@example.com'): Promise<string> {
  const { body } = await subscribe(email);
  expect((await api.post(newsletterLinkPaths.confirm, { token: confirmToken(body.id!) })).status).toBe(200);
  return body.id!;
}

describe('the newsletter', () => {
  it('repeats the opt-in to a pending address, in any letter case, within the mailbox cap', async () => {
    const first = await subscribe('Ada@example.com');
    for (const email of ['ADA@example.com', 'ada@EXAMPLE.com', 'aDa@example.com'])
      expect((await subscribe(email)).body.id).toBe(first.body.id);
    expect(await optIns()).toBe(2);
  });

  it('reports the state of the mail: sent, sent again, on its way, or not again', async () => {
    const mail = async () => (await subscribe('ada@example.com')).body['mail'];
    expect([await mail(), await mail()]).toEqual(['sent', 'sent']);
    expect(await optIns()).toBe(2);
    expect(await mail()).toBe('on-its-way');
    await api.sql("UPDATE mails SET status = 'sent'");
    expect(await mail()).toBe('not-again');
    expect(await optIns()).toBe(2);
  });

  it('says of a new address whose mailbox had its share that the mail will follow', async () => {
    for (const name of ['ada+1', 'ada+2']) await subscribe(`${name}@example.com`);
    expect((await subscribe('ada+3@example.com')).body['mail']).toBe('on-its-way');
    expect(await optIns()).toBe(3);
  });

  it('writes to the address that is stored, whatever spelling asks again', async () => {
    await subscribe('Ada@example.com');
    await subscribe('ADA@EXAMPLE.com');
    expect(await api.sql('SELECT DISTINCT to_address FROM mails')).toEqual([{ to_address: 'Ada@example.com' }]);
    expect((await subscribe('\u212Ada@example.com')).body.errors).toMatchObject([{ code: 'unsendable_email' }]);
  });

  it('leads a visitor of the one-click address to the page with the button', async () => {
    const token = unsubscribeToken(await confirmed());
    const { status: code, headers } = await api.get(`${newsletterLinkPaths.oneClick}?token=${token}`);
    expect([code, headers.get('Location')]).toEqual([302, `/newsletter/unsubscribe?token=${token}`]);
    expect(await status()).toBe('confirmed');
  });

  it('survives one new address in many letter cases at once', async () => {
    const spellings = Array.from({ length: 16 }, (_, index) =>
      [...'adab']
        .map((letter, bit) => (index & (1 << bit) ? letter.toUpperCase() : letter))
        .join('')
        .concat('@example.com'),
    );
    const answers = await Promise.all(spellings.map(subscribe));
    expect(new Set(answers.map((answer) => `${answer.status} ${answer.body.id}`))).toHaveProperty('size', 1);
    expect(await optIns()).toBe(2);
  });

  it('a subscription is confirmed by the button, once, and then one welcome mail is enqueued', async () => {
    const id = await confirmed();
    expect((await api.post(newsletterLinkPaths.confirm, { token: confirmToken(id) })).status).toBe(200);
    expect(await status()).toBe('confirmed');
    expect(await api.sql("SELECT to_address FROM mails WHERE kind = 'newsletter-welcome'")).toEqual([
      { to_address: 'ada@example.com' },
    ]);
  });

  it('a subscription is not confirmed by a scanner that opens the link', async () => {
    const { body } = await subscribe('ada@example.com');
    await api.get(`/newsletter/confirm?token=${confirmToken(body.id!)}`);
    expect((await api.get(`${newsletterLinkPaths.confirm}?token=${confirmToken(body.id!)}`)).status).toBe(404);
    expect(await status()).toBe('pending');
  });

  it('answers 409 to a confirmed address, in any letter case', async () => {
    await confirmed();
    const again = await subscribe('ADA@example.com');
    expect([again.status, again.body.code]).toEqual([409, 'already_subscribed']);
  });

  it('begins a new opt-in after unsubscribing, and the old link is void', async () => {
    const id = await confirmed();
    expect((await api.post(newsletterLinkPaths.unsubscribe, { token: unsubscribeToken(id) })).status).toBe(200);
    expect(await status()).toBe('unsubscribed');
    const again = await subscribe('ada@example.com');
    expect([again.status, again.body.id]).toEqual([201, id]);
    expect(await optIns()).toBe(2);
    expect((await api.post(newsletterLinkPaths.confirm, { token: confirmToken(id, 1) })).body.errors?.[0]?.code).toBe(
      'expired_token',
    );
    expect((await api.post(newsletterLinkPaths.confirm, { token: confirmToken(id, 2) })).status).toBe(200);
  });

  it('begins a new opt-in where a bounce suspended the subscription', async () => {
    const id = await confirmed();
    await api.sql('UPDATE newsletter_subscriptions SET suspended_at = now()');
    const again = await subscribe('Ada@example.com');
    expect([again.status, again.body.id, await status()]).toEqual([201, id, 'pending']);
    expect(await optIns()).toBe(2);
    expect((await api.post(newsletterLinkPaths.confirm, { token: confirmToken(id, 1) })).status).toBe(422);
    expect((await api.post(newsletterLinkPaths.confirm, { token: confirmToken(id, 2) })).status).toBe(200);
    expect(await api.sql('SELECT status, suspended_at FROM newsletter_subscriptions')).toEqual([
      { status: 'confirmed', suspended_at: null },
    ]);
    expect((await subscribe('ada@example.com')).status).toBe(409);
  });

  it('unsubscribes with one click from a mail program, as often as it is asked', async () => {
    const id = await confirmed();
    for (let click = 0; click < 2; click++) {
      const answer = await fetch(`${api.url}${newsletterLinkPaths.oneClick}?token=${unsubscribeToken(id)}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      });
      expect(answer.status).toBe(200);
    }
    expect(await status()).toBe('unsubscribed');
  });

  it('refuses forged, foreign and expired links', async () => {
    const { body } = await subscribe('ada@example.com');
    const errorCodeOf = async (path: string, token: string) => (await api.post(path, { token })).body.errors?.[0]?.code;
    expect(await errorCodeOf(newsletterLinkPaths.confirm, 'forged')).toBe('invalid_token');
    expect(await errorCodeOf(newsletterLinkPaths.confirm, unsubscribeToken(body.id!))).toBe('invalid_token');
    expect(await errorCodeOf(newsletterLinkPaths.confirm, confirmToken(body.id!, 1, new Date(0)))).toBe(
      'expired_token',
    );
    expect(await errorCodeOf(newsletterLinkPaths.unsubscribe, confirmToken(body.id!))).toBe('invalid_token');
    expect(await status()).toBe('pending');
  });
});
