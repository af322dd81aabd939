// Rules: health.answers
import { readiness } from './readiness';

const well = async () => {};
const never = () => new Promise<void>(() => {});
const broken = () => Promise.reject(new Error('refused'));

describe('readiness', () => {
  it('is up when every part is', async () => {
    expect(await readiness({ database: well }, 50)).toEqual({ status: 'up', checks: { database: 'up' } });
  });
  it('names each part that fails or does not respond in time', async () => {
    expect(await readiness({ database: well, queue: never, mails: broken }, 20)).toEqual({
      status: 'down',
      checks: { database: 'up', queue: 'down', mails: 'down' },
    });
  });
  it('is degraded while only an optional part is down', async () => {
    const checks = { database: well, queue: broken };
    expect((await readiness(checks, 50, ['queue'])).status).toBe('degraded');
    expect((await readiness({ ...checks, database: broken }, 50, ['queue'])).status).toBe('down');
  });
});
