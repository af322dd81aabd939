/**
 * npm run bench:calendar — many clients quarrel about the same rooms, some are cut off meanwhile: nothing may be sold
 * twice and nobody may be failed. Then how fast a full calendar answers visitors.
 * Clients and changes of each: BENCH_CLIENTS (64), BENCH_EACH (10000); bookings of the full calendar: BENCH_BOOKINGS
 * (100000).
 */
import { execFile, execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { built } from '../lib/build.mjs';
import { nextFreePort } from '../lib/ports.mjs';
import { startPostgres } from '../lib/postgres.mjs';
import { root } from '../lib/workspace.mjs';

const clients = Number(process.env.BENCH_CLIENTS ?? 64);
const each = Number(process.env.BENCH_EACH ?? 10_000);
const bookings = Number(process.env.BENCH_BOOKINGS ?? 100_000);
const bench = join(dirname(built.bookings), 'bench.js');

for (const [project, file] of [
  ['api', built.api],
  ['bookings-cli', bench],
])
  if (!existsSync(file)) execFileSync('npx', ['nx', 'build', project], { cwd: root, stdio: 'inherit' });

const folder = mkdtempSync(join(tmpdir(), 'mainstage-bench-'));
chmodSync(folder, 0o755);
const postgres = await startPostgres({
  directory: join(folder, 'data'),
  port: await nextFreePort(25_000),
  logFile: join(folder, 'postgres.log'),
  settings: { max_connections: '200', deadlock_timeout: '100ms' },
});
let api;
let failed = false;

try {
  const env = { ...process.env, NODE_ENV: 'test', DATABASE_URL: postgres.url, LOG_LEVEL: 'warn' };
  execFileSync(process.execPath, [built.migrate], { env });

  console.log(`${clients} clients, ${each} changes each …`);
  const began = performance.now();
  const quarrel = await run(env, 'rush', clients, each);
  const seconds = (performance.now() - began) / 1000;
  const tried = clients * each;
  console.log(`${tried} changes in ${seconds.toFixed(0)} s (${(tried / seconds).toFixed(0)} a second)`);
  console.log(`done ${quarrel.done}, cut off ${quarrel.killed}, refused ${JSON.stringify(quarrel.refused)}`);
  console.log(`failures (would be 500): ${quarrel.failures.length}; refusals that name nothing: ${quarrel.nameless}`);
  console.log(`a separate look over all of it: ${JSON.stringify(quarrel.audit)}`);
  for (const failure of quarrel.failures.slice(0, 5)) console.log(failure);
  failed ||=
    quarrel.failures.length > 0 || quarrel.nameless > 0 || Object.values(quarrel.audit).some((count) => count > 0);

  const client = new pg.Client(postgres.url);
  await client.connect();
  await client.query('TRUNCATE bookings CASCADE');
  await client.end();
  const { filled } = await run(env, 'fill', bookings);
  console.log(`\n${filled} bookings in a year; 30 venues and the whole of it asked for, one after the other:`);
  const url = await startApi(env);
  const times = await ask(`${url}/api/availability?${year()}`, 300);
  const at = (share) => times[Math.floor(times.length * share)].toFixed(1);
  console.log(`p50 ${at(0.5)} ms, p95 ${at(0.95)} ms (aim: under 50 ms), slowest ${at(0.999)} ms`);
  failed ||= Number(at(0.95)) > 50;
} finally {
  api?.kill();
  await delay(500);
  await postgres.stop('SIGINT');
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = failed ? 1 : 0;

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
    // Spread over some seconds, so that the times are read anew meanwhile.
    await delay(20);
  }
  return taken.sort((a, b) => a - b);
}

async function startApi(env) {
  const port = await nextFreePort(26_000);
  api = spawn(process.execPath, [built.api], {
    env: { ...env, PORT: String(port), RATE_LIMIT_PER_MINUTE: '0' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (let attempt = 0; attempt < 200; attempt++) {
    const live = await fetch(`http://127.0.0.1:${port}/health/live`).catch(() => undefined);
    if (live?.ok) return `http://127.0.0.1:${port}`;
    await delay(100);
  }
  throw new Error('The API did not start');
}
