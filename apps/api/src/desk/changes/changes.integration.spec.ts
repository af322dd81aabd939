import { setTimeout as delay } from 'node:timers/promises';
import { changeLead } from '@mainstage/desk/changes/change-lead';
import { SalesTeam } from '@mainstage/desk/team/sales-team';
import { DataSource } from 'typeorm';
import { type DeskApi, lena, startDeskApi, tom } from '../testing/desk-api';
import { signedIn } from '../testing/desk-session';

let api: DeskApi;
beforeAll(async () => (api = await startDeskApi()));
afterAll(() => api?.stop());

/** Opens the stream of a member. */
async function openStream(member: string, from = api) {
  const headers = { ...(await signedIn(from, member)), Accept: 'text/event-stream' };
  const abort = new AbortController();
  const response = await fetch(`${from.url}/api/desk/changes`, { headers, signal: abort.signal });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let received = '';
  return {
    response,
    close: () => abort.abort(),
    /** Everything received until it holds a text. */
    async until(text: string): Promise<string> {
      while (!received.includes(text)) {
        const { done, value = '' } = await reader.read();
        if (done) throw new Error(`The stream ended without ${text}`);
        received += value;
      }
      return received;
    },
    /** Resolves when the server has ended it. */
    async ended(): Promise<void> {
      while (!(await reader.read()).done);
    },
  };
}

/** Process of PostgreSQL that notifies the API of changes. */
async function listeningBackend(): Promise<number | undefined> {
  const [backend] = await api.sql<{ pid: number }>(
    `SELECT pid FROM pg_stat_activity
     WHERE datname = current_database() AND application_name = 'mainstage-api-listen' AND query LIKE 'LISTEN%'`,
  );
  return backend?.pid;
}

describe('the stream of changes', () => {
  it('names only a changed lead and its version, whichever process changed it', async () => {
    const id = await api.lead({ email: `${crypto.randomUUID()}@example.com` });
    await api.call(tom, 'GET', '/leads');
    const { response, until, close } = await openStream(lena);
    expect([response.status, response.headers.get('Content-Type'), response.headers.get('X-Accel-Buffering')]).toEqual([
      200,
      'text/event-stream',
      'no',
    ]);
    await api.call(tom, 'PATCH', `/leads/${id}`, { version: 1, state: 'taken' });
    // As another process does, which knows nothing of this one.
    const { manager } = api.app.get(DataSource);
    await changeLead(
      { manager, team: new SalesTeam([{ name: 'Lena', email: lena, right: 'member' }]) },
      id,
      { version: 2, owner: lena },
      tom,
    );
    const received = await until('"version":3');
    expect(received).toMatch(/^event: lead$/m);
    expect(received).toContain(`data: {"id":"${id}","version":2}\n\n`);
    expect(received).not.toContain('example.com');
    close();
  });

  it('continues after the connection to the database was cut', async () => {
    const id = await api.lead({ email: `${crypto.randomUUID()}@example.com` });
    await api.call(tom, 'GET', '/leads');
    const { until, close } = await openStream(lena);
    const before = await listeningBackend();
    await api.sql(`SELECT pg_terminate_backend(${before})`);
    for (let now = before; !now || now === before; now = await listeningBackend()) await delay(50);
    await api.call(tom, 'PATCH', `/leads/${id}`, { version: 1, state: 'taken' });
    expect(await until(`"id":"${id}"`)).toContain(`data: {"id":"${id}","version":2}`);
    close();
  });

  it('ends with its process, so that pages open another one', async () => {
    const other = await startDeskApi();
    const { ended } = await openStream(lena, other);
    await Promise.all([ended(), other.stop()]);
  });

  it('extends no session, and is for members alone', async () => {
    const { close } = await openStream(tom);
    const [session] = await api.sql<{ touched: boolean }>(
      'SELECT last_seen_at > created_at AS touched FROM desk_sessions ORDER BY created_at DESC LIMIT 1',
    );
    expect(session!.touched).toBe(false);
    close();
    expect((await api.get('/api/desk/changes')).status).toBe(401);
  });

  it('is refused where a member has too many open, until one is closed', async () => {
    const streams = await Promise.all(Array.from({ length: 8 }, () => openStream(tom)));
    const ninth = await openStream(tom);
    expect([ninth.response.status, ninth.response.headers.get('Retry-After')]).toEqual([429, '30']);
    streams[0]!.close();
    for (let status = 429; status !== 200;) {
      const again = await openStream(tom);
      status = again.response.status;
      again.close();
    }
    for (const { close } of streams) close();
  });
});
