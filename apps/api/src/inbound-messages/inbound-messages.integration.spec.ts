import { randomUUID } from 'node:crypto';
import { Links } from '@mainstage/leads/links';
import { type ApiUnderTest, startApi } from '../testing/api-under-test';

const operator = { Authorization: `Basic ${Buffer.from('ops:ops-demo-password').toString('base64')}` };
const raw = 'Subject: <b>Hi</b>\r\n\r\nOn <script>alert(1)</script> Tuesday';

let api: ApiUnderTest;
beforeAll(async () => (api = await startApi()));
afterAll(() => api?.stop());

async function received(): Promise<string> {
  const [message] = await api.sql<{ id: string }>(
    `INSERT INTO inbound_mails (fingerprint, kind, sender, subject, visible_text, full_text, attachment_names, raw)
     VALUES ($1, 'visitor-reply', 'ada@visitor.example', '<b>Hi</b>', 'On Tuesday', $2, '{plan.pdf}', $3) RETURNING id`,
    [Buffer.from(randomUUID()), 'On <script>alert(1)</script> Tuesday\n> quoted', Buffer.from(raw)],
  );
  return message?.id ?? '';
}
const links = () => new Links(api.url, api.config.APP_SECRET);

describe('a message that came in', () => {
  it('an inbound message is shown to sales whole and as text, by the link of its mail', async () => {
    const id = await received();
    const answer = await fetch(links().inboundMessage(id, new Date()));
    expect(answer.status).toBe(200);
    const page = await answer.text();
    expect(page).toContain('On &lt;script&gt;alert(1)&lt;/script&gt; Tuesday\n&gt; quoted');
    expect(page).toContain('plan.pdf');
    expect(page).toContain(`/ops/inbound-messages/${id}`);
    expect(page).not.toContain('<script');
  });

  it('an inbound message is shown to nobody by a forged, foreign or old link', async () => {
    const id = await received();
    const forged = new Links(api.url, 'another-secret-of-the-test-long-enough').inboundMessage(id, new Date());
    const foreign = links().releaseLead('contact', id).replace('held-leads', 'inbound-messages');
    const old = links().inboundMessage(id, new Date('2020-01-01'));
    for (const link of [forged, foreign, old, links().inboundMessage(randomUUID(), new Date())])
      expect((await fetch(link)).status).toBe(404);
  });

  it('an inbound message is given to operators as it came in, as a file, and noted', async () => {
    const id = await received();
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
