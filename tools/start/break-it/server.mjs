import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { countersOf } from './counters.mjs';
import { DemoForms } from './demo-forms.mjs';
import { faultsOf, unavailableFaults } from './faults.mjs';

const FORMS_PER_PRESS = 20;
const page = readFileSync(new URL('page.html', import.meta.url));

/**
 * Whether a request is from this page in this machine's browser: a page of another site must not break anything, not
 * even through a host name that points here.
 */
function isOwn({ method, headers }, port) {
  const hosts = [`localhost:${port}`, `127.0.0.1:${port}`];
  if (!hosts.includes(headers.host)) return false;
  return method === 'GET' || headers.origin === `http://${headers.host}`;
}

/** Break it yourself: the page of `npm start` that breaks parts of the running demo and shows that no form is lost. */
export class BreakItPage {
  #forms;
  #server;
  #faults;
  #unavailable;

  /** @param {import('../system.mjs').RunningSystem} system with its embedded database */
  constructor(system) {
    this.system = system;
    this.#forms = new DemoForms(system.site);
    this.#faults = faultsOf(system);
    this.#unavailable = unavailableFaults(system.given);
  }

  /** @param {number} port on 127.0.0.1 */
  async listen(port) {
    this.#server = createServer((request, response) => {
      this.#respond(request, port).then(
        ({ status, type = 'application/json', body }) =>
          response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body),
        (error) =>
          response
            .writeHead(500, { 'Content-Type': 'application/json' })
            .end(JSON.stringify({ message: error.message })),
      );
    });
    this.#server.listen(port, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  async #respond(request, port) {
    if (!isOwn(request, port)) return { status: 403, body: JSON.stringify({ message: 'Only from this page.' }) };
    const { pathname } = new URL(request.url, 'http://localhost');
    if (request.method === 'GET') return this.#read(pathname);
    const name = /^\/faults\/([a-z-]+)$/.exec(pathname)?.[1];
    if (pathname === '/forms') {
      void this.#forms.send(FORMS_PER_PRESS);
      return { status: 202, body: JSON.stringify({ message: `${FORMS_PER_PRESS} forms are being sent.` }) };
    }
    const fault = name && Object.hasOwn(this.#faults, name) ? this.#faults[name] : undefined;
    if (request.method !== 'POST' || !fault) return { status: 404, body: '{}' };
    const reason = this.#unavailable[name];
    return reason
      ? { status: 409, body: JSON.stringify({ message: reason }) }
      : { status: 200, body: JSON.stringify({ message: await fault() }) };
  }

  async #read(pathname) {
    if (pathname === '/') return { status: 200, type: 'text/html; charset=utf-8', body: page };
    if (pathname !== '/counters') return { status: 404, body: '{}' };
    const counters = await countersOf(this.#forms, this.system.env.DATABASE_URL);
    return { status: 200, body: JSON.stringify({ ...counters, unavailable: this.#unavailable }) };
  }

  close() {
    this.#forms.stop();
    this.#server?.close();
    this.#server?.closeAllConnections();
  }
}
