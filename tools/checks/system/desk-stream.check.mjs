import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { publicUrl } from '../../deploy/nginx/behind-nginx.mjs';
import { endApi, startApi } from '../../deploy/nginx/rolling-restarts.mjs';
import { serveWithNginx } from '../../deploy/nginx/serve.mjs';
import { FaultyPostgres } from '../../faults/servers.mjs';
import { built } from '../../lib/build.mjs';
import { run } from '../../lib/command.mjs';
import { nextFreePort } from '../../lib/ports.mjs';
import { Trouble } from '../../lib/workspace.mjs';
import { findServer } from '../../test/services.mjs';

export const name =
  'pages of the sales desk learn of a change behind nginx from both API processes, after a restart of the database and of a process';

const member = 'lena@venue.example';
/** A hint passes through database, process and proxy in milliseconds; pages poll after 30 s. */
const promptMs = 5000;

/** An open page: it reconnects its stream as an EventSource does. */
class OpenPage {
  heard = '';
  openings = 0;
  #closed = new AbortController();

  constructor(url, headers) {
    void this.#listen(url, { ...headers, Accept: 'text/event-stream' });
  }

  async #listen(url, headers) {
    const { signal } = this.#closed;
    while (!signal.aborted) {
      try {
        const response = await fetch(`${url}/api/desk/changes`, { headers, signal });
        if (response.ok) this.openings += 1;
        for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) this.heard += chunk;
      } catch {
        // Disconnected: reconnected below.
      }
      await delay(200);
    }
  }

  close() {
    this.#closed.abort();
  }
}

async function until(what, holds, milliseconds = 60_000) {
  for (const latest = Date.now() + milliseconds; Date.now() < latest; await delay(25)) if (await holds()) return;
  throw new Trouble(`${what}: not within ${milliseconds / 1000} s`);
}

export async function check() {
  const folder = mkdtempSync(join(tmpdir(), 'mainstage-desk-stream-'));
  const postgres = new FaultyPostgres(folder, { add: () => undefined, remove: () => undefined });
  const ports = [await nextFreePort(18_800), await nextFreePort(18_850)];
  const ends = [];
  try {
    await postgres.start();
    ends.push(() => postgres.close());
    const settings = {
      ...{ DATABASE_URL: postgres.server.url, PUBLIC_URL: publicUrl, TRUST_PROXY: 'on' },
      SALES_TEAM: `Lena <${member}>`,
    };
    const migrated = await run(process.execPath, [built.migrate], { env: { ...process.env, ...settings } });
    if (migrated.code !== 0) throw new Trouble(migrated.output);
    const apis = await Promise.all(ports.map((port) => startApi(port, settings)));
    ends.push(() => Promise.all(apis.map((api) => api.exitCode === null && endApi(api))));
    const site = dirname(built.site);
    const nginx = await serveWithNginx({ program: await findServer('nginx'), site, apiPorts: ports, publicUrl });
    ends.push(() => nginx.stop());
    await play(nginx.url, postgres, apis, ends);
  } finally {
    for (const end of ends.reverse()) await end();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function play(url, postgres, apis, ends) {
  const token = randomBytes(32).toString('base64url');
  await postgres.rows(`INSERT INTO desk_sessions (member, token_hash, device) VALUES ($1, $2, 'Firefox')`, [
    member,
    createHash('sha256').update(token).digest(),
  ]);
  const headers = { Cookie: `__Host-desk-session=${token}` };
  const json = { ...headers, 'Content-Type': 'application/json' };
  const form = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', message: 'A summer party' };
  const submitted = await fetch(`${url}/api/contact-submissions`, {
    ...{ method: 'POST', headers: { ...json, 'Idempotency-Key': randomUUID() }, body: JSON.stringify(form) },
  });
  const { id } = await submitted.json();
  await (await fetch(`${url}/api/desk/leads`, { headers })).arrayBuffer();

  // nginx distributes calls to both processes in turn.
  const pages = [1, 2, 3, 4].map(() => new OpenPage(url, headers));
  ends.push(() => pages.forEach((page) => page.close()));
  const opened = () => pages.every(({ openings }) => openings > 0);
  await until('four pages are open', opened);

  let version = 1;
  const changeIsHeard = async (when) => {
    await until(`a change is possible ${when}`, async () => {
      const nextStep = { what: `Call ${version}`, due: '2030-05-14' };
      const response = await fetch(`${url}/api/desk/leads/${id}`, {
        ...{ method: 'PATCH', headers: json, body: JSON.stringify({ version, nextStep }) },
      });
      await response.arrayBuffer();
      return response.ok;
    });
    version += 1;
    const hint = `"id":"${id}","version":${version}}`;
    await until(
      `every page hears of a change ${when}`,
      () => pages.every(({ heard }) => heard.includes(hint)),
      promptMs,
    );
  };
  const listening = (count) => async () => {
    const [row] = await postgres.rows(
      `SELECT count(*)::int AS count FROM pg_stat_activity WHERE application_name = 'mainstage-api-listen'`,
    );
    return row.count === count;
  };

  await until('both processes listen', listening(2));
  await changeIsHeard('at first');

  await postgres.end('SIGINT');
  await postgres.start();
  await until('both processes listen again', listening(2));
  await changeIsHeard('after the database was restarted');

  const before = pages.map(({ openings }) => openings);
  await endApi(apis[0]);
  await until('the pages of that process have opened their streams at the other', () =>
    pages.some(({ openings }, page) => openings > before[page]),
  );
  await delay(500);
  await changeIsHeard('after one process ended');
}
