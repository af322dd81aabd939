import type { JobQueue } from '@mainstage/queue/open-queue';
import { pino } from 'pino';
import { MailDispatchQueries } from '@mainstage/database/mails/mail-dispatch.queries';
import { ExpiredRowsQueries } from '@mainstage/database/mails/expired-rows.queries';
import { MailLeaseQueries } from '@mainstage/database/mails/mail-lease.queries';
import { deskManager } from '@mainstage/desk/testing/desk-manager';
import type { MailJob } from '../mails/mail-job';
import type { Relay } from '../relay/relay';
import { TestOutbox } from '../testing/test-outbox';
import { until } from '../testing/until';
import { Reconciler } from './reconciler';

let outbox: TestOutbox;

beforeAll(async () => {
  outbox = await TestOutbox.create();
}, 60_000);
afterAll(() => outbox.destroy());

/** State of each job on the queue, by the local part of the mail's address. */
const states: Record<string, 'waiting' | 'active' | undefined> = {
  waits: 'waiting',
  abandoned: 'active',
  started: 'active',
  gone: undefined,
  ours: 'active',
  shares: 'waiting',
};
const dispatchedAgo: Record<string, number> = {
  waits: 600,
  abandoned: 40,
  started: 15,
  gone: 15,
  ours: 600,
  shares: 600,
};

it('the reconciler releases mails whose job or worker is gone, not those that wait or just started', async () => {
  const jobs = new Map<string, string>();
  const ids = new Map<string, string>();
  for (const name of Object.keys(states)) {
    const [id = ''] = await outbox.enqueue([`${name}@sales.example`]);
    // An earlier release gave each mail a job of its own without a name.
    const jobId = name === 'gone' ? null : `job-${name === 'shares' ? 'waits' : name}`;
    jobs.set(jobId ?? `${id}-1`, name);
    ids.set(id, name);
    await outbox.sql(
      `UPDATE mails SET dispatches = 1, job_id = $3, dispatched_at = now() - make_interval(secs => $2), due_at = now() - interval '1 hour'
       WHERE id = $1`,
      [id, dispatchedAgo[name], jobId],
    );
  }
  const has: JobQueue['has'] = async (jobIds) =>
    new Map(
      jobIds.flatMap((jobId) => {
        const state = states[jobs.get(jobId) ?? ''];
        return state ? [[jobId, state] as const] : [];
      }),
    );
  const woken: string[] = [];
  const manager = await deskManager(outbox.url, 2);
  const reconciler = new Reconciler(
    new MailLeaseQueries(manager),
    new ExpiredRowsQueries(manager),
    new MailDispatchQueries(manager),
    { notify: () => woken.push('relay') } as unknown as Relay,
    { holds: (id: string) => ids.get(id) === 'ours' } as unknown as MailJob,
    { has } as unknown as JobQueue,
    pino({ level: 'silent' }),
  );
  reconciler.start();
  try {
    await until('the relay to be notified', () => woken.length, Boolean);
    const released = await outbox.sql('SELECT id FROM mails WHERE dispatched_at IS NULL');
    expect(released.map(({ id }) => ids.get(String(id))).sort()).toEqual(['abandoned', 'gone']);
  } finally {
    await reconciler.stop();
    await manager.dataSource.destroy();
  }
});
