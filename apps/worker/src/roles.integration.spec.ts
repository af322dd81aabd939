import { randomUUID } from 'node:crypto';
import { BadRole, ensureRoles } from '@mainstage/database/roles';
import { freePort } from '@mainstage/testing/ports';
import { Client } from 'pg';
import { type AppBundle, bundleApp } from './testing/app-bundle';
import { runApi, type RunningApi } from './testing/running-api';
import { Stage } from './testing/stage';
import { until } from './testing/until';

const day = new Date(Date.now() + 60 * 24 * 3600 * 1000).toISOString().slice(0, 10);
const person = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' };
const forms = {
  '/api/newsletter-subscriptions': { email: person.email },
  '/api/contact-submissions': { ...person, message: 'Hello', brief: { venue: 'skyline-stage', date: day } },
  '/api/tour-bookings': { fullName: 'Ada', email: person.email, preferredDate: day, preferredTime: '10:30' },
  '/api/webinar-registrations': {
    firstName: 'Ada',
    email: person.email,
    selectedDate: 'Donnerstag, 18.07. 11:00 Uhr',
    agreeToTerms: true,
  },
  '/api/event-registrations': { ...person, company: 'Engines', agreeToTerms: true },
};

describe('API and worker with their own database roles', () => {
  let stage: Stage;
  let bundle: AppBundle;
  let api: RunningApi | undefined;
  let urls: { api: string; worker: string };
  let names: string[];
  beforeAll(async () => {
    stage = await Stage.build('redis');
    bundle = await bundleApp('api');
    await stage.open();
    // Roles belong to the server, not to this test's database.
    const mark = new URL(stage.outbox.url).pathname.slice(1);
    const urlOf = (process: string) => {
      const url = new URL(stage.outbox.url);
      [url.username, url.password] = [`${mark}_${process}`, `p${randomUUID()}`];
      return url.href;
    };
    urls = { api: urlOf('api'), worker: urlOf('worker') };
    names = await ensureRoles(stage.outbox.url, urls);
  }, 120_000);
  afterAll(async () => {
    await api?.kill();
    await stage.clear();
    for (const name of names) await stage.outbox.sql(`DROP OWNED BY ${name}; DROP ROLE ${name}`);
    await stage.destroy();
    await bundle.remove();
  }, 60_000);

  it('do all their work', async () => {
    const port = await freePort();
    api = await runApi(bundle.main, { port, databaseUrl: urls.api, redisUrl: stage.redis?.url });
    const post = (path: string, body: object) =>
      fetch(`http://127.0.0.1:${port}${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
        body: JSON.stringify(body),
      });
    for (const [path, body] of Object.entries(forms))
      expect([path, (await post(path, body)).status]).toEqual([path, 201]);
    // A repeated submission deletes the entry of its content; a correct password deletes the failed attempts.
    expect((await post('/api/newsletter-subscriptions', { email: person.email })).status).toBe(201);
    for (const password of ['wrong', 'planners-demo']) await post('/api/gates/event-planners/unlock', { password });
    expect((await fetch(`http://127.0.0.1:${port}/health/ready`)).status).toBe(200);

    const worker = await stage.worker(undefined, { databaseUrl: urls.worker });
    const unsent = () =>
      stage.outbox.sql(`SELECT kind, last_reply FROM mails WHERE status <> 'sent' AND kind NOT LIKE '%reminder%'`);
    await until('every mail to be sent', unsent, ({ length }) => length === 0, 60_000);
    expect(worker.output()).not.toMatch(/permission denied|42501|will be tried again/);
    expect(await worker.stop()).toBe(0);
  }, 180_000);

  it.each([
    ['api', 'DROP TABLE mails'],
    ['api', 'TRUNCATE contact_submissions'],
    ['api', 'DELETE FROM contact_submissions'],
    ['api', 'DELETE FROM mails'],
    ['api', 'ALTER TABLE mails ADD COLUMN more int'],
    ['api', 'CREATE TABLE mine ()'],
    ['api', 'UPDATE migrations SET name = name'],
    ['worker', 'DROP TABLE mails'],
    ['worker', 'TRUNCATE mails'],
    ['worker', 'CREATE TABLE mine ()'],
    ['worker', 'DELETE FROM migrations'],
    ['worker', 'CREATE ROLE mine'],
  ] as const)('the %s may not: %s', async (process, statement) => {
    const client = new Client({ connectionString: urls[process] });
    await client.connect();
    try {
      await expect(client.query(statement)).rejects.toThrow(/permission denied|must be owner/);
    } finally {
      await client.end();
    }
  });

  it('can be created again without effect, and never as the role that owns the tables', async () => {
    expect(await ensureRoles(stage.outbox.url, urls)).toEqual(names);
    await expect(ensureRoles(stage.outbox.url, { api: stage.outbox.url })).rejects.toThrow(BadRole);
  });
});
