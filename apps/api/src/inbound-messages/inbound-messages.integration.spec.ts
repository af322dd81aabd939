// Rules: inbound.links
import { randomUUID } from 'node:crypto';
import { messageLinks } from '@mainstage/inbound-mail/token/message-token';
import { Links } from '@mainstage/leads/links';
import { freePort } from '../testing/free-port';
import { signToken } from '@mainstage/contracts/tokens/signed-token';
import { type DeskApi, ida, startDeskApi } from '../desk/testing/desk-api';
import { signedIn } from '../desk/testing/desk-session';
import { type ApiUnderTest, startApi } from '../testing/api-under-test';
import { productionSettings } from '../testing/production-settings';

const operator = { Authorization: `Basic ${Buffer.from('ops:ops-demo-password').toString('base64')}` };
const raw = 'Subject: <b>Hi</b>\r\n\r\nOn <script>alert(1)</script> Tuesday\r\n> quoted';
/** What is behind a link beside the page. */
const parts = ['/html', '/original', '/attachments/0'];
const day = 24 * 3600 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * day);

/** Stores a message. @returns its id */
async function received(api: ApiUnderTest): Promise<string> {
  const [message] = await api.sql<{ id: string }>(
    `INSERT INTO inbound_mails (fingerprint, kind, sender, subject, visible_text, full_text, attachment_names, raw)
     VALUES ($1, 'visitor-reply', 'ada@visitor.example', '<b>Hi</b>', 'On Tuesday', $2, '{plan.pdf}', $3) RETURNING id`,
    [Buffer.from(randomUUID()), 'On <script>alert(1)</script> Tuesday\n> quoted', Buffer.from(raw)],
  );
  return message?.id ?? '';
}

/** The path of a message's link. */
const linked = (api: ApiUnderTest, id: string, enqueuedAt = new Date()) =>
  new URL(messageLinks.inboundMessage(new Links('https://stage.example', api.config.APP_SECRET), id, enqueuedAt))
    .pathname;

/** The same as links were signed before: for a year. */
function formerlyLinked(api: ApiUnderTest, id: string, enqueuedAt: Date): string {
  const until = new Date(enqueuedAt.getTime() + 365 * day);
  return `/api/inbound-messages/${signToken(api.config.APP_SECRET, 'inbound-message', { subject: id, round: 0 }, until)}`;
}

describe('without a sales desk, an inbound message', () => {
  let api: ApiUnderTest;
  beforeAll(async () => (api = await startApi({ ...productionSettings, OPS_PORT: String(await freePort()) })));
  afterAll(() => api?.stop());
  const status = async (path: string) => (await fetch(api.url + path)).status;

  it('is shown whole and as text by the link of its mail', async () => {
    const link = linked(api, await received(api));
    const answer = await fetch(api.url + link);
    expect(answer.status).toBe(200);
    const page = await answer.text();
    expect(page).toContain('On &lt;script&gt;alert(1)&lt;/script&gt; Tuesday\n&gt; quoted');
    expect(page).toContain(`href="${link}/original"`);
    expect(page).not.toContain('<script');
  });

  it('opens for 14 days after the mail, also by links that were signed for longer', async () => {
    const id = await received(api);
    expect([await status(linked(api, id, daysAgo(13.9))), await status(linked(api, id, daysAgo(14)))]).toEqual([
      200, 404,
    ]);
    expect(await status(formerlyLinked(api, id, daysAgo(13.9)))).toBe(200);
    expect(await status(formerlyLinked(api, id, daysAgo(14)))).toBe(404);
    expect(await status(`${linked(api, id, daysAgo(13.9))}/original`)).toBe(200);
    for (const part of parts) expect(await status(linked(api, id, daysAgo(14)) + part)).toBe(404);
  });

  it('is shown to nobody by a forged or foreign link', async () => {
    const id = await received(api);
    const forged = { ...api, config: { ...api.config, APP_SECRET: 'another-secret-of-the-test-long-enough' } };
    const foreign = new Links('', api.config.APP_SECRET).releaseLead('contact', id);
    for (const part of ['', ...parts]) expect(await status(linked(forged, id) + part)).toBe(404);
    expect(await status(foreign.replace('held-leads', 'inbound-messages'))).toBe(404);
    expect(await status(linked(api, randomUUID()))).toBe(404);
  });
});

describe('with a sales desk, an inbound message', () => {
  let api: DeskApi;
  beforeAll(async () => (api = await startDeskApi()));
  afterAll(() => api?.stop());

  it('is shown to members who are signed in, however old the mail is', async () => {
    const id = await received(api);
    for (const path of [linked(api, id, daysAgo(300)), formerlyLinked(api, id, daysAgo(300))]) {
      const stranger = await api.get(path);
      expect(stranger.status).toBe(303);
      expect(stranger.headers.get('Location')).toBe(`/desk/sign-in?next=${encodeURIComponent(path)}`);
      expect(stranger.body['text']).not.toContain('Tuesday');
      for (const part of parts) expect((await api.get(path + part)).status).toBe(303);
      const member = await api.get(path, await signedIn(api, ida));
      expect([member.status, member.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
      expect(member.body['text']).toContain('Tuesday');
    }
  });

  it('is shown by no forged link, not even to a member', async () => {
    const forged = { ...api, config: { ...api.config, APP_SECRET: 'another-secret-of-the-test-long-enough' } };
    expect((await api.get(linked(forged, await received(api)), await signedIn(api, ida))).status).toBe(404);
  });

  it('is given to operators as it came in, as a file, and noted', async () => {
    const id = await received(api);
    const path = `${api.url}/ops/inbound-messages/${id}`;
    expect((await fetch(path)).status).toBe(401);
    const answer = await fetch(path, { headers: operator });
    expect(await answer.text()).toBe(raw);
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${id}.eml"`);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await api.sql(`SELECT action FROM operator_actions WHERE subject = $1`, [id])).toEqual([
      { action: 'message-downloaded' },
    ]);
    expect((await fetch(`${api.url}/ops/inbound-messages/1`, { headers: operator })).status).toBe(404);
  });
});
