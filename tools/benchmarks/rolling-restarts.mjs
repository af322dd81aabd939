/**
 * Exchanges two API processes one after the other while visitors send forms through a proxy, and counts who was cut off.
 * Usage: DATABASE_URL=… node tools/benchmarks/rolling-restarts.mjs --proxy http://127.0.0.1:8080 --ports 3101,3102
 *   [--restarts 100] [--visitors 40]; the proxy hands calls to both ports; the API and its schema are built before.
 */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { built } from '../lib/build.mjs';

const { values } = parseArgs({
  options: {
    proxy: { type: 'string' },
    ports: { type: 'string' },
    restarts: { type: 'string', default: '100' },
    visitors: { type: 'string', default: '40' },
  },
});
if (!values.proxy || !values.ports) throw new Error('--proxy and --ports are needed');

async function start(port) {
  const env = { ...process.env, NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMIT_PER_MINUTE: '0', PORT: port };
  const child = spawn(process.execPath, [built.api], { stdio: 'inherit', env });
  for (const until = performance.now() + 60_000; performance.now() < until; await delay(50)) {
    const ready = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => undefined);
    await ready?.arrayBuffer();
    if (ready?.ok) return child;
  }
  child.kill('SIGKILL');
  throw new Error(`The API on ${port} did not become ready`);
}

async function end(child) {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const [code] = await ended;
  return code;
}

const seen = {};
const count = (what) => (seen[what] = (seen[what] ?? 0) + 1);
let wanted = true;

async function visit(visitor) {
  for (let n = 0; wanted; n += 1) {
    const body = { firstName: 'Ada', lastName: 'Byron', email: `v${visitor}.${n}@example.com`, message: `Hello ${n}` };
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() };
    const path = `${values.proxy}/api/contact-submissions`;
    await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) }).then(
      async (response) => (await response.arrayBuffer(), count(`form ${response.status}`)),
      () => count('form cut'),
    );
    await fetch(`${values.proxy}/contact`).then(
      async (response) => (await response.arrayBuffer(), count(`page ${response.status}`)),
      () => count('page cut'),
    );
    await delay(50);
  }
}

const ports = values.ports.split(',');
const processes = await Promise.all(ports.map(start));
const visitors = Array.from({ length: Number(values.visitors) }, (_, visitor) => visit(visitor));
const exits = {};
for (let restart = 0; restart < Number(values.restarts); restart += 1) {
  const which = restart % ports.length;
  const code = await end(processes[which]);
  exits[code] = (exits[code] ?? 0) + 1;
  processes[which] = await start(ports[which]);
}
wanted = false;
await Promise.all(visitors);
await Promise.all(processes.map(end));
console.log(JSON.stringify({ restarts: Number(values.restarts), exits, ...seen }));
const bad = Object.keys(seen).filter((what) => !/ (200|201)$/.test(what));
process.exitCode = bad.length > 0 || Object.keys(exits).some((code) => code !== '0') ? 1 : 0;
