import { JobFailed } from '@mainstage/queue/jobs/job-failed';
import { pino } from 'pino';
import type { Delivery } from './delivery';
import { MailJob } from './mail-job';

/** A job whose mails end as their names say, and the list of mails that are put back. */
function jobOf(ends: Record<string, boolean | Error>) {
  const back: unknown[] = [];
  const deliver = async (id: string) => {
    await new Promise(setImmediate);
    const end = ends[id];
    if (typeof end !== 'boolean') throw end;
    return end;
  };
  const dispatches = { putBack: async (ids: string[]) => void back.push(ids) };
  const job = new MailJob(
    { WORKER_CONCURRENCY: 2 },
    { deliver } as unknown as Delivery,
    dispatches,
    pino({ level: 'silent' }),
  );
  return { job, back, run: () => job.run({ mailIds: Object.keys(ends), urgent: false }) };
}

describe('a job of mails', () => {
  it('ends when all its mails have, holds them until then, and puts back the rest', async () => {
    const { job, back, run } = jobOf({ a: true, b: false, c: true, d: false });
    const running = run();
    expect(['a', 'd', 'e'].map((id) => job.holds(id))).toEqual([true, true, false]);
    await running;
    expect(back).toEqual([['b', 'd']]);
    expect(job.holds('a')).toBe(false);
  });

  it('fails with the reasons of all mails that failed', async () => {
    const { back, run } = jobOf({ a: new JobFailed('dead: 550 no'), b: true, c: new JobFailed('review: cut') });
    await expect(run()).rejects.toEqual(new JobFailed('dead: 550 no; review: cut'));
    expect(back).toEqual([]);
  });

  it('fails with an unexpected error', async () => {
    const { run } = jobOf({ a: new JobFailed('dead'), b: new Error('database away'), c: true });
    await expect(run()).rejects.toThrow('database away');
  });
});
