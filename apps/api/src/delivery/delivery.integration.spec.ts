// Rules: delivery.status, delivery.correction
import { randomBytes, randomUUID } from 'node:crypto';
import { addressPath, deliveryPath, type DeliveryStatus } from '@mainstage/contracts/delivery';
import { forms } from '@mainstage/leads/forms';
import { signToken } from '@mainstage/contracts/tokens/signed-token';
import { type ApiUnderTest, goodBodies, startApi } from '../testing/api-under-test';
import { mayFollow } from './delivery-cookie';

let api: ApiUnderTest;
beforeAll(async () => (api = await startApi()));
afterAll(() => api?.stop());
beforeEach(() =>
  api.sql(`TRUNCATE contact_submissions, tour_bookings, newsletter_subscriptions, mails, lead_events, idempotency_keys,
    recent_submissions, mailbox_allowances CASCADE`),
);

const visitor = `recipient = 'visitor'`;

/** A form that was sent: its lead, and the cookie that its browser got. */
async function sent(form: 'contact' | 'webinar' | 'newsletter' = 'contact', body: object = {}) {
  const { body: answer, headers } = await api.post(forms[form].path, { ...goodBodies[form], ...body });
  const setCookie = headers.get('set-cookie') ?? '';
  return { id: answer.id ?? '', setCookie, cookie: setCookie.split(';')[0] ?? '' };
}
const status = async ({ id, cookie }: { id: string; cookie: string }) => {
  const answer = await api.get(deliveryPath(id), { Cookie: cookie });
  return answer.status === 200 ? (answer.body as unknown as DeliveryStatus) : answer.status;
};
const correct = ({ id, cookie }: { id: string; cookie: string }, email: unknown) =>
  api.post(addressPath(id), { email }, { headers: { Cookie: cookie } });
const reject = (reply: string) =>
  api.sql(`UPDATE mails SET status = 'dead', attempts = 1, finished_at = now(), last_reply = $1 WHERE ${visitor}`, [
    reply,
  ]);
const unknown = '550 5.1.1 <address>: Recipient address rejected: User unknown';

describe('the delivery of a confirmation', () => {
  it('the delivery is reported to the browser that sent the form, by a cookie for this submission alone', async () => {
    const lead = await sent();
    expect(lead.setCookie).toMatch(
      new RegExp(`^delivery=[\\w.-]+; Path=/api/submissions/${lead.id}; Expires=[^;]+; HttpOnly; SameSite=Strict$`),
    );
    expect(await status(lead)).toEqual({ state: 'on-its-way' });
    expect(await status({ ...lead, cookie: '' })).toBe(404);
    const other = await sent('contact', { message: 'Another', email: 'bob@example.com' });
    expect(await status({ id: lead.id, cookie: other.cookie })).toBe(404);
    expect(await status({ id: other.id, cookie: lead.cookie })).toBe(404);
  });

  it.each([
    [`status = 'sent', last_reply = '250 Ok'`, { state: 'accepted' }],
    [`status = 'review', last_reply = 'no answer'`, { state: 'on-its-way' }],
    [`status = 'dead', last_reply = '${unknown}'`, { state: 'address-unknown', correctable: true }],
    [`status = 'dead', last_reply = '550 5.2.1 Mailbox disabled'`, { state: 'address-unknown', correctable: true }],
    [`status = 'dead', last_reply = '556 5.1.10 Null MX'`, { state: 'address-unknown', correctable: true }],
    [`status = 'dead', last_reply = '550 5.7.1 No such user for you'`, { state: 'refused' }],
    [`status = 'dead', last_reply = '552 5.2.2 Over quota'`, { state: 'refused' }],
    [`status = 'dead', last_reply = '550 Not wanted'`, { state: 'refused' }],
    [
      `status = 'sent', bounced_at = now(), last_reply = 'bounced: 5.1.1 address-unknown (address)'`,
      { state: 'address-unknown', correctable: true },
    ],
    [`status = 'sent', bounced_at = now(), last_reply = 'bounced: 5.7.1 policy (sender)'`, { state: 'refused' }],
  ])('the delivery of a confirmation is, where the mail has %s, %j', async (columns, expected) => {
    const lead = await sent();
    await api.sql(`UPDATE mails SET ${columns} WHERE ${visitor}`);
    expect(await status(lead)).toEqual(expected);
  });

  it('a retried delivery is reported with the time of the next attempt', async () => {
    const lead = await sent();
    await api.sql(
      `UPDATE mails SET attempts = 1, last_reply = '450 4.2.0 Greylisted', due_at = '2099-01-01T12:05:00Z' WHERE ${visitor}`,
    );
    expect(await status(lead)).toEqual({ state: 'retrying', nextTryAt: '2099-01-01T12:05:00.000Z' });
  });

  it('the delivery is reported to nobody where no mail follows, or after fifteen minutes', async () => {
    expect((await sent('contact', { email: 'a@example.com' })).cookie).not.toBe('');
    for (const message of ['one', 'two']) await sent('contact', { message });
    expect((await sent('contact', { message: 'three' })).cookie).toBe('');
    const id = `${(Date.now() - 16 * 60_000)
      .toString(16)
      .padStart(12, '0')
      .replace(/^(.{8})/, '$1-')}-7000-8000-000000000000`;
    const expired = signToken(
      api.config.APP_SECRET,
      'delivery',
      { subject: id, round: 0 },
      new Date(Date.now() - 1000),
    );
    expect(await status({ id, cookie: `delivery=${expired}` })).toBe(404);
  });

  it('the delivery is reported by the same cookie where the form is sent again', async () => {
    const key = randomUUID();
    const send = () => api.post(forms.contact.path, goodBodies.contact, { key });
    const cookies = [await send(), await send()].map(({ headers }) => headers.get('set-cookie'));
    expect(cookies[0]).toBe(cookies[1]);
  });

  it('the delivery is reported to none of 10,000 forged cookies', async () => {
    const { id, cookie } = await sent();
    const real = cookie.slice('delivery='.length);
    const bytes = Buffer.from(real, 'base64url');
    const body = bytes.subarray(0, -16);
    const later = Buffer.from(bytes);
    later[3]! += 1;
    const foreign = signToken(api.config.APP_SECRET, 'gate', { subject: id, round: 0 });
    let accepted = 0;
    for (let round = 0; round < 10_000; round++) {
      const forged = [
        Buffer.concat([body, randomBytes(16)]).toString('base64url'),
        later.toString('base64url'),
        `${real.slice(0, round % real.length)}A${real.slice((round % real.length) + 1)}`,
        foreign,
        randomBytes(40).toString('base64url'),
      ][round % 5];
      const request = { get: () => `delivery=${forged}` } as never;
      if (forged !== real && mayFollow(request, api.config, id, new Date())) accepted += 1;
    }
    expect(accepted).toBe(0);
    expect(await status({ id, cookie: `delivery=${later.toString('base64url')}` })).toBe(404);
  });
});

describe('the correction of an address', () => {
  it('a corrected address changes the same lead, keeps the old one, sends again and notifies sales once', async () => {
    const lead = await sent();
    await reject(unknown);
    await api.sql(`INSERT INTO mails (id, kind, form, lead_id, recipient, due_at) VALUES
      (md5('unreached ${lead.id}')::uuid, 'unreached-notification', 'contact', '${lead.id}', 'sales', now() + interval '15 minutes')`);
    const answer = await correct(lead, 'Ada.Right@example.com');
    expect([answer.status, answer.body]).toEqual([200, { state: 'on-its-way' }]);
    expect(await api.sql('SELECT id, email FROM contact_submissions')).toEqual([
      { id: lead.id, email: 'Ada.Right@example.com' },
    ]);
    expect(await api.sql('SELECT event, previous_address FROM lead_events')).toEqual([
      { event: 'address-corrected', previous_address: 'ada@example.com' },
    ]);
    expect(
      await api.sql(
        `SELECT kind, status, to_address, needs_allowance, settled_at IS NOT NULL AS settled FROM mails ORDER BY kind, created_at`,
      ),
    ).toEqual([
      { kind: 'address-notification', status: 'due', to_address: null, needs_allowance: false, settled: false },
      {
        kind: 'contact-confirmation',
        status: 'dead',
        to_address: 'ada@example.com',
        needs_allowance: false,
        settled: true,
      },
      {
        kind: 'contact-confirmation',
        status: 'due',
        to_address: 'Ada.Right@example.com',
        needs_allowance: true,
        settled: false,
      },
      { kind: 'contact-notification', status: 'due', to_address: null, needs_allowance: false, settled: false },
      { kind: 'unreached-notification', status: 'dead', to_address: null, needs_allowance: false, settled: true },
    ]);
    expect(await api.sql(`SELECT FROM mails WHERE id = md5('unreached ${lead.id}')::uuid`)).toEqual([]);
  });

  it('an address can be corrected twice within an hour, and sales still gets one mail', async () => {
    const lead = await sent();
    for (const email of ['one@example.com', 'two@example.com', 'three@example.com']) {
      await reject(unknown);
      expect((await correct(lead, email)).status).toBe(200);
    }
    expect(await status(lead)).toEqual({ state: 'address-unknown', correctable: false });
    expect(await api.sql('SELECT email FROM contact_submissions')).toEqual([{ email: 'two@example.com' }]);
    expect(await api.sql(`SELECT FROM mails WHERE kind = 'address-notification' AND status = 'due'`)).toHaveLength(1);
    await api.sql(`UPDATE lead_events SET at = at - interval '61 minutes'`);
    expect(await status(lead)).toEqual({ state: 'address-unknown', correctable: true });
  });

  it('a correction is refused where the address is not to blame, from another browser, or if invalid', async () => {
    const lead = await sent();
    await correct(lead, 'other@example.com');
    await reject('550 5.7.1 Rejected');
    await correct(lead, 'other@example.com');
    expect((await correct({ ...lead, cookie: '' }, 'other@example.com')).status).toBe(404);
    expect((await correct(lead, 'nobody')).status).toBe(422);
    expect(await api.sql('SELECT email FROM contact_submissions')).toEqual([{ email: 'ada@example.com' }]);
    expect(await api.sql('SELECT FROM lead_events')).toEqual([]);
  });

  it('a correction moves the reminders of a webinar and changes no subscription', async () => {
    const lead = await sent('webinar');
    await api.sql(
      `UPDATE mails SET status = 'dead', last_reply = '${unknown}' WHERE kind IN ('webinar-access', 'webinar-waitlist', 'webinar-provisional')`,
    );
    await correct(lead, 'right@example.com');
    expect(await api.sql(`SELECT DISTINCT to_address FROM mails WHERE ${visitor} AND status = 'due'`)).toEqual([
      { to_address: 'right@example.com' },
    ]);
    const reader = await sent('newsletter', { email: 'reader@example.com' });
    await reject(unknown);
    expect(await status(reader)).toEqual({ state: 'address-unknown', correctable: false });
    await correct(reader, 'other@example.com');
    expect(await api.sql('SELECT email FROM newsletter_subscriptions')).toEqual([{ email: 'reader@example.com' }]);
  });
});
