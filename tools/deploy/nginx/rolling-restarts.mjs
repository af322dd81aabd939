import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { built } from '../../lib/build.mjs';
import { Trouble } from '../../lib/workspace.mjs';

/**
 * Starts an API and resolves when it is ready.
 * @param {'ready' | 'live'} [until] `live` if it has no database
 * @returns {Promise<import('node:child_process').ChildProcess>}
 */
export async function startApi(port, settings, until = 'ready') {
  const env = { ...process.env, NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMIT_PER_MINUTE: '0', ...settings };
  const child = spawn(process.execPath, [built.api], { stdio: 'inherit', env: { ...env, PORT: String(port) } });
  for (const latest = performance.now() + 120_000; performance.now() < latest; await delay(50)) {
    const ready = await fetch(`http://127.0.0.1:${port}/health/${until}`).catch(() => undefined);
    await ready?.arrayBuffer();
    if (ready?.ok) return child;
    if (child.exitCode !== null) break;
  }
  child.kill('SIGKILL');
  throw new Trouble(`The API on ${port} did not become ready`);
}

/** Lets it finish requests in flight. @returns its exit code */
export async function endApi(child) {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const [code] = await ended;
  return code;
}

/** One visitor after the other: a form, a page, a pause of 50 ms. */
async function visit({ proxy, visitor, isRunning, count }) {
  for (let n = 0; isRunning(); n += 1) {
    const body = { firstName: 'Ada', lastName: 'Byron', email: `v${visitor}.${n}@example.com`, message: `Hello ${n}` };
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() };
    const requests = [
      ['form', '/api/contact-submissions', { method: 'POST', headers, body: JSON.stringify(body) }],
      ['page', '/contact', {}],
    ];
    for (const [what, path, options] of requests)
      await fetch(`${proxy}${path}`, options).then(
        async (response) => (await response.arrayBuffer(), count(`${what} ${response.status}`)),
        () => count(`${what} cut`),
      );
    await delay(50);
  }
}

/**
 * Restarts API processes one after the other, each when the previous one is ready, while visitors send forms and load
 * pages through a proxy.
 * @param {{ proxy: string, ports: number[], restarts: number, visitors: number, settings?: Record<string, string> }}
 * options the proxy distributes calls to all ports
 * @returns {Promise<{ seen: Record<string, number>, exits: Record<string, number>, bad: string[] }>} answers by kind;
 * `bad`: violations of the promise that no request is cut off or gets a 5xx
 */
export async function rollingRestarts({ proxy, ports, restarts, visitors, settings = {} }) {
  const seen = {};
  const exits = {};
  const processes = [];
  let going = true;
  const count = (what) => (seen[what] = (seen[what] ?? 0) + 1);
  try {
    for (const port of ports) processes.push(await startApi(port, settings));
    const crowd = Array.from({ length: visitors }, (_, visitor) =>
      visit({ proxy, visitor, isRunning: () => going, count }),
    );
    for (let restart = 0; restart < restarts; restart += 1) {
      const which = restart % ports.length;
      const code = await endApi(processes[which]);
      exits[code] = (exits[code] ?? 0) + 1;
      processes[which] = await startApi(ports[which], settings);
    }
    going = false;
    await Promise.all(crowd);
  } finally {
    going = false;
    await Promise.all(
      processes.map((child) => (child.exitCode === null && child.signalCode === null ? endApi(child) : 0)),
    );
  }
  const bad = [
    ...Object.keys(seen).filter((what) => !/ (200|201)$/.test(what)),
    ...Object.keys(exits)
      .filter((code) => code !== '0')
      .map((code) => `exit ${code}`),
    ...['form 201', 'page 200'].filter((what) => !seen[what]).map((what) => `no ${what}`),
  ];
  return { seen, exits, bad };
}
