import { type ApiUnderTest, startApi } from '../testing/api-under-test';
import { freePort } from '../testing/free-port';

/** What production must be given. */
const production = {
  NODE_ENV: 'production',
  MAIL_SANDBOX: 'on',
  PUBLIC_URL: 'https://stage.example',
  SALES_EMAIL: 'sales@stage.example',
  APP_SECRET: 'Qf7-kd02.mLw9_zXv4+Ty6/bRn1=Ghs3',
  OPS_USER: 'ops',
  OPS_PASSWORD: 'Tq8.vn27-Lw',
  EVENT_PLANNERS_PASSWORD: 'Zk5.mh31-Rb',
  DEVELOPMENT_PASSWORD: 'Yd9.pc64-Xs',
  WEBINAR_JOIN_URL: 'https://meet.stage.example/Kd82-vnq7',
};
const operator = { Authorization: `Basic ${Buffer.from('ops:Tq8.vn27-Lw').toString('base64')}` };

describe('in production', () => {
  let api: ApiUnderTest;
  let ops: string;
  beforeAll(async () => {
    const port = await freePort();
    api = await startApi({ ...production, HOST: '127.0.0.1', OPS_PORT: String(port) });
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

  it('they have a port of their own, which serves nothing else but health', async () => {
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
