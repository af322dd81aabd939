import { BadRole, ensureRoles } from '@mainstage/database/roles';
import { freePort } from '@mainstage/testing/ports';
import { Client } from 'pg';
import { type AppBundle, bundleApp } from './testing/app-bundle';
import { formBodies, postForm } from './testing/form-calls';
import { runApi, type RunningApi } from './testing/running-api';
import { Stage } from './testing/stage';
import { createRoles, type StageRoles } from './testing/stage-roles';
import { until } from './testing/until';

const newsletter = '/api/newsletter-subscriptions';

describe('API and worker with their own database roles', () => {
  let stage: Stage;
  let bundle: AppBundle;
  let api: RunningApi | undefined;
  let roles: StageRoles;
  beforeAll(async () => {
    stage = await Stage.build('redis');
    bundle = await bundleApp('api');
    await stage.open();
    roles = await createRoles(stage);
  }, 120_000);
  afterAll(async () => {
    await api?.kill();
    await stage.clear();
    await roles.drop();
    await stage.destroy();
    await bundle.remove();
  }, 60_000);

  it('do all their work', async () => {
    api = await runApi(bundle.main, {
      port: await freePort(),
      databaseUrl: roles.urls.api,
      redisUrl: stage.redis?.url,
    });
    const post = (path: string, body: object) => postForm(api as RunningApi, path, body);
    for (const [path, body] of Object.entries(formBodies))
      expect([path, (await post(path, body)).status]).toEqual([path, 201]);
    // A repeated submission deletes the entry of its content; a correct password deletes the failed attempts.
    expect((await post(newsletter, formBodies[newsletter])).status).toBe(201);
    for (const password of ['wrong', 'planners-demo']) await post('/api/gates/event-planners/unlock', { password });
    expect((await api.fetch('/health/ready')).status).toBe(200);

    const worker = await stage.worker(undefined, { databaseUrl: roles.urls.worker });
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
    const client = new Client({ connectionString: roles.urls[process] });
    await client.connect();
    try {
      await expect(client.query(statement)).rejects.toThrow(/permission denied|must be owner/);
    } finally {
      await client.end();
    }
  });

  it('database roles can be created again without effect, and never as the role that owns the tables', async () => {
    expect(await ensureRoles(stage.outbox.url, roles.urls)).toEqual(roles.names);
    await expect(ensureRoles(stage.outbox.url, { api: stage.outbox.url })).rejects.toThrow(BadRole);
  });
});
