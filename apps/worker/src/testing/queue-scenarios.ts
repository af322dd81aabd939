import { addresses, type Stage } from './stage';
import { until } from './until';

const operator = { authorization: `Basic ${Buffer.from('ops:ops-demo-password').toString('base64')}` };

/** What may happen to queue and database. */
export function queueScenarios(stage: () => Stage): void {
  const sent = () => stage().ledger.all('all mails to be sent', (mail) => mail.status === 'sent');

  it('wiped while mails wait: every mail is put on it again', async () => {
    const { ledger } = stage();
    await stage().behave('rcpt-wait');
    await stage().worker();
    // Ten jobs of at most 25 mails are with the worker, with ten mails in its hands; the others wait on the queue.
    await ledger.owe(addresses(400));
    await until(
      'mails in hand and mails waiting',
      () => ledger.mails(),
      (mails) =>
        mails.filter((mail) => mail.status === 'sending').length === 10 && mails.every((mail) => mail.dispatches === 1),
    );
    await stage().wipeQueue();
    await stage().behave('accept');
    await ledger.skipPatience();
    await ledger.all('every mail to be tried', (mail) => mail.attempts > 0);
    await ledger.all('no mail in hand', (mail) => mail.status !== 'sending');
    await ledger.skipWaits();
    const mails = await sent();
    expect(mails.filter((mail) => mail.dispatches > 1).length).toBeGreaterThanOrEqual(150);
    await stage().check();
  });

  it('behind by thousands: holds what is sent soon, and the ledger the rest', async () => {
    const { ledger } = stage();
    await stage().behave('refuse-connection');
    const worker = await stage().worker();
    await ledger.owe(Array.from({ length: 2000 }, () => 'sales@venue.example'));
    await until('the server to be away', worker.output, (output) => output.includes('the mail server is away'));
    const dispatched = async () => (await ledger.mails()).filter((mail) => mail.dispatches > 0).length;
    // A hundred places are kept for mails that only just fell due, which on a slow machine none may be any more.
    const full = await until('the queue to be full', dispatched, (count) => count >= 1400);
    expect(full).toBeLessThanOrEqual(1500);
    await stage().behave('accept');
    await until('the rest to follow', dispatched, (count) => count > 1500);
  });

  it('behind by hundreds: what just fell due goes before them', async () => {
    const { ledger, peer } = stage();
    await stage().behave('refuse-connection');
    const worker = await stage().worker();
    await ledger.owe(Array.from({ length: 400 }, () => 'sales@venue.example'));
    await until('the server to be away', worker.output, (output) => output.includes('the mail server is away'));
    await until(
      'the backlog to be on the queue',
      () => ledger.mails(),
      (mails) => mails.every((mail) => mail.dispatches > 0),
    );
    const [fresh = ''] = await ledger.owe(['ada@visitor.example']);
    await until(
      'the fresh mail to be there too',
      () => ledger.mails(),
      (mails) => mails.some((mail) => mail.id === fresh && mail.dispatches > 0),
    );
    await stage().behave('accept');
    await sent();
    const place = peer.messages.findIndex(({ raw }) => raw.includes(fresh));
    // Behind the first jobs that are in hand, and the few of the backlog that were fresh themselves.
    expect(place).toBeGreaterThanOrEqual(0);
    expect(place).toBeLessThanOrEqual(100);
    await stage().check();
  });

  it('stopped while many wait: puts back what it did not begin', async () => {
    const { ledger } = stage();
    await stage().behave('refuse-connection');
    const worker = await stage().worker();
    await ledger.owe(addresses(400));
    await until('the server to be away', worker.output, (output) => output.includes('the mail server is away'));
    await until(
      'as many jobs in hand as it holds',
      () => worker.get('/metrics', operator),
      ({ body }) => body.includes('queue_jobs{state="active"} 10'),
    );
    await worker.stop();
    const jobs = await ledger.sql(
      `SELECT job_id, count(*) FILTER (WHERE dispatched_at IS NULL)::int AS back, count(*)::int AS mails
       FROM mails GROUP BY job_id`,
    );
    // Ten, and what it took up while it stopped; each as a whole.
    expect(jobs.filter(({ back }) => back !== 0).length).toBeGreaterThanOrEqual(10);
    expect(jobs.filter(({ back, mails }) => back !== 0 && back !== mails)).toEqual([]);
    await stage().behave('accept');
    await stage().worker();
    await ledger.skipPatience();
    await sent();
    await stage().check();
  });

  it('every connection cut: work goes on', async () => {
    const { ledger } = stage();
    const worker = await stage().worker();
    await ledger.owe(addresses(3));
    await sent();
    await ledger.sql(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND application_name <> 'test'`);
    await ledger.owe(addresses(3));
    await sent();
    await until(
      'it to be ready',
      () => worker.get('/health/ready'),
      ({ status }) => status === 200,
    );
    await stage().check();
  });

  it('tells how it is, and its figures to operators only', async () => {
    const worker = await stage().worker();
    const ready = await until(
      'it to be ready',
      () => worker.get('/health/ready'),
      ({ status }) => status === 200,
    );
    expect(JSON.parse(ready.body)).toEqual({
      status: 'up',
      checks: { database: 'up', queue: 'up', mails: 'up', heartbeat: 'up', deliveries: 'up', mailServer: 'up' },
    });
    expect((await worker.get('/metrics')).status).toBe(401);
    const metrics = await worker.get('/metrics', operator);
    expect(metrics.body).toContain('mails_by_status{status="due"} 0');
    expect(metrics.body).toContain('queue_jobs{state="waiting"} 0');
  });

  it('writes no address and no name into its log', async () => {
    const { ledger } = stage();
    await stage().behave('rcpt-550', 'sales0@venue.example');
    const worker = await stage().worker();
    await ledger.owe(addresses(2));
    await ledger.all('the mails to end', (mail) => mail.status === 'sent' || mail.status === 'dead');
    await until('the log to tell', worker.output, (output) => output.split('mail tried').length === 3);
    expect(worker.output()).not.toMatch(/@v|Ada|Lovelace|Good evening/);
  });
}

/** What only a Redis can do: be away while the database is there. */
export function redisScenarios(stage: () => Stage): void {
  it('down at the start and later: mails wait in the ledger, and the worker with them', async () => {
    const { ledger, redis } = stage();
    await redis?.kill();
    const worker = await stage().worker();
    await ledger.owe(addresses(2));
    const down = await until(
      'the worker to say what is down',
      async () => JSON.parse((await worker.get('/health/ready')).body) as { checks: Record<string, string> },
      ({ checks }) => checks['database'] === 'up' && checks['queue'] === 'down',
    );
    expect(down).toMatchObject({ status: 'down', checks: { mails: 'up', heartbeat: 'down' } });
    expect(await ledger.mails()).toMatchObject([
      { status: 'due', dispatches: 0 },
      { status: 'due', dispatches: 0 },
    ]);

    await redis?.restart();
    await ledger.all('the mails to be sent', (mail) => mail.status === 'sent');
    await redis?.kill();
    await ledger.owe(addresses(2));
    await redis?.restart();
    await ledger.all('the mails to be sent', (mail) => mail.status === 'sent');
    await until(
      'it to be ready',
      () => worker.get('/health/ready'),
      ({ status }) => status === 200,
      30_000,
    );
    await stage().check();
  });
}
