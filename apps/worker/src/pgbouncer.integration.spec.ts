import { type TestPgBouncer, startPgBouncer } from '@mainstage/testing/pgbouncer';
import { freePort } from '@mainstage/testing/ports';
import { testPool } from '@mainstage/testing/postgres';
import { type AppBundle, bundleApp } from './testing/app-bundle';
import { formBodies, postForm } from './testing/form-calls';
import { runApi, type RunningApi } from './testing/running-api';
import { Stage } from './testing/stage';
import { createRoles, type StageRoles } from './testing/stage-roles';
import { until } from './testing/until';

describe('API and worker behind PgBouncer in transaction mode', () => {
  let stage: Stage;
  let bundle: AppBundle;
  let roles: StageRoles;
  let pgBouncer: TestPgBouncer;
  const apis: RunningApi[] = [];
  beforeAll(async () => {
    stage = await Stage.build('redis');
    bundle = await bundleApp('api');
    roles = await createRoles(stage);
    pgBouncer = await startPgBouncer(Object.values(roles.urls));
  }, 120_000);
  beforeEach(() => stage.open());
  afterEach(async () => {
    for (const api of apis.splice(0)) await api.kill();
    await stage.clear();
  });
  afterAll(async () => {
    await pgBouncer.stop();
    await roles.drop();
    await stage.destroy();
    await bundle.remove();
  }, 60_000);

  /** With the settings that docs/scaling.md gives, unless others are given. */
  async function startApi(
    databaseUrl = pgBouncer.through(roles.urls.api),
    settings: Record<string, string> = { DIRECT_DATABASE_URL: roles.urls.api },
    readiness = 200,
  ): Promise<RunningApi> {
    const port = await freePort();
    const api = await runApi(bundle.main, { port, databaseUrl, redisUrl: stage.redis?.url, settings, readiness });
    apis.push(api);
    return api;
  }

  it('take forms and send mails over fewer connections than they have', async () => {
    const worker = await stage.worker(undefined, {
      databaseUrl: pgBouncer.through(roles.urls.worker),
      settings: { DIRECT_DATABASE_URL: roles.urls.worker },
    });
    const api = await startApi();
    // A mailbox of its own for each: a second mail within the hour to one of them may have to wait.
    const calls = Object.entries(formBodies).flatMap(([path, body], form) =>
      Array.from({ length: 8 }, (_, index) => ({
        path,
        body: { ...body, email: `ada${index}@form${form}.example.com` },
      })),
    );
    const answers = await Promise.all(calls.map(({ path, body }) => postForm(api, path, body)));
    expect(answers.map(({ status }) => status)).toEqual(calls.map(() => 201));
    const unsent = () =>
      stage.outbox.sql(`SELECT kind, last_reply FROM mails WHERE status <> 'sent' AND kind NOT LIKE '%reminder%'`);
    // On a busy machine a dispatch may time out; the reconciler finds the lost job a minute later.
    await until('every mail to be sent', unsent, ({ length }) => length === 0, 150_000);
    const sessions = await stage.outbox.sql(
      `SELECT application_name AS name FROM pg_stat_activity WHERE datname = current_database()`,
    );
    // PgBouncer's own, three for each role, and the two that listen: for due mails, and for changes at the sales desk.
    expect(sessions.filter(({ name }) => name !== 'test').length).toBeLessThanOrEqual(8);
    expect(sessions).toContainEqual({ name: 'mainstage-worker-listen' });
    expect(worker.output()).not.toMatch(/will be tried again|does not respond|prepared statement/);
    expect(api.output()).not.toMatch(/database|prepared statement/);
  });

  it('keep their time-outs: a locked table refuses within seconds', async () => {
    const api = await startApi();
    const owner = testPool(stage.outbox.url, { max: 1 });
    const lock = await owner.connect();
    try {
      await lock.query('BEGIN; LOCK TABLE contact_submissions IN ACCESS EXCLUSIVE MODE');
      const path = '/api/contact-submissions';
      const startedAt = performance.now();
      expect((await postForm(api, path, formBodies[path])).status).toBe(503);
      expect(performance.now() - startedAt).toBeLessThan(6000);
      await lock.query('ROLLBACK');
      expect((await postForm(api, path, formBodies[path])).status).toBe(201);
    } finally {
      lock.release(true);
      await owner.end();
    }
  });

  it('API and worker log the missing setting where they do not know that PgBouncer is there', async () => {
    const api = await startApi(pgBouncer.through(roles.urls.api), {}, 503);
    await until('the hint', api.output, (output) => output.includes('DIRECT_DATABASE_URL'));
  });

  it('are not ready where PgBouncer drops the time-outs and the role has none', async () => {
    const parameters = 'lock_timeout, statement_timeout, idle_in_transaction_session_timeout';
    const dropping = await startPgBouncer([stage.outbox.url], { ignore_startup_parameters: parameters });
    stage.afterwards(() => dropping.stop());
    const api = await startApi(dropping.through(stage.outbox.url), {}, 503);
    await until('the reason', api.output, (output) => output.includes('statement_timeout is 0 instead of 2200'));
  });
});
