import { Stage } from './testing/stage';
import { until } from './testing/until';

const operator = { Authorization: `Basic ${Buffer.from('ops:ops-demo-password').toString('base64')}` };
const salesSettings = { SALES_EMAIL: 'full@house.example', SALES_EMAIL_FALLBACK: 'other@house.example' };

describe('a mail that is refused permanently', () => {
  let stage: Stage;
  beforeAll(async () => (stage = await Stage.build('postgres')), 120_000);
  afterAll(() => stage?.destroy(), 60_000);

  it('a mail that is refused for good reaches sales at the fallback address and raises an alert', async () => {
    await stage.open();
    const { outbox } = stage;
    await stage.behave('rcpt-550', salesSettings.SALES_EMAIL);
    await stage.behave('rcpt-550', 'gone@visitor.example');
    await outbox.sql(`WITH lead AS (
        INSERT INTO contact_submissions (id, first_name, last_name, email, message)
        VALUES (gen_random_uuid(), 'Ada', 'Byron', 'gone@visitor.example', 'Good evening') RETURNING id)
      INSERT INTO mails (kind, form, lead_id, recipient, to_address)
      SELECT kind, 'contact', id, recipient, address FROM lead, (VALUES
        ('contact-confirmation', 'visitor', 'gone@visitor.example'),
        ('contact-notification', 'sales', NULL)) AS row (kind, recipient, address)`);
    const worker = await stage.worker(undefined, { settings: salesSettings });
    const mails = () =>
      outbox.sql('SELECT kind, status, refusals FROM mails ORDER BY kind') as Promise<
        { kind: string; status: string; refusals: number }[]
      >;
    expect(
      await until('all to be refused', mails, (all) => all.filter(({ refusals }) => refusals === 1).length === 2),
    ).toMatchObject([
      { kind: 'contact-confirmation', status: 'dead' },
      { kind: 'contact-notification', status: 'due' },
      // Due once the visitor can no longer correct the address.
      { kind: 'unreached-notification', status: 'due', refusals: 0 },
    ]);

    expect(JSON.parse((await worker.get('/health/ready')).body)).toMatchObject({ checks: { deliveries: 'down' } });
    expect((await worker.get('/health/ready')).status).toBe(200);
    const metrics = (await worker.get('/metrics', operator)).body;
    expect(metrics).toContain('mails_wanting_attention{status="dead",recipient="visitor"} 1');
    expect(metrics).toContain('mails_house_refusals_total 1');
    expect(metrics).toContain('queue_jobs{state="failed"} 1');
    const errors = worker
      .output()
      .split('\n')
      .filter((line) => line.includes('"level":"error"'));
    expect(errors.filter((line) => line.includes('a mail needs attention'))).toHaveLength(1);
    expect(worker.output()).not.toContain('gone@visitor.example');

    await outbox.skipWaits();
    await until('the notice to be refused', mails, (all) => all.every(({ refusals }) => refusals === 1));
    await outbox.skipWaits();
    await until('sales to be notified', mails, (all) => all.filter(({ status }) => status === 'sent').length === 2);
    const notices = stage.peer.messages.filter(({ accepted }) => accepted).map(({ raw }) => raw);
    expect(notices.every((raw) => /^To: other@house\.example/m.test(raw))).toBe(true);
    expect(notices.some((raw) => raw.includes('Please call them'))).toBe(true);
    await stage.clear();
  });
});
