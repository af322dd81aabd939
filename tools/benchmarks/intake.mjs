/**
 * npm run bench:intake — how fast the contact form is taken in, beside the least that could be done.
 * Our API (lead, consent, two mails owed, idempotency key, mailbox cap), a bare Node http + pg handler and pgbench make
 * durable writes into one PostgreSQL, in turns, at the same concurrency; then the API alone at 100 calls a second.
 * BENCH_AGAINST=<folder> takes the built API of another checkout in turns too, with a database of its own.
 */
import { fork, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/workspace.mjs';
import { createTable, pgbenchScript } from './bare-insert.mjs';
import { onGround } from './ground.mjs';
import { load } from './load.mjs';

const concurrency = Number(process.env.BENCH_CONCURRENCY ?? 32);
const seconds = Number(process.env.BENCH_SECONDS ?? 8);
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const against = process.env.BENCH_AGAINST;

await onGround(async ({ url, folder, query, otherDatabase, startApi, children }) => {
  await query(createTable);
  const bare = await startBare(url, children);
  const formOf = async (checkout, database) => `${await startApi(checkout, database)}/api/contact-submissions`;
  const form = await formOf(root, url);
  const other = against && (await formOf(against, await otherDatabase()));

  console.log(`Concurrency ${concurrency}, ${rounds} rounds of ${seconds} s each in turn, PostgreSQL with fsync on.\n`);
  for (const at of [bare, form, other]) if (at) await load(at, { seconds: 2, concurrency });

  const results = { bare: [], api: [], other: [], pgbench: [] };
  for (let round = 0; round < rounds; round++) {
    results.bare.push(await load(bare, { seconds, concurrency }));
    results.api.push(await load(form, { seconds, concurrency }));
    if (other) results.other.push(await load(other, { seconds, concurrency }));
    results.pgbench.push(await pgbench(url, folder));
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

  const [stored] = await query(
    'SELECT (SELECT count(*)::int FROM contact_submissions) leads, (SELECT count(*)::int FROM mails) mails',
  );
  console.log(`\nstored: ${stored.leads} leads, ${stored.mails} mails owed`);
});

async function startBare(url, children) {
  const child = fork(join(root, 'tools/benchmarks/bare-handler.mjs'), { env: { ...process.env, DATABASE_URL: url } });
  children.push(child);
  const port = await new Promise((resolve) => child.once('message', resolve));
  return `http://127.0.0.1:${port}/`;
}

/** The same insert without any Node: what the database and the disk allow. */
async function pgbench(url, folder) {
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
