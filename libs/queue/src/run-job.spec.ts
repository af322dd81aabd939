import type { JobHandlers } from './jobs/jobs';
import { runJob } from './run-job';

const mailId = '7f7e1a2c-0000-4000-8000-000000000001';

function set() {
  const sent: string[] = [];
  const problems: string[] = [];
  const handlers: JobHandlers = {
    sendMail: async ({ mailIds }) => void sent.push(...mailIds),
    heartbeat: async () => {
      throw new Error('database away');
    },
  };
  return {
    sent,
    problems,
    run: (name: string, payload: unknown) => runJob(handlers, name, payload, (p) => problems.push(p)),
  };
}

describe('a job off the queue', () => {
  it('reaches its handler with the parsed payload', async () => {
    const { run, sent, problems } = set();
    await run('sendMail', { mailIds: [mailId], extra: 1 });
    expect(sent).toEqual([mailId]);
    expect(problems).toEqual([]);
  });
  it.each([
    ['sendMail', { mailId: 'nobody@example.com' }],
    ['sendMail', null],
    ['sendFax', {}],
    ['constructor', {}],
  ])('is reported and skipped when this release does not know it: %s %j', async (name, payload) => {
    const { run, sent, problems } = set();
    await run(name, payload);
    expect(sent).toEqual([]);
    expect(problems).toHaveLength(1);
    expect(problems[0]).not.toContain('nobody@');
  });
  it('fails with its handler', async () => {
    await expect(set().run('heartbeat', {})).rejects.toThrow('database away');
  });
});
