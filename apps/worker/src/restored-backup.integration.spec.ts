import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type InstalledPostgres, startInstalledPostgres } from '@mainstage/testing/installed-postgres';
import { type AppBundle, bundleApp } from './testing/app-bundle';
import { addresses, Stage } from './testing/stage';
import { TestOutbox } from './testing/test-outbox';
import { until } from './testing/until';

const start = promisify(execFile);
const backup = join('dist', `backup-under-test-${process.pid}.dump`);

/** The steps of docs/runbook.md, Backup and Restore. */
describe('a backup that is taken in the middle of sending', () => {
  let server: InstalledPostgres;
  let stage: Stage;
  let cli: AppBundle;
  let restored: TestOutbox;
  beforeAll(async () => {
    server = await startInstalledPostgres();
    // Databases of this file are on this server.
    process.env['TEST_DATABASE_URL'] = server.url;
    stage = await Stage.build('redis');
    cli = await bundleApp('cli');
    await stage.open();
  }, 120_000);
  afterAll(async () => {
    await stage.clear();
    await restored?.destroy();
    await stage.destroy();
    await cli.remove();
    await server.stop();
    await rm(backup, { force: true });
  }, 60_000);

  const mails = async (...args: string[]) => {
    const env = { PATH: process.env['PATH'] ?? '', NODE_ENV: 'test', DATABASE_URL: restored.url };
    return (await start(process.execPath, [cli.main, 'mails', ...args], { env })).stdout;
  };
  /** How often the mail server accepted each mail. */
  const accepted = (id: string) =>
    stage.peer.messages.filter((message) => message.accepted && message.raw.includes(`<${id}@`)).length;
  const idsOf = async (outbox: TestOutbox, status: string) =>
    (await outbox.mails()).filter((mail) => mail.status === status).map(({ id }) => id);

  it('a restored and marked backup sends no mail twice, and sends again those an operator chooses', async () => {
    const { outbox } = stage;
    const [delayed = '', ...prompt] = addresses(12);
    // Its mail is being sent for as long as the backup takes.
    await stage.behave('dot-wait', delayed);
    const ids = await outbox.enqueue([delayed, ...prompt]);
    const [reminder = ''] = await outbox.enqueue(['later@venue.example']);
    await outbox.sql(
      `UPDATE mails SET due_at = now() + interval '1 day', first_due_at = now() + interval '1 day' WHERE id = $1`,
      [reminder],
    );
    const worker = await stage.worker();
    await until(
      'all others to be sent',
      () => idsOf(outbox, 'sent'),
      ({ length }) => length === prompt.length,
    );
    await stage.behave('rcpt-451', 'deferred@venue.example');
    const [deferred = ''] = await outbox.enqueue(['deferred@venue.example']);
    await until(
      'one to be put off',
      () => outbox.mails(),
      (rows) => rows.some(({ id, attempts }) => id === deferred && attempts === 1),
    );

    await server.run('pg_dump', '--format=custom', `--file=${backup}`, outbox.url);
    await stage.behave('accept', delayed);
    await stage.behave('accept', 'deferred@venue.example');
    await outbox.sql(`UPDATE mails SET due_at = now() WHERE id = $1`, [deferred]);
    const [after = ''] = await outbox.enqueue(['after@venue.example']);
    await until(
      'everything to be sent',
      () => idsOf(outbox, 'sent'),
      ({ length }) => length === ids.length + 2,
    );
    await worker.stop();

    restored = await restore();
    expect(await mails('after-restore')).toMatch(/^2 mails may/);
    expect((await idsOf(restored, 'review')).sort()).toEqual([ids[0], deferred].sort());
    expect(await idsOf(restored, 'due')).toEqual([reminder]);

    await stage.wipeQueue();
    await stage.worker(undefined, { databaseUrl: restored.url });
    const [fresh = ''] = await restored.enqueue(['fresh@venue.example']);
    await until(
      'a new mail to be sent',
      () => idsOf(restored, 'sent'),
      (sent) => sent.includes(fresh),
    );
    expect([...ids, deferred, after, fresh].map(accepted)).toEqual([...ids, deferred, after, fresh].map(() => 1));

    await mails('retry', deferred);
    await until(
      'the chosen one to be sent again',
      () => accepted(deferred),
      (times) => times === 2,
    );
    expect(await idsOf(restored, 'review')).toEqual([ids[0]]);
  }, 240_000);

  async function restore(): Promise<TestOutbox> {
    const url = new URL(stage.outbox.url);
    await server.run('createdb', `--maintenance-db=${url.href}`, 'restored');
    url.pathname = '/restored';
    await server.run('pg_restore', '--no-owner', '--exit-on-error', `--dbname=${url.href}`, backup);
    return TestOutbox.of(url.href);
  }
});
