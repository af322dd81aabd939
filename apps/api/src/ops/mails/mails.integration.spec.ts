import { leadReference, newLeadId } from '@mainstage/leads/lead-id';
import { PassThrough } from 'node:stream';
import { pino } from 'pino';
import { type ApiUnderTest, startApi } from '../../testing/api-under-test';

const operator = { Authorization: `Basic ${Buffer.from('ops:ops-demo-password').toString('base64')}` };
const stranger = { Authorization: `Basic ${Buffer.from('ops:a-guess').toString('base64')}` };

const log = new PassThrough();
let api: ApiUnderTest;
beforeAll(async () => (api = await startApi({}, undefined, pino(log))));
afterAll(() => api?.stop());
beforeEach(async () => {
  await api.sql('TRUNCATE mails, operator_actions');
  log.read();
});

const page = async (query = '') => String((await api.get(`/ops/mails${query}`, operator)).body['text']);
const send = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${api.url}/ops/mails/${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...operator, ...headers },
    body: new URLSearchParams(fields),
  });
const csrfTokenOf = (html: string) => /name="csrfToken" value="([^"]+)"/.exec(html)?.[1] ?? '';
const securityLines = () =>
  String(log.read() ?? '')
    .split('\n')
    .filter((line) => line.includes('"event":"security"'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);

async function enqueue(columns: Record<string, unknown> = {}): Promise<{ id: string; lead: string }> {
  const lead = newLeadId();
  const row = {
    kind: 'tour-confirmation',
    form: 'tour',
    lead_id: lead,
    recipient: 'visitor',
    to_address: 'ada@example.com',
    ...columns,
  };
  const names = Object.keys(row);
  const [mail] = await api.sql<{ id: string }>(
    `INSERT INTO mails (${names.join(', ')}) VALUES (${names.map((_, index) => `$${index + 1}`).join(', ')}) RETURNING id`,
    Object.values(row),
  );
  return { id: mail?.id ?? '', lead };
}
const dead = () =>
  enqueue({ status: 'dead', last_reply: '550 <b>No</b> such user', finished_at: new Date(), attempts: 1 });

describe('the operators’ page of mails', () => {
  it('lists mails that need attention with reply and reference, and no address', async () => {
    const { lead } = await dead();
    await enqueue({
      kind: 'contact-notification',
      recipient: 'sales',
      to_address: null,
      refusals: 1,
      last_reply: '552 Full',
    });
    await enqueue({ kind: 'webinar-access', status: 'sent', finished_at: new Date() });
    const html = await page();
    expect(html).toContain('550 &lt;b&gt;No&lt;/b&gt; such user');
    expect(html).toContain(`<code>${leadReference(lead)}</code>`);
    expect(html).toContain('552 Full');
    expect(html).not.toContain('webinar access');
    expect(html).not.toContain('ada@example.com');
  });

  it('names leads whose reminder cannot be written, and no person', async () => {
    expect(await page()).not.toContain('cannot remind');
    const [lead, answered] = [newLeadId(), newLeadId()];
    for (const id of [lead, answered])
      await api.sql(
        `INSERT INTO desk_leads (lead_id, form, received_at, name, email, alarm_failures, next_alarm_at)
         VALUES ($1, 'contact', now(), 'Ada', 'ada@example.com', 2, $2)`,
        [id, id === lead ? new Date() : null],
      );
    const html = await page();
    expect(html).toContain(`The sales desk cannot remind of ${leadReference(lead)}. `);
    expect(html).not.toContain(leadReference(answered));
    await api.sql('TRUNCATE desk_leads CASCADE');
  });

  it('shows addresses when asked, and notes that', async () => {
    await dead();
    const shown = await send('addresses', { state: 'attention', csrfToken: csrfTokenOf(await page()) });
    expect(await shown.text()).toContain('ada@example.com');
    expect(await api.sql('SELECT actor, action FROM operator_actions')).toEqual([
      { actor: 'ops', action: 'addresses-shown' },
    ]);
    expect(securityLines()).toMatchObject([{ name: 'operator-action', action: 'addresses-shown' }]);
  });

  it('sends a mail again from the beginning and records who did it', async () => {
    const { id } = await dead();
    const answer = await send(`${id}/retry`, { state: 'dead', csrfToken: csrfTokenOf(await page()) });
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/ops/mails?state=dead&done=retry']);
    expect(await page('?state=dead&done=retry')).toContain('on its way again');
    expect(await api.sql('SELECT status, attempts, finished_at, due_at <= now() AS due FROM mails')).toEqual([
      { status: 'due', attempts: 0, finished_at: null, due: true },
    ]);
    expect(await api.sql('SELECT actor, action, subject, details FROM operator_actions')).toEqual([
      {
        actor: 'ops',
        action: 'mail-retry',
        subject: id,
        details: { status: 'dead', attempts: 1, reply: '550 <b>No</b> such user' },
      },
    ]);
    expect(securityLines()).toMatchObject([
      { name: 'operator-action', action: 'mail-retry', actor: 'ops', subject: id },
    ]);
  });

  it('gives a mail up, after which the API reports ready again', async () => {
    const { id } = await dead();
    expect((await api.get('/health/ready')).body).toMatchObject({ status: 'degraded', checks: { deliveries: 'down' } });
    const csrfToken = csrfTokenOf(await page());
    await send(`${id}/give-up`, { csrfToken });
    expect((await api.get('/health/ready')).body).toMatchObject({ status: 'up' });
    expect(await page()).toContain('Every mail has reached somebody');
    const again = await send(`${id}/give-up`, { csrfToken });
    expect(again.headers.get('Location')).toContain('done=nothing');
    expect(await api.sql('SELECT action FROM operator_actions')).toEqual([{ action: 'mail-give-up' }]);
  });

  it('names messages of the mailbox that could not be read, and has them read again', async () => {
    await api.sql(
      `INSERT INTO inbound_fetch_failures (mailbox, uid, attempts, reason) VALUES ('leads imap.example INBOX', 42, 6, 'FETCH: NO <busy>')`,
    );
    await api.sql(
      `INSERT INTO heartbeats (name, beat_at, note) VALUES ('inbound-mailbox', now(), 'connecting: login refused')`,
    );
    const html = await page();
    expect(html).toContain('The mailbox for replies cannot be read: connecting: login refused.');
    expect(html).toContain('UID 42');
    expect(html).toContain('set aside');
    expect(html).toContain('FETCH: NO &lt;busy&gt;');
    const key = { mailbox: 'leads imap.example INBOX', uid: '42', csrfToken: csrfTokenOf(html) };
    expect((await send('inbound/retry', key)).headers.get('Location')).toBe('/ops/mails?done=read-again');
    expect(await api.sql('SELECT attempts, next_attempt_at <= now() AS due FROM inbound_fetch_failures')).toEqual([
      { attempts: 0, due: true },
    ]);
    expect(await api.sql('SELECT action, details FROM operator_actions')).toEqual([
      { action: 'message-read-again', details: { uid: 42 } },
    ]);
    expect((await send('inbound/retry', { ...key, uid: '43' })).headers.get('Location')).toBe(
      '/ops/mails?done=nothing',
    );
    await api.sql('TRUNCATE inbound_fetch_failures, heartbeats');
  });

  it('lists reports that nobody has proven, those about mails to sales among them, without an address', async () => {
    const { id, lead } = await enqueue({ kind: 'contact-notification', recipient: 'sales', to_address: null });
    await api.sql(
      `INSERT INTO inbound_mails (kind, lead_id, mail_id, reported_recipient, verdict, reason, fingerprint, sender, subject, visible_text, full_text, raw)
       VALUES ('bounce', $1, $2, 'sales', 'mailbox-full', '5.2.2 <b>mailbox-full', '\\x01', 'daemon@mx.example', 'x', 'x', 'x', 'x')`,
      [lead, id],
    );
    const html = await page();
    expect(html).toContain('Reports about mails, unproven');
    expect(html).toMatch(/contact notification<small>to sales/);
    expect(html).toContain('mailbox-full: 5.2.2 &lt;b&gt;mailbox-full');
    expect(html).toMatch(/href="\/ops\/inbound-messages\/[0-9a-f-]{36}"/);
    expect(html).not.toContain('daemon@mx.example');
    await api.sql(`UPDATE mails SET unproven_bounce_at = now(), recipient = 'visitor' WHERE id = $1`, [id]);
    expect(await page(`?lead=${lead}`)).toContain('undeliverable, unproven');
    await api.sql('TRUNCATE inbound_mails');
  });

  it('says why the mail server is away, as long as a worker reports it', async () => {
    const fault = 'its certificate is not trusted (self-signed certificate)';
    const note = (text: string, seconds: number) =>
      api.sql(
        `INSERT INTO heartbeats (name, beat_at, note) VALUES ('mail-server', now() - make_interval(secs => $2), $1)
         ON CONFLICT (name) DO UPDATE SET beat_at = excluded.beat_at, note = excluded.note`,
        [text, seconds],
      );
    expect(await page()).not.toContain('The mail server is unavailable');
    await note(fault, 5);
    expect(await page()).toContain(`The mail server is unavailable: ${fault}. Mails wait until it answers.`);
    await note(fault, 600);
    expect(await page()).not.toContain('The mail server is unavailable');
  });

  it('leaves a mail alone that was sent', async () => {
    await dead();
    const { id } = await enqueue({ status: 'sent', finished_at: new Date() });
    expect((await send(`${id}/retry`, { csrfToken: csrfTokenOf(await page()) })).headers.get('Location')).toContain(
      'done=nothing',
    );
    expect(await api.sql(`SELECT status FROM mails WHERE id = '${id}'`)).toEqual([{ status: 'sent' }]);
  });

  it('finds all mails of a lead by the reference that sales sees', async () => {
    const { lead } = await enqueue({ kind: 'webinar-access', status: 'sent', finished_at: new Date() });
    await dead();
    const html = await page(`?lead=${leadReference(lead).toUpperCase()}`);
    expect(html).toContain('webinar access');
    expect(html).not.toContain('tour confirmation');
    expect(await page('?lead=%27%20OR%201=1')).toContain('No lead with this reference');
  });

  it('shows a long list page by page, each mail once', async () => {
    for (let count = 0; count < 53; count += 1) await dead();
    const first = await page();
    const next = /href="(\/ops\/mails\?[^"]*after=[^"]*)"/.exec(first)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const second = await page(next.slice('/ops/mails'.length));
    const idsOf = (html: string) => [...html.matchAll(/\/ops\/mails\/([0-9a-f-]{36})\/retry/g)].map(([, id]) => id);
    expect([idsOf(first).length, idsOf(second).length]).toEqual([50, 3]);
    expect(new Set([...idsOf(first), ...idsOf(second)]).size).toBe(53);
  });
});

describe('strangers', () => {
  it('strangers see nothing, and their wrong password is logged and counted', async () => {
    expect((await api.get('/ops/mails')).status).toBe(401);
    expect(securityLines()).toEqual([]);
    expect((await api.get('/ops/mails', stranger)).status).toBe(401);
    expect(securityLines()).toMatchObject([{ name: 'failed-login', place: 'operators' }]);
    await api.post('/api/gates/development/unlock', { password: 'a-wrong-guess' });
    expect(securityLines()).toMatchObject([{ name: 'failed-login', place: 'development' }]);
    const { body } = await api.get('/metrics', operator);
    expect(body['text']).toContain('failed_logins_total{place="operators"} 1');
    expect(body['text']).toContain('failed_logins_total{place="development"} 1');
  });

  it.each([
    ['a form of another site', { Origin: 'https://evil.example' }, true],
    ['a form without our CSRF token', {}, false],
    ['a form that a browser calls foreign', { 'Sec-Fetch-Site': 'cross-site' }, true],
  ])('cannot make an operator’s browser decide by %s', async (_, headers: Record<string, string>, withToken) => {
    const { id } = await dead();
    const csrfToken = withToken ? csrfTokenOf(await page()) : 'none';
    expect((await send(`${id}/give-up`, { csrfToken }, headers)).status).toBe(403);
    expect(await api.sql('SELECT FROM operator_actions')).toEqual([]);
  });
});
