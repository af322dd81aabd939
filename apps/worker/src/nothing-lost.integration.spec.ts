// Rules: mail.once
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '@mainstage/testing/ports';
import { type AppBundle, bundleApp } from './testing/app-bundle';
import { runApi, type RunningApi } from './testing/running-api';
import { type BackendName, Stage } from './testing/stage';
import { until } from './testing/until';

/** `npm run proof:nothing-lost` sends 150. */
const submissions = Number(process.env['SUBMISSIONS'] ?? 60);
const visitorsAtOnce = 8;

/**
 * End to end under faults: visitors submit and repeat with the same key until they get a response, while API and worker
 * are killed, the queue is wiped and the mail server misbehaves. Then the accepted submissions are compared with the
 * database, and the database with what the mail server received.
 */
describe.each<BackendName>(['postgres', 'redis'])('with the queue in %s and everything failing', (backend) => {
  let stage: Stage;
  let bundle: AppBundle;
  let api: RunningApi;
  let port: number;

  beforeAll(async () => {
    stage = await Stage.build(backend);
    bundle = await bundleApp('api');
  }, 60_000);
  afterAll(async () => {
    await stage.destroy();
    await bundle.remove();
  });
  // A retry of the test starts with an empty database and processes of its own.
  beforeEach(async () => {
    await stage.open();
    port = await freePort();
    api = await startApi();
  });
  afterEach(async () => {
    await api.kill();
    await stage.clear();
  });

  /** Number of mails not sent yet; skips the delays between their attempts. */
  const unsentMails = async () => {
    await stage.outbox.skipWaits();
    await stage.outbox.skipDispatchAge();
    await delay(250);
    return (await stage.outbox.mails()).filter((mail) => mail.status !== 'sent').length;
  };
  const startApi = () => runApi(bundle.main, { port, databaseUrl: stage.outbox.url, redisUrl: stage.redis?.url });

  it('no accepted lead is lost, none is duplicated, and every mail arrives', async () => {
    const acknowledged = new Map<string, string>();
    let next = 0;
    let repeated = 0;
    const visitor = async () => {
      for (let index = next++; index < submissions; index = next++) {
        const key = randomUUID();
        const { id, tries } = await submitUntilAnswered(port, key, index);
        acknowledged.set(key, id);
        if (tries > 1) repeated++;
        await delay(250);
      }
    };
    let worker = await stage.worker();
    const visitors = Array.from({ length: visitorsAtOnce }, visitor);

    for (const behaviour of ['close-before-dot', 'rcpt-451', 'accept'] as const) {
      await delay(400);
      await stage.behave(behaviour);
      await Promise.all([api.kill(), worker.kill()]);
      await stage.wipeQueue();
      api = await startApi();
      worker = await stage.worker();
    }
    await Promise.all(visitors);
    expect(acknowledged.size).toBe(submissions);
    // Otherwise the API was never down during a submission, and the test would prove nothing.
    expect(repeated).toBeGreaterThan(0);

    await until('every mail to be sent', unsentMails, (count) => count === 0, 240_000);

    const kept = await stage.outbox.sql('SELECT key, answer FROM idempotency_keys');
    expect(new Map(kept.map(({ key, answer }) => [key, (answer as { id: string }).id]))).toEqual(acknowledged);
    const [counts] = await stage.outbox.sql(`SELECT
      (SELECT count(*)::int FROM contact_submissions) AS leads,
      (SELECT count(*)::int FROM consents) AS consents,
      (SELECT count(*)::int FROM mails) AS mails`);
    expect(counts).toEqual({ leads: submissions, consents: submissions, mails: 2 * submissions });
    await stage.check();
  }, 480_000);
});

/** Repeats the form with the same key until there is a response, as a visitor's page does. */
async function submitUntilAnswered(port: number, key: string, index: number): Promise<{ id: string; tries: number }> {
  const body = JSON.stringify({
    firstName: 'Ada',
    lastName: 'Byron',
    email: `guest${index}@example.com`,
    message: `Message ${index}`,
  });
  for (let tries = 1; tries < 600; tries++) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/contact-submissions`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body,
    }).catch(() => undefined);
    const acknowledged = answer?.status === 201 ? await answer.json().catch(() => undefined) : undefined;
    if (acknowledged) return { id: (acknowledged as { id: string }).id, tries };
    await delay(50);
  }
  throw new Error(`Submission ${index} was never answered`);
}
