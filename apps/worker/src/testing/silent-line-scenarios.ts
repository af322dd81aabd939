import { setTimeout as delay } from 'node:timers/promises';
import { addresses, type Stage } from './stage';
import { until } from './until';

/** Milliseconds within which mails go out again once a line that was silent works (promised). */
const promisedMs = 30_000;
/** As long as the silences that once stopped all mail. */
const silenceMs = 12_000;

/** Lines on which nothing is heard although nobody closed them. */
export function silentLineScenarios(stage: () => Stage): void {
  it('to PostgreSQL that was forgotten on the way: all is sent over new ones', async () => {
    const { ledger } = stage();
    const { proxy, url } = await stage().line(ledger.url);
    const worker = await stage().worker(undefined, { databaseUrl: url });
    await ledger.owe(addresses(3));
    await sent();
    const lines = proxy.lines;
    proxy.forget();
    await ledger.owe(addresses(20));
    await sent(promisedMs);
    expect(lines).toBeGreaterThan(2);
    await ready(worker);
    await stage().check();
  });

  it('to PostgreSQL that is silent for a while, new ones too: mails go out when it is heard again', async () => {
    const { ledger } = stage();
    const { proxy, url } = await stage().line(ledger.url);
    const worker = await stage().worker(undefined, { databaseUrl: url });
    await ledger.owe(addresses(3));
    await sent();
    proxy.silence();
    await ledger.owe(addresses(20));
    await delay(silenceMs);
    await proxy.resume();
    await sent(promisedMs);
    await ready(worker);
    await stage().check();
  });

  it('to PostgreSQL that is refused as while it restarts: mails go out within ten seconds', async () => {
    const { ledger } = stage();
    const { proxy, url } = await stage().line(ledger.url);
    const worker = await stage().worker(undefined, { databaseUrl: url });
    await ledger.owe(addresses(3));
    await sent();
    await proxy.refuse();
    await ledger.owe(addresses(20));
    await until('it to notice', worker.output, (output) => output.includes('failed; will be tried again'));
    await proxy.resume();
    await sent(10_000);
    await stage().check();
  });

  const sent = (milliseconds?: number) =>
    stage().ledger.all('all mails to be sent', (mail) => mail.status === 'sent', milliseconds);
}

/** The same to Redis, and what happens when nothing helps. */
export function silentRedisScenarios(stage: () => Stage): void {
  it('to Redis that was forgotten on the way: all is sent over new ones', async () => {
    const { ledger } = stage();
    const { proxy, url } = await stage().line(redisUrl());
    const worker = await stage().worker(undefined, { redisUrl: url });
    await ledger.owe(addresses(3));
    await sent();
    proxy.forget();
    await ledger.owe(addresses(20));
    await sent(promisedMs);
    await ready(worker);
    await stage().check();
  });

  it('to Redis that is silent for a while, new ones too: mails go out when it is heard again', async () => {
    const { ledger } = stage();
    const { proxy, url } = await stage().line(redisUrl());
    const worker = await stage().worker(undefined, { redisUrl: url });
    await ledger.owe(addresses(3));
    await sent();
    proxy.silence();
    await ledger.owe(addresses(20));
    await delay(silenceMs);
    await proxy.resume();
    await sent(promisedMs);
    await ready(worker);
    await stage().check();
  });

  it('to the mail server that was forgotten in the middle of mails: others go out, and those wait alone', async () => {
    const { ledger, peer } = stage();
    const { proxy, url } = await stage().line(peer.url);
    const settings = { SMTP_CONNECTIONS: '4', WORKER_CONCURRENCY: '4' };
    const worker = await stage().worker(url, { settings });
    await stage().behave('dot-wait');
    const stuck = await ledger.owe(addresses(4));
    await until(
      'all to stand behind their final dots',
      async () => peer.messages.length,
      (messages) => messages === 4,
    );
    proxy.forget();
    await stage().behave('accept');
    await ledger.owe(addresses(20));
    await until(
      'the others to be sent',
      async () => (await ledger.mails()).filter((mail) => !stuck.includes(mail.id)),
      (others) => others.length === 20 && others.every((mail) => mail.status === 'sent'),
      promisedMs,
    );
    expect((await ledger.mails()).filter((mail) => mail.status === 'sending')).toHaveLength(4);
    await ready(worker);
    // The mail server had taken them, but the answers were lost: stopping cuts them, and they count as unanswered.
    await worker.stop();
    expect((await ledger.mails()).filter((mail) => mail.unanswered === 1)).toHaveLength(4);
  });

  it('to Redis that stays away: says that it is of no use, and leaves to be started anew', async () => {
    const { proxy, url } = await stage().line(redisUrl());
    const worker = await stage().worker(undefined, {
      redisUrl: url,
      settings: { WORKER_EXIT_AFTER_SECONDS: '20' },
    });
    await ready(worker);
    proxy.silence();
    await until(
      'it to say so',
      () => worker.get('/health/live').catch(() => undefined),
      (live) => live?.status === 503,
    );
    expect(await worker.ended).toBe(1);
    expect(worker.output()).toContain('no heartbeat for too long');
  });

  const redisUrl = () => stage().redis?.url ?? '';
  const sent = (milliseconds?: number) =>
    stage().ledger.all('all mails to be sent', (mail) => mail.status === 'sent', milliseconds);
}

async function ready(worker: { get: (path: string) => Promise<{ status: number }> }): Promise<void> {
  await until(
    'it to be ready',
    () => worker.get('/health/ready'),
    ({ status }) => status === 200,
  );
}
