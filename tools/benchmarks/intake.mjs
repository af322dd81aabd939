/**
 * npm run bench:intake — how fast the contact form is taken in, beside the least that could be done.
 * Our API (lead, consent, two mails owed, idempotency key, mailbox cap), a bare Node http + pg handler and pgbench make
 * durable writes into one PostgreSQL, in turns, at the same concurrency; then the API alone at 100 calls a second.
 * BENCH_AGAINST=<folder> takes the built API of another checkout in turns too, with a database of its own.
 */
import { execFileSync, fork, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { nextFreePort } from '../lib/ports.mjs';
import { startPostgres } from '../lib/postgres.mjs';
import { createTable, pgbenchScript } from './bare-insert.mjs';
import { load } from './load.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const concurrency = Number(process.env.BENCH_CONCURRENCY ?? 32);
const seconds = Number(process.env.BENCH_SECONDS ?? 8);
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const against = process.env.BENCH_AGAINST;

const folder = mkdtempSync(join(tmpdir(), 'mainstage-bench-'));
chmodSync(folder, 0o755);
const postgres = await startPostgres({
  directory: join(folder, 'data'),
  port: await nextFreePort(25_000),
  logFile: join(folder, 'postgres.log'),
  settings: { max_connections: '200' },
});
const children = [];

try {
  const database = new pg.Client(postgres.url);
  await database.connect();
  await database.query(createTable);
  const bare = await startBare(postgres.url);
  const form = await startApi(root, postgres.url);
  const other = against && (await startApi(against, await anotherDatabase(database)));

  console.log(`Concurrency ${concurrency}, ${rounds} rounds of ${seconds} s each in turn, PostgreSQL with fsync on.\n`);
  for (const url of [bare, form, other]) if (url) await load(url, { seconds: 2, concurrency });

  const results = { bare: [], api: [], other: [], pgbench: [] };
  for (let round = 0; round < rounds; round++) {
    results.bare.push(await load(bare, { seconds, concurrency }));
    results.api.push(await load(form, { seconds, concurrency }));
    if (other) results.other.push(await load(other, { seconds, concurrency }));
    results.pgbench.push(await pgbench(postgres.url));
  }
  report('bare handler', results.bare);
  report('contact form', results.api);
  if (other) report('the other', results.other);
  if (results.pgbench[0]) report('pgbench', results.pgbench);
  else console.log('pgbench        not found on this machine (Debian: apt-get install postgresql-contrib)');
  const ratio = median(results.api, 'perSecond') / median(results.bare, 'perSecond');
  console.log(`\ncontact form / bare handler: ${(ratio * 100).toFixed(0)} % (aim: 60 %)`);
  if (other) {
    const gain = median(results.api, 'perSecond') / median(results.other, 'perSecond');
    console.log(`contact form / the other's: ${(gain * 100).toFixed(0)} %`);
  }

  const steady = await load(form, { seconds: 15, concurrency: 64, perSecond: 100 });
  report('\nat 100 a second', [steady]);
  console.log(`p95 ${steady.p95.toFixed(1)} ms (aim: under 100 ms)`);

  const { rows } = await database.query(
    'SELECT (SELECT count(*)::int FROM contact_submissions) leads, (SELECT count(*)::int FROM mails) mails',
  );
  console.log(`\nstored: ${rows[0].leads} leads, ${rows[0].mails} mails owed`);
  await database.end();
} finally {
  for (const child of children) child.kill();
  await delay(500);
  await postgres.stop('SIGINT');
  rmSync(folder, { recursive: true, force: true });
}

async function startBare(url) {
  const child = fork(join(root, 'tools/benchmarks/bare-handler.mjs'), { env: { ...process.env, DATABASE_URL: url } });
  children.push(child);
  const port = await new Promise((resolve) => child.once('message', resolve));
  return `http://127.0.0.1:${port}/`;
}

async function anotherDatabase(database) {
  await database.query('CREATE DATABASE other');
  const url = new URL(postgres.url);
  url.pathname = '/other';
  return url.href;
}

/** @returns {Promise<string>} address of the contact form of the API that a checkout built */
async function startApi(root, url) {
  if (!existsSync(join(root, 'dist/apps/api/main.js'))) execFileSync('npx', ['nx', 'build', 'api'], { cwd: root });
  const port = await nextFreePort(26_000);
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    DATABASE_URL: url,
    PORT: String(port),
    RATE_LIMIT_PER_MINUTE: '0',
    LOG_LEVEL: 'warn',
  };
  delete env.REDIS_URL;
  execFileSync(process.execPath, [join(root, 'dist/apps/api/migrate.js')], { env });
  const child = spawn(process.execPath, [join(root, 'dist/apps/api/main.js')], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  children.push(child);
  for (let attempt = 0; attempt < 100; attempt++) {
    const ready = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => undefined);
    if (ready?.ok) return `http://127.0.0.1:${port}/api/contact-submissions`;
    await delay(100);
  }
  throw new Error('The API did not start');
}

/** The same insert without any Node: what the database and the disk allow. */
async function pgbench(url) {
  const versions = existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql') : [];
  const program = ['/usr/bin/pgbench', ...versions.map((version) => `/usr/lib/postgresql/${version}/bin/pgbench`)].find(
    existsSync,
  );
  if (!program) return undefined;
  const script = join(folder, 'insert.sql');
  writeFileSync(script, pgbenchScript);
  const args = ['-n', '-M', 'prepared', '-c', String(concurrency), '-j', '2', '-T', String(seconds), '-f', script];
  const log = join(folder, 'pgbench');
  const child = spawn(program, [...args, '-l', '--log-prefix', log, url], { stdio: ['ignore', 'pipe', 'ignore'] });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  await new Promise((resolve) => child.once('close', resolve));
  const logs = readdirSync(folder)
    .filter((file) => file.startsWith('pgbench'))
    .map((file) => join(folder, file));
  const latencies = logs
    .flatMap((file) => readFileSync(file, 'utf8').trim().split('\n'))
    .map((line) => Number(line.split(' ')[2]) / 1000)
    .sort((a, b) => a - b);
  for (const file of logs) rmSync(file);
  const at = (share) => latencies[Math.floor(latencies.length * share)];
  return {
    perSecond: Number(/tps = ([\d.]+)/.exec(output)?.[1]),
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    errors: 0,
  };
}

function report(name, measured) {
  const of = (figure, digits) => median(measured, figure).toFixed(digits).padStart(8);
  const errors = measured.reduce((sum, { errors }) => sum + errors, 0);
  console.log(
    `${name.padEnd(14)}${of('perSecond', 0)} /s   p50 ${of('p50', 1)} ms   p95 ${of('p95', 1)} ms   p99 ${of('p99', 1)} ms   errors ${errors}`,
  );
}

function median(measured, figure) {
  const sorted = measured.map((one) => one[figure]).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}
