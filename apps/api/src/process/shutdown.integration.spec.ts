import { once } from 'node:events';
import { Agent, get, type IncomingMessage, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { forms } from '@mainstage/leads/forms';
import { createMigratedDatabase } from '@mainstage/database/testing/migrated-database';
import type { TestDatabase } from '@mainstage/testing/postgres';
import { goodBodies } from '../testing/api-under-test';
import { type ApiProcess, bundleApi, startApiProcess } from '../testing/api-process';

let database: TestDatabase;
let bundle: Awaited<ReturnType<typeof bundleApi>>;
let api: ApiProcess;

beforeAll(async () => {
  [database, bundle] = await Promise.all([createMigratedDatabase(), bundleApi()]);
});
afterAll(async () => {
  await bundle?.remove();
  await database?.drop();
});
beforeEach(async () => (api = await startApiProcess({ main: bundle.main, settings: { DATABASE_URL: database.url } })));
afterEach(() => api?.kill());

/** A form call whose body is not sent yet: the server has read its head and says so. */
async function beginCall(n: number) {
  const body = JSON.stringify({ ...goodBodies.contact, email: `guest${n}@example.com`, message: `Hello ${n}` });
  const call = request(`${api.url}${forms.contact.path}`, {
    method: 'POST',
    agent: false,
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      Expect: '100-continue',
    },
  });
  const answered = once(call, 'response') as Promise<[IncomingMessage]>;
  answered.catch(() => undefined);
  call.flushHeaders();
  await once(call, 'continue');
  return {
    async finish(): Promise<number | undefined> {
      call.end(body);
      const [response] = await answered;
      response.resume();
      await once(response, 'end');
      return response.statusCode;
    },
  };
}

const connectionsRefused = async () => {
  for (;;) {
    const status = await fetch(`${api.url}/health/live`).then(
      (response) => response.status,
      () => undefined,
    );
    if (status === undefined) return;
    await delay(20);
  }
};

/** What `/health/ready` says on a new connection; `refused` once nobody listens any more, nothing where it broke. */
async function readyOnItsOwn(): Promise<IncomingMessage | 'refused' | undefined> {
  const agent = new Agent({ keepAlive: true });
  try {
    const [response] = (await once(get(`${api.url}/health/ready`, { agent }), 'response')) as [IncomingMessage];
    response.resume();
    await once(response, 'end');
    return response;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ECONNREFUSED' ? 'refused' : undefined;
  } finally {
    agent.destroy();
  }
}

// Rules: process.stop
// Under many connections: tools/checks/system/direct-stops.check.mjs.
describe('an API told to end', () => {
  it('a stopping API answers all calls in flight, accepts no new one, and exits without being killed', async () => {
    const calls = await Promise.all(Array.from({ length: 40 }, (_, n) => beginCall(n)));
    // A connection kept for later must hold nobody up.
    const agent = new Agent({ keepAlive: true });
    const [kept] = (await once(get(`${api.url}/health/live`, { agent }), 'response')) as [IncomingMessage];
    kept.resume();
    await once(kept, 'end');

    api.signal('SIGTERM');
    const ready = async () => (await fetch(`${api.url}/health/ready`).catch(() => undefined))?.status ?? 'refused';
    while ((await ready()) === 200) await delay(5);
    expect([503, 'refused']).toContain(await ready());
    await connectionsRefused();
    expect(await Promise.all(calls.map((call) => call.finish()))).toEqual(calls.map(() => 201));
    expect(await api.ended).toBe(0);
    expect(api.output()).not.toContain('trouble while stopping');
    agent.destroy();
  });

  it('a stopping API says that it is not ready while it takes calls, and closes each connection after', async () => {
    const call = await beginCall(100);
    api.signal('SIGTERM');
    let seen: { status?: number; connection?: string } | undefined;
    for (;;) {
      // On a connection of its own each time: one that was kept may be cut between two calls, and would end this too early.
      const answer = await readyOnItsOwn();
      if (answer === 'refused') break;
      if (answer?.statusCode === 503) seen = { status: 503, connection: answer.headers.connection };
    }
    expect(seen).toEqual({ status: 503, connection: 'close' });
    expect(await call.finish()).toBe(201);
    expect(await api.ended).toBe(0);
  });
});
