import { addresses, type Stage } from './stage';
import type { MailRow } from './test-outbox';
import { until } from './until';

const operator = { authorization: `Basic ${Buffer.from('ops:ops-demo-password').toString('base64')}` };

export function queueScenarios(stage: () => Stage): void {
  const sent = () => stage().outbox.all('all mails to be sent', (mail) => mail.status === 'sent');
  /** Waits for all mails, without the time after which the reconciler takes a job from a worker that lost it. */
  const allSoon = (what: string, passes: (mail: MailRow) => boolean) =>
    until(
      what,
      async () => {
        await stage().outbox.skipDispatchAge();
        return stage().outbox.mails();
      },
      (mails) => mails.every(passes),
    );

  it('that is wiped while mails wait receives every mail again', async () => {
    const { outbox } = stage();
    await stage().behave('rcpt-wait');
    await stage().worker();
    // The worker has ten jobs of at most 25 mails and sends ten mails at a time; the other jobs wait on the queue.
    await outbox.enqueue(addresses(400));
    await until(
      'mails in flight and mails waiting',
      () => outbox.mails(),
      (mails) =>
        mails.filter((mail) => mail.status === 'sending').length === 10 && mails.every((mail) => mail.dispatches === 1),
    );
    await stage().wipeQueue();
    await stage().behave('accept');
    await outbox.skipDispatchAge();
    const again = (mails: MailRow[]) => mails.filter((mail) => mail.dispatches > 1).length;
    await until(
      'the lost mails to be dispatched again',
      async () => again(await outbox.mails()),
      (count) => count >= 150,
    );
    await allSoon('every mail to be tried', (mail) => mail.attempts > 0);
    await outbox.all('no mail in flight', (mail) => mail.status !== 'sending');
    await outbox.skipWaits();
    await sent();
    await stage().check();
  });

  it('that is behind by thousands contains what is sent soon, and the outbox the rest', async () => {
    const { outbox } = stage();
    await stage().behave('refuse-connection');
    const worker = await stage().worker();
    await outbox.enqueue(Array.from({ length: 2000 }, () => 'sales@venue.example'));
    await until('the server to be unavailable', worker.output, (output) =>
      output.includes('the mail server is unavailable'),
    );
    const dispatched = async () => (await outbox.mails()).filter((mail) => mail.dispatches > 0).length;
    // A hundred places are reserved for fresh mails; on a slow machine no mail may be fresh any more.
    const full = await until('the queue to be full', dispatched, (count) => count >= 1400);
    expect(full).toBeLessThanOrEqual(1500);
    await stage().behave('accept');
    await until('the rest to follow', dispatched, (count) => count > 1500);
  });

  it('that is behind by hundreds gives fresh mails precedence', async () => {
    const { outbox, peer } = stage();
    await stage().behave('refuse-connection');
    const worker = await stage().worker();
    await outbox.enqueue(Array.from({ length: 400 }, () => 'sales@venue.example'));
    await until('the server to be unavailable', worker.output, (output) =>
      output.includes('the mail server is unavailable'),
    );
    await until(
      'the backlog to be on the queue',
      () => outbox.mails(),
      (mails) => mails.every((mail) => mail.dispatches > 0),
    );
    const [fresh = ''] = await outbox.enqueue(['ada@visitor.example']);
    await until(
      'the fresh mail to be there too',
      () => outbox.mails(),
      (mails) => mails.some((mail) => mail.id === fresh && mail.dispatches > 0),
    );
    await stage().behave('accept');
    await until(
      'the fresh mail to be sent',
      () => outbox.mails(),
      (mails) => mails.some((mail) => mail.id === fresh && mail.status === 'sent'),
    );
    await allSoon('all mails to be sent', (mail) => mail.status === 'sent');
    const place = peer.messages.findIndex(({ raw }) => raw.includes(fresh));
    // Behind the jobs already active and the few fresh mails of the backlog itself.
    expect(place).toBeGreaterThanOrEqual(0);
    expect(place).toBeLessThanOrEqual(100);
    await stage().check();
  });

  it('with many jobs waiting gets back from a stopped worker what it did not start', async () => {
    const { outbox } = stage();
    await stage().behave('refuse-connection');
    const worker = await stage().worker();
    await outbox.enqueue(addresses(400));
    await until('the server to be unavailable', worker.output, (output) =>
      output.includes('the mail server is unavailable'),
    );
    await until(
      'as many active jobs as its concurrency',
      () => worker.get('/metrics', operator),
      ({ body }) => body.includes('queue_jobs{state="active"} 10'),
    );
    await worker.stop();
    const jobs = await outbox.sql(
      `SELECT job_id, count(*) FILTER (WHERE dispatched_at IS NULL)::int AS back, count(*)::int AS mails
       FROM mails GROUP BY job_id`,
    );
    // Ten, and those it fetched while stopping; each as a whole.
    expect(jobs.filter(({ back }) => back !== 0).length).toBeGreaterThanOrEqual(10);
    expect(jobs.filter(({ back, mails }) => back !== 0 && back !== mails)).toEqual([]);
    await stage().behave('accept');
    await stage().worker();
    await allSoon('all mails to be sent', (mail) => mail.status === 'sent');
    await stage().check();
  });

  it('that loses every connection goes on working', async () => {
    const { outbox } = stage();
    const worker = await stage().worker();
    await outbox.enqueue(addresses(3));
    await sent();
    await outbox.sql(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND application_name <> 'test'`);
    await outbox.enqueue(addresses(3));
    await sent();
    await until(
      'it to be ready',
      () => worker.get('/health/ready'),
      ({ status }) => status === 200,
    );
    await stage().check();
  });

  it('is described by the health checks, and by metrics to operators only', async () => {
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

  it('gets no address and no name into the log', async () => {
    const { outbox } = stage();
    await stage().behave('rcpt-550', 'sales0@venue.example');
    const worker = await stage().worker();
    await outbox.enqueue(addresses(2));
    await outbox.all('the mails to end', (mail) => mail.status === 'sent' || mail.status === 'dead');
    await until('the log to be written', worker.output, (output) => output.split('mail tried').length === 3);
    expect(worker.output()).not.toMatch(/@v|Ada|Lovelace|Good evening/);
  });
}

/** Faults that only Redis has: it is unavailable while the database works. */
export function redisScenarios(stage: () => Stage): void {
  it('that is unavailable at the start and later keeps mails in the outbox, and the worker waits', async () => {
    const { outbox, redis } = stage();
    await redis?.kill();
    const worker = await stage().worker();
    await outbox.enqueue(addresses(2));
    const down = await until(
      'the worker to report what is down',
      async () => JSON.parse((await worker.get('/health/ready')).body) as { checks: Record<string, string> },
      ({ checks }) => checks['database'] === 'up' && checks['queue'] === 'down',
    );
    expect(down).toMatchObject({ status: 'down', checks: { mails: 'up', heartbeat: 'down' } });
    expect(await outbox.mails()).toMatchObject([
      { status: 'due', dispatches: 0 },
      { status: 'due', dispatches: 0 },
    ]);

    await redis?.restart();
    await outbox.all('the mails to be sent', (mail) => mail.status === 'sent');
    await redis?.kill();
    await outbox.enqueue(addresses(2));
    await redis?.restart();
    await outbox.all('the mails to be sent', (mail) => mail.status === 'sent');
    await until(
      'it to be ready',
      () => worker.get('/health/ready'),
      ({ status }) => status === 200,
      30_000,
    );
    await stage().check();
  });
}
