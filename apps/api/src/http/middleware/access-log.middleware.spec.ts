import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createLogger } from '@mainstage/observability/logger';
import { LogOutput } from '@mainstage/observability/log-output';
import { createMetrics } from '@mainstage/observability/metrics';
import express from 'express';
import { AccessLogMiddleware } from './access-log.middleware';
import { RequestIdMiddleware } from './request-id.middleware';

const lines: Record<string, unknown>[] = [];
const output = new LogOutput((bytes) => {
  lines.push(JSON.parse(Buffer.from(bytes).toString()) as Record<string, unknown>);
  return bytes.length;
});
const requestId = new RequestIdMiddleware();
const accessLog = new AccessLogMiddleware(createLogger('api', 'info', output), createMetrics());
const app = express()
  .use((request, response, next) => requestId.use(request, response, next))
  .use((request, response, next) => accessLog.use(request, response, next))
  .get('/join/:token', (_request, response) => void response.sendStatus(200))
  .get('/broken', (_request, response) => void response.sendStatus(503))
  .get('/health/ready', (_request, response) => void response.sendStatus(503));
const server = app.listen(0, '127.0.0.1');
beforeAll(() => once(server, 'listening'));
afterAll(() => server.close());
beforeEach(() => lines.splice(0));

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { headers });

describe('the access log', () => {
  it('holds the route pattern and the status of a request, and nothing about the client', async () => {
    const private_ = { 'User-Agent': 'Ada', Authorization: 'Bearer secret', 'X-Forwarded-For': '198.51.100.7' };
    const answer = await get('/join/secret-token?email=ada@example.com', private_);
    const [line] = lines;
    const id = answer.headers.get('X-Request-Id');
    expect(line).toEqual({
      time: expect.any(String),
      name: 'api',
      pid: process.pid,
      hostname: expect.any(String),
      level: 'info',
      requestId: id,
      method: 'GET',
      route: '/join/:token',
      status: 200,
      ms: expect.any(Number),
      msg: 'request',
    });
  });

  it('uses the X-Request-Id that the caller sends, unless it is unsafe in a log', async () => {
    expect((await get('/', { 'X-Request-Id': 'proxy-0123456789' })).headers.get('X-Request-Id')).toBe(
      'proxy-0123456789',
    );
    const made = (await get('/', { 'X-Request-Id': 'ada@example.com' })).headers.get('X-Request-Id');
    expect(made).toMatch(/^[\da-f-]{36}$/);
    expect(lines.map(({ route }) => route)).toEqual(['site', 'site']);
  });

  it('logs a 5xx as an error, except that of a readiness probe', async () => {
    await get('/broken');
    await get('/health/ready');
    expect(lines.map(({ level, status, msg }) => [level, status, msg])).toEqual([
      ['error', 503, 'request'],
      ['info', 503, 'request'],
    ]);
  });
});
