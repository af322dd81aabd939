/**
 * Time of the built worker for mails that are all due at the same time, with a mail server that takes 200 ms for each.
 * nx run-many -t build -p api,worker && npm run bench:mails [mails] [milliseconds per mail]
 * Prints a table for both backends of the queue, with the processor time of each program; needs a redis-server on the
 * PATH for Redis. Settings such as SMTP_CONNECTIONS are taken from the environment; QUEUES=redis selects one backend,
 * TO=visitor sends confirmations, which contain a picture, instead of mails to sales; PROFILE=folder writes a processor
 * profile of the worker there.
 */
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { nextFreePort } from '../lib/ports.mjs';
import { throwawayPostgres } from '../test/services.mjs';
import { startSink } from './mail-sink.mjs';
import { familyMs, postmasterOf, processorMs } from './processor.mjs';
import { production, runBuilt, startRedis } from './worker-fixture.mjs';

const total = Number(process.argv[2] ?? 10_000);
const messageMs = Number(process.argv[3] ?? 200);
const queues = ['Redis', 'PostgreSQL'].filter(
  (queue) => (process.env.QUEUES ?? queue).toLowerCase() === queue.toLowerCase(),
);
/** The mail to sales has no picture, the one to the visitor has (rule mail.kinds). */
const [kind, recipient] =
  process.env.TO === 'visitor' ? ['contact-confirmation', 'visitor'] : ['contact-notification', 'sales'];
const profile = process.env.PROFILE ? ['--cpu-prof', `--cpu-prof-dir=${process.env.PROFILE}`] : [];

/**
 * @param redis URL of the queue's Redis; without it the queue is in PostgreSQL
 * @returns seconds from the start of the worker to the first mail and from there to the last, and milliseconds of
 * processor time for each mail
 */
async function measure(redis) {
  const sink = await startSink({ messageMs });
  const database = await throwawayPostgres();
  const { REDIS_URL: _, ...environment } = process.env;
  Object.assign(environment, {
    ...production,
    DATABASE_URL: database.url,
    SMTP_URL: `smtp://127.0.0.1:${sink.port}`,
    WORKER_PORT: String(await nextFreePort(40_000)),
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'error',
    ...(redis && { REDIS_URL: redis.url }),
  });
  const client = new pg.Client({ connectionString: database.url });
  let worker;
  try {
    const [code] = await once(runBuilt('dist/apps/api/migrate.js', environment), 'exit');
    if (code !== 0) throw new Error('The migrations failed');
    await client.connect();
    await client.query(
      `WITH lead AS (
         INSERT INTO contact_submissions (id, first_name, last_name, email, message, created_at)
         SELECT gen_random_uuid(), 'Ada', 'Lovelace ' || n, n || '@visitor.example', repeat('Good evening. ', 20),
           now() - n * interval '1 minute'
         FROM generate_series(1, $1) AS n RETURNING id, email)
       INSERT INTO mails (kind, form, lead_id, recipient, to_address)
         SELECT $2, 'contact', id, $3, CASE $3 WHEN 'visitor' THEN email END FROM lead`,
      [total, kind, recipient],
    );
    const postmaster = await postmasterOf(client);
    const used = () => ({
      worker: processorMs(worker.pid),
      postgres: familyMs(postmaster),
      redis: redis ? processorMs(redis.pid) : 0,
      sink: (({ user, system }) => (user + system) / 1000)(process.cpuUsage()),
    });
    const started = performance.now();
    worker = runBuilt('dist/apps/worker/main.js', environment, profile);
    let first = 0;
    let before = used();
    while (sink.received < total) {
      if (first === 0 && sink.received > 0) {
        first = performance.now();
        before = used();
      }
      if (worker.exitCode !== null) throw new Error('The worker ended');
      await delay(10);
    }
    const last = performance.now();
    const after = used();
    let sent = 0;
    for (let tries = 0; sent < total && tries < 100; tries += 1, await delay(100))
      sent = (await client.query(`SELECT count(*)::int AS count FROM mails WHERE status = 'sent'`)).rows[0].count;
    if (sent !== total || sink.received !== total)
      throw new Error(`${total} enqueued, ${sent} recorded as sent, ${sink.received} received`);
    return {
      first: (first - started) / 1000,
      all: (last - first) / 1000,
      connections: sink.connections,
      each: Object.fromEntries(Object.entries(after).map(([who, ms]) => [who, (ms - before[who]) / total])),
    };
  } finally {
    worker?.kill('SIGTERM');
    if (worker && worker.exitCode === null) await once(worker, 'exit');
    await client.end().catch(() => undefined);
    await database.stop();
    sink.close();
  }
}

process.stdout.write(`${total} mails due at the same time, ${messageMs} ms for each at the mail server\n\n`);
const print = (cells) => process.stdout.write(`${cells.map((cell) => String(cell).padStart(13)).join('')}\n`);
print(['queue', 'to the first', 'all after', 'mails/s', 'connections', 'load']);
for (const queue of queues) {
  const redis = queue === 'Redis' ? await startRedis() : undefined;
  try {
    const { first, all, connections, each } = await measure(redis);
    const load = loadavg()[0].toFixed(1);
    print([queue, `${first.toFixed(1)} s`, `${all.toFixed(1)} s`, Math.round(total / all), connections, load]);
    const shares = Object.entries(each).map(([who, ms]) => `${who} ${ms.toFixed(2)}`);
    process.stdout.write(`${' '.repeat(13)}  processor ms/mail: ${shares.join(', ')}\n`);
  } finally {
    await redis?.stop();
  }
}
