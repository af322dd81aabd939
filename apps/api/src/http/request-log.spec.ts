import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createLogger } from '@mainstage/observability/logger';
import { LogOutput } from '@mainstage/observability/log-output';
import express from 'express';
import { nameRequest, requestLog } from './request-log';

const lines: Record<string, unknown>[] = [];
const output = new LogOutput((bytes) => {
  lines.push(JSON.parse(Buffer.from(bytes).toString()) as Record<string, unknown>);
  return bytes.length;
});
const log = requestLog(createLogger('api', 'info', output));
const app = express()
  .use((request, response, next) => {
    nameRequest(request);
    response.setHeader('X-Request-Id', request.id);
    response.on('close', () => log(request, response.statusCode, 0.0123));
    next();
  })
  .get('/join/:token', (_request, response) => void response.sendStatus(200))
  .get('/broken', (_request, response) => void response.sendStatus(503))
  .get('/health/ready', (_request, response) => void response.sendStatus(503));
const server = app.listen(0, '127.0.0.1');
beforeAll(() => once(server, 'listening'));
afterAll(() => server.close());
beforeEach(() => lines.splice(0));

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { headers });

describe('the log of a request', () => {
  it('says what was asked for by its pattern and how it ended, and nothing of who asked', async () => {
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
      ms: 12.3,
      msg: 'request',
    });
  });

  it('takes a name that the caller gives, unless it could do harm', async () => {
    expect((await get('/', { 'X-Request-Id': 'proxy-0123456789' })).headers.get('X-Request-Id')).toBe(
      'proxy-0123456789',
    );
    const made = (await get('/', { 'X-Request-Id': 'ada@example.com' })).headers.get('X-Request-Id');
    expect(made).toMatch(/^[\da-f-]{36}$/);
    expect(lines.map(({ route }) => route)).toEqual(['site', 'site']);
  });

  it('is an error where we failed, and a probe that is told "not yet" is none', async () => {
    await get('/broken');
    await get('/health/ready');
    expect(lines.map(({ level, status, msg }) => [level, status, msg])).toEqual([
      ['error', 503, 'request'],
      ['info', 503, 'request'],
    ]);
  });
});
