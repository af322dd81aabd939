import { type ApiUnderTest, startApi } from '../testing/api-under-test';
import { freePort } from '../testing/free-port';
import { productionSettings } from '../testing/production-settings';

const operator = { Authorization: `Basic ${Buffer.from('ops:Tq8.vn27-Lw').toString('base64')}` };

describe('in production', () => {
  let api: ApiUnderTest;
  let ops: string;
  beforeAll(async () => {
    const port = await freePort();
    api = await startApi({ ...productionSettings, OPS_PORT: String(port) });
    ops = `http://127.0.0.1:${port}`;
  });
  afterAll(() => api?.stop());

  const status = async (url: string) => (await fetch(url, { headers: operator, redirect: 'manual' })).status;

  it.each(['/metrics', '/METRICS', '/metrics/', '/ops', '/ops/mails', '/ops/queues', '/OPS/queues', '/ops/login'])(
    '%s is not on the public port, with the right password either',
    async (path) => {
      expect(await status(api.url + path)).toBe(404);
    },
  );

  it('the operators’ pages have a port of their own, which serves nothing else but health', async () => {
    for (const path of ['/metrics', '/ops/mails', '/ops/queues', '/health/live'])
      expect(await status(ops + path)).toBe(200);
    for (const path of ['/', '/contact', '/api/webinars/led-wall']) expect(await status(ops + path)).toBe(404);
    expect((await fetch(`${ops}/metrics`)).status).toBe(401);
    expect(await status(`${api.url}/api/webinars/led-wall`)).toBe(200);
  });

  it.each(['/api/docs', '/api/docs/', '/api/openapi.json', '/api/docs-json', '/api/docs/swagger-ui-init.js'])(
    '%s describes the API to nobody',
    async (path) => {
      expect(await status(api.url + path)).toBe(404);
      expect(await status(ops + path)).toBe(404);
    },
  );
});
