/**
 * npm run bench:calendar — many clients contend for the same rooms and some connections are cut: no room may be sold
 * twice and no request may fail. Then measures how fast a full calendar answers.
 * Clients and changes of each: BENCH_CLIENTS (64), BENCH_EACH (10000); bookings of the full calendar: BENCH_BOOKINGS
 * (100000).
 */
import { execFile, execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { built } from '../lib/build.mjs';
import { root } from '../lib/workspace.mjs';
import { withFixture } from './fixture.mjs';
import { familyMs } from './processor.mjs';

const clients = Number(process.env.BENCH_CLIENTS ?? 64);
const each = Number(process.env.BENCH_EACH ?? 10_000);
const bookings = Number(process.env.BENCH_BOOKINGS ?? 100_000);
const bench = join(dirname(built.cli), 'bench.js');

if (!existsSync(bench)) execFileSync('npx', ['nx', 'build', 'cli'], { cwd: root, stdio: 'inherit' });

let failed = false;
await withFixture(
  async ({ url, serverPid, query, migrated, startApi }) => {
    const env = migrated(root, url);
    await contend(env, serverPid);
    await query('TRUNCATE bookings CASCADE');
    await fullCalendar(env, () => startApi(root, url));
  },
  { deadlock_timeout: '100ms' },
);
process.exitCode = failed ? 1 : 0;

async function contend(env, serverPid) {
  console.log(`${clients} clients, ${each} changes each …`);
  const before = familyMs(serverPid);
  const { seconds, processorMs, done, killed, rejected, failures, nameless, audit } = await run(
    env,
    'rush',
    clients,
    each,
  );
  const tried = clients * each;
  console.log(
    `${tried} changes in ${seconds.toFixed(0)} s (${(tried / seconds).toFixed(0)} a second, load ${loadavg()[0].toFixed(1)})`,
  );
  const server = familyMs(serverPid) - before;
  console.log(
    `processor time of a change: ${(processorMs / tried).toFixed(2)} ms of the clients, ${(server / tried).toFixed(2)} ms of PostgreSQL`,
  );
  console.log(`done ${done}, cut off ${killed}, refused ${JSON.stringify(rejected)}`);
  console.log(`failures (would be 500): ${failures.length}; refusals that name nothing: ${nameless}`);
  console.log(`a separate look over all of it: ${JSON.stringify(audit)}`);
  for (const failure of failures.slice(0, 5)) console.log(failure);
  failed ||= failures.length > 0 || nameless > 0 || Object.values(audit).some((count) => count > 0);
}

async function fullCalendar(env, start) {
  const { filled } = await run(env, 'fill', bookings);
  console.log(`\n${filled} bookings in a year; 30 venues and the whole of it:`);
  // No read uses a cached result; in the API this happens only after a change.
  console.log(`all of it read from the database and told: ${timesText((await run(env, 'read', 40)).times)}`);
  const url = await start();
  const times = await ask(`${url}/api/availability?${year()}`, 300);
  console.log(`asked of the API: ${timesText(times)}`);
  console.log(`the API's first answer took ${times[0].toFixed(1)} ms; aim: p95 under 50 ms`);
  failed ||= p95(times) > 50;
}

function at(times, share) {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length * share)];
}

function p95(times) {
  return at(times, 0.95);
}

function timesText(times) {
  return [0.5, 0.95, 0.999].map((share) => `p${share * 100} ${at(times, share).toFixed(1)} ms`).join(', ');
}

async function run(env, ...args) {
  const { stdout } = await promisify(execFile)(process.execPath, [bench, ...args.map(String)], {
    env,
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(stdout);
}

function year() {
  const day = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  return new URLSearchParams({ from: day(0), to: day(364) });
}

async function ask(url, times) {
  const taken = [];
  for (let call = 0; call < times; call++) {
    const from = performance.now();
    const response = await fetch(url);
    await response.text();
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    taken.push(performance.now() - from);
    // Spread over some seconds, so that the times are read again in between.
    await delay(20);
  }
  return taken;
}
