/**
 * Sends 10,000 mails through the built worker to a mail server of its own and prints, every 1,000 mails, the rate and the
 * worker's memory: constant memory means that sent mails are not retained.
 *
 *   nx build worker && node tools/bench/worker-memory.mjs [mails]
 *
 * The queue is in REDIS_URL where that is given, else in the throwaway PostgreSQL that holds the outbox.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { nextFreePort } from '../lib/ports.mjs';
import { startSink } from './mail-sink.mjs';

const total = Number(process.argv[2] ?? 10_000);
const step = Math.max(1, Math.round(total / 10));
const path = (file) => fileURLToPath(new URL(`../../${file}`, import.meta.url));

async function startDatabase() {
  const program = spawn(process.execPath, [path('tools/lib/throwaway-postgres.mjs')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [line] = await once(program.stdout, 'data');
  return { url: JSON.parse(line.toString()).url, stop: () => program.stdin.end() };
}

function run(file, environment) {
  return spawn(process.execPath, [path(file)], { env: environment, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Resident memory of a process in MiB. */
function residentMiB(pid) {
  const kib = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kib) / 1024);
}

const sink = await startSink();
const database = await startDatabase();
const environment = {
  ...process.env,
  NODE_ENV: 'development',
  DATABASE_URL: database.url,
  SMTP_URL: `smtp://127.0.0.1:${sink.port}`,
  WORKER_PORT: String(await nextFreePort(40_000)),
  LOG_LEVEL: 'warn',
};
const [code] = await once(run('dist/apps/api/migrate.js', environment), 'exit');
if (code !== 0) throw new Error('The migrations failed');

const client = new pg.Client({ connectionString: database.url });
await client.connect();
await client.query(
  `WITH lead AS (
     INSERT INTO contact_submissions (id, first_name, last_name, email, message)
     SELECT gen_random_uuid(), 'Ada', 'Lovelace', 'ada@visitor.example', repeat('Good evening. ', 20)
     FROM generate_series(1, $1) RETURNING id)
   INSERT INTO mails (kind, form, lead_id, to_address)
   SELECT 'contact-notification', 'contact', id, 'sales@venue.example' FROM lead`,
  [total],
);

const worker = run('dist/apps/worker/main.js', environment);
process.stdout.write(`queue: ${process.env.REDIS_URL ? 'Redis' : 'PostgreSQL'}\n mails   mails/s   RSS MiB\n`);
let startedAt = 0;
let last = 0;
for (let next = step; next <= total; next += step) {
  while (sink.received < next) {
    if (startedAt === 0 && sink.received > 0) startedAt = last = performance.now();
    if (worker.exitCode !== null) throw new Error('The worker ended');
    await delay(10);
  }
  const now = performance.now();
  const rate = Math.round((step / (now - (last || now - 1))) * 1000);
  last = now;
  process.stdout.write(
    `${String(next).padStart(6)} ${String(rate).padStart(9)} ${String(residentMiB(worker.pid)).padStart(9)}\n`,
  );
}
process.stdout.write(`overall ${Math.round((total / (performance.now() - startedAt)) * 1000)} mails/s\n`);

await delay(1000);
const { rows } = await client.query('SELECT status, count(*)::int AS count FROM mails GROUP BY status');
process.stdout.write(
  `outbox: ${rows.map(({ status, count }) => `${count} ${status}`).join(', ')}; received ${sink.received}\n`,
);
await client.end();
worker.kill('SIGTERM');
await once(worker, 'exit');
database.stop();
sink.close();
