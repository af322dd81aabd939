import { setTimeout as delay } from 'node:timers/promises';
import { addresses, type Stage } from './stage';
import { until } from './until';

/** Milliseconds within which mails are sent again after a silent connection works again (the promised limit). */
const promisedMs = 30_000;
const silenceMs = 12_000;

export function silentLineScenarios(stage: () => Stage): void {
  it('to PostgreSQL that is dropped without notice is replaced, and all mails are sent', async () => {
    const { outbox } = stage();
    const { proxy, url } = await stage().line(outbox.url);
    const worker = await stage().worker(undefined, { databaseUrl: url });
    await outbox.enqueue(addresses(3));
    await sent();
    const lines = proxy.lines;
    proxy.forget();
    await outbox.enqueue(addresses(20));
    await sent(promisedMs);
    expect(lines).toBeGreaterThan(2);
    await ready(worker);
    await stage().check();
  });

  it('to PostgreSQL that is silent for a while, new ones too, lets mails be sent when it works again', async () => {
    const { outbox } = stage();
    const { proxy, url } = await stage().line(outbox.url);
    const worker = await stage().worker(undefined, { databaseUrl: url });
    await outbox.enqueue(addresses(3));
    await sent();
    proxy.silence();
    await outbox.enqueue(addresses(20));
    await delay(silenceMs);
    await proxy.resume();
    await sent(promisedMs);
    await ready(worker);
    await stage().check();
  });

  it('to PostgreSQL that is refused as during a restart lets mails be sent within ten seconds', async () => {
    const { outbox } = stage();
    const { proxy, url } = await stage().line(outbox.url);
    const worker = await stage().worker(undefined, { databaseUrl: url });
    await outbox.enqueue(addresses(3));
    await sent();
    await proxy.refuseConnections();
    await outbox.enqueue(addresses(20));
    await until('the failure to be noticed', worker.output, (output) => output.includes('failed; will be tried again'));
    await proxy.resume();
    await sent(10_000);
    await stage().check();
  });

  const sent = (milliseconds?: number) =>
    stage().outbox.all('all mails to be sent', (mail) => mail.status === 'sent', milliseconds);
}

/** The same for Redis, and a failure that lasts. */
export function silentRedisScenarios(stage: () => Stage): void {
  it('to Redis that is dropped without notice is replaced, and all mails are sent', async () => {
    const { outbox } = stage();
    const { proxy, url } = await stage().line(redisUrl());
    const worker = await stage().worker(undefined, { redisUrl: url });
    await outbox.enqueue(addresses(3));
    await sent();
    proxy.forget();
    await outbox.enqueue(addresses(20));
    await sent(promisedMs);
    await ready(worker);
    await stage().check();
  });

  it('to Redis that is silent for a while, new ones too, lets mails be sent when it works again', async () => {
    const { outbox } = stage();
    const { proxy, url } = await stage().line(redisUrl());
    const worker = await stage().worker(undefined, { redisUrl: url });
    await outbox.enqueue(addresses(3));
    await sent();
    proxy.silence();
    await outbox.enqueue(addresses(20));
    await delay(silenceMs);
    await proxy.resume();
    await sent(promisedMs);
    await ready(worker);
    await stage().check();
  });

  it('to the mail server that is dropped in the middle of mails blocks these, and others are sent', async () => {
    const { outbox, peer } = stage();
    const { proxy, url } = await stage().line(peer.url);
    const settings = { SMTP_CONNECTIONS: '4', WORKER_CONCURRENCY: '4' };
    const worker = await stage().worker(url, { settings });
    await stage().behave('dot-wait');
    const stuck = await outbox.enqueue(addresses(4));
    await until(
      'all to wait at their final dots',
      async () => peer.messages.length,
      (messages) => messages === 4,
    );
    proxy.forget();
    await stage().behave('accept');
    await outbox.enqueue(addresses(20));
    await until(
      'the others to be sent',
      async () => (await outbox.mails()).filter((mail) => !stuck.includes(mail.id)),
      (others) => others.length === 20 && others.every((mail) => mail.status === 'sent'),
      promisedMs,
    );
    expect((await outbox.mails()).filter((mail) => mail.status === 'sending')).toHaveLength(4);
    await ready(worker);
    // The mail server accepted them, but its responses were lost: stopping aborts them, and they count as unanswered.
    await worker.stop();
    expect((await outbox.mails()).filter((mail) => mail.unanswered === 1)).toHaveLength(4);
  });

  it('to Redis that stays silent makes the worker report not alive and exit to be restarted', async () => {
    const { proxy, url } = await stage().line(redisUrl());
    const worker = await stage().worker(undefined, {
      redisUrl: url,
      settings: { WORKER_EXIT_AFTER_SECONDS: '20' },
    });
    await ready(worker);
    proxy.silence();
    await until(
      'the worker to report not alive',
      () => worker.get('/health/live').catch(() => undefined),
      (live) => live?.status === 503,
    );
    expect(await worker.ended).toBe(1);
    expect(worker.output()).toContain('no heartbeat for too long');
  });

  const redisUrl = () => stage().redis?.url ?? '';
  const sent = (milliseconds?: number) =>
    stage().outbox.all('all mails to be sent', (mail) => mail.status === 'sent', milliseconds);
}

async function ready(worker: { get: (path: string) => Promise<{ status: number }> }): Promise<void> {
  await until(
    'it to be ready',
    () => worker.get('/health/ready'),
    ({ status }) => status === 200,
  );
}
