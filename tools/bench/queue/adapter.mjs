/**
 * One replica of a queue for the public harness hardbyte/postgresql-job-queue-benchmarking, by its contract: settings from the
 * environment, `ENQUEUE <n>` a line on standard input, samples as lines of JSON on standard output.
 *
 *   node adapter.mjs mainstage    mails pending in the outbox, which relay and worker of the built app send
 *   node adapter.mjs bullmq       the same library without an outbox: a job of JOB_WORK_MS
 *   node adapter.mjs bullmq-mail  the same, and each job is a mail to the same mail server, by nodemailer
 *
 * With REDIS_URL the jobs are kept in Redis, else in PostgreSQL. Each job that was stored, and each that was done, is reported to
 * the tally (TALLY_PORT), which knows better than rates whether one was lost or done twice.
 */
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { nextFreePort } from '../../lib/ports.mjs';
import { root } from '../../lib/workspace.mjs';
import { production } from '../worker-fixture.mjs';

const [kind] = process.argv.slice(2);
const { DATABASE_URL, REDIS_URL, SINK_PORT, TALLY_PORT, PRODUCER_MODE = 'fixed', BENCH_SYSTEM = kind } = process.env;
const number = (name, usual) => Number(process.env[name] ?? usual);
const instance = number('BENCH_INSTANCE_ID', 0);
const workers = number('WORKER_COUNT', 32);
const workMs = number('JOB_WORK_MS', 1);
const batch = number('PRODUCER_BATCH_MAX', 128);
const sampleMs = number('SAMPLE_EVERY_S', 5) * 1000;
const startedAt = new Date().toISOString();

let going = true;
let enqueued = 0;
let completed = 0;

// The tally tells the replica that lives the longest how many jobs were done, by whomever.
const tally = connect(Number(TALLY_PORT), '127.0.0.1');
tally.on('error', () => process.exit(1));
const lines = createInterface({ input: tally });
lines.on('error', () => undefined);
lines.on('line', (line) => (completed += Number(line)));
const report = (what, ids) => tally.write(ids.map((id) => `${what} ${id}\n`).join(''));

/** A pool that tolerates closed connections. */
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 3, connectionTimeoutMillis: 5000 });
pool.on('error', () => undefined);
pool.on('connect', (client) => client.on('error', () => undefined));

const queues = { mainstage: withOutbox, bullmq: bare, 'bullmq-mail': bare };
const { tables, version, enqueue, depth, close } = await queues[kind]();
emit({
  kind: 'descriptor',
  event_tables: tables,
  extensions: [],
  version,
  schema_version: null,
  started_at: startedAt,
});
void (PRODUCER_MODE === 'depth-target' ? keepDepth(number('TARGET_DEPTH', 1000)) : followHarness());
void sample();
process.once('SIGTERM', () => {
  going = false;
  void close().then(() => process.exit(0));
});

/** Stores leads and their pending mails as the API does; the built worker runs in this process and ends with it. */
async function withOutbox() {
  const settings = {
    ...production,
    SMTP_URL: `smtp://127.0.0.1:${SINK_PORT}`,
    WORKER_PORT: String(await nextFreePort(27_000 + 100 * instance)),
    WORKER_CONCURRENCY: String(workers),
    SMTP_CONNECTIONS: String(workers),
    LOG_LEVEL: 'silent',
  };
  Object.assign(process.env, settings);
  const { rows } = await pool.query(`SELECT to_regclass('mails') AS made`);
  if (rows[0].made === null)
    execFileSync(process.execPath, [join(root, 'dist/apps/api/migrate.js')], { stdio: 'ignore' });
  await import(join(root, 'dist/apps/worker/main.js'));
  return {
    tables: ['public.mails'],
    version: 'this build',
    async enqueue(ids) {
      await pool.query(
        `WITH lead AS (
           INSERT INTO contact_submissions (id, first_name, last_name, email, message)
           SELECT id, 'Ada', 'Lovelace', id || '@visitor.example', repeat('Good evening. ', 18)
           FROM unnest($1::uuid[]) AS id ON CONFLICT DO NOTHING RETURNING id, email)
         INSERT INTO mails (kind, form, lead_id, recipient, to_address, needs_allowance)
         SELECT 'contact-confirmation', 'contact', id, 'visitor', email, false FROM lead`,
        [ids],
      );
      await pool.query('NOTIFY mails_due');
    },
    async depth() {
      const { rows: counted } = await pool.query(
        `SELECT count(*)::int AS waiting FROM (SELECT FROM mails WHERE status = 'due' LIMIT 20000) due`,
      );
      return counted[0].waiting;
    },
    // The worker hears the signal itself, leaves in order and ends the process.
    close: () => new Promise(() => undefined),
  };
}

/** BullMQ as its own documentation sets it up: its own times for a job whose worker died. */
async function bare() {
  const { createPostgresBackend, Queue, runMigrations, Worker } = await import('bullmq');
  const { Redis } = await import('ioredis');
  const name = 'bench';
  let part;
  if (REDIS_URL) {
    const { hostname, port } = new URL(REDIS_URL);
    part = () => [{ connection: { host: hostname, port: Number(port), maxRetriesPerRequest: null } }];
    const redis = new Redis(REDIS_URL);
    await redis.ping();
    redis.disconnect();
  } else {
    const client = new pg.Client({ connectionString: DATABASE_URL });
    await client.connect();
    await runMigrations(client);
    await client.end();
    part = (max) => {
      const own = new pg.Pool({
        connectionString: DATABASE_URL,
        options: '-c search_path=bullmq',
        connectionTimeoutMillis: 5000,
        max,
      });
      own.on('error', () => undefined);
      own.on('connect', (client) => client.on('error', () => undefined));
      return [{ connection: own }, createPostgresBackend];
    };
  }
  const work = kind === 'bullmq-mail' ? await mailing() : async (id) => (await delay(workMs), report('d', [id]));
  const [queueOptions, ...queueBackend] = part(4);
  const removal = { removeOnComplete: { count: 1000 }, removeOnFail: { count: 1000 } };
  const queue = new Queue(name, { ...queueOptions, defaultJobOptions: removal }, ...queueBackend);
  const [workerOptions, ...workerBackend] = part(8);
  const worker = new Worker(
    name,
    (job) => work(job.data.id),
    { ...workerOptions, concurrency: workers },
    ...workerBackend,
  );
  for (const one of [queue, worker]) one.on('error', () => undefined);
  const padding = 'x'.repeat(number('JOB_PAYLOAD_BYTES', 256) - 50);
  return {
    tables: REDIS_URL ? [] : ['bullmq.job'],
    version: 'bullmq',
    enqueue: (ids) => queue.addBulk(ids.map((id) => ({ name: 'job', data: { id, padding }, opts: { jobId: id } }))),
    depth: async () => (await queue.getJobCounts('waiting')).waiting,
    close: () => worker.close(),
  };
}

/** A mail as long as those of the outbox. */
async function mailing() {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    pool: true,
    host: '127.0.0.1',
    port: Number(SINK_PORT),
    maxConnections: workers,
    ignoreTLS: true,
  });
  const [text, html] = [number('MAIL_TEXT', 1200), number('MAIL_HTML', 9000)].map((length) =>
    'Good evening, all. '.repeat(Math.ceil(length / 19)),
  );
  return (id) =>
    transport.sendMail({ from: 'bench@bench.invalid', to: `${id}@visitor.example`, subject: 'Thank you', text, html });
}

/** Retries until the jobs are stored, as a visitor's page does; their ids make a repeat harmless. */
async function store(count) {
  const ids = Array.from({ length: count }, () => randomUUID());
  while (going) {
    try {
      await enqueue(ids);
      enqueued += count;
      report('e', ids);
      return;
    } catch {
      await delay(200);
    }
  }
}

async function followHarness() {
  for await (const line of createInterface({ input: process.stdin })) {
    if (!going) return;
    const [, count] = /^ENQUEUE (\d+)$/.exec(line) ?? [];
    if (count) await store(Number(count));
  }
}

async function keepDepth(target) {
  while (going) {
    const waiting = await depth().catch(() => target);
    let missing = target - waiting;
    if (missing <= 0) await delay(10);
    for (; missing > 0 && going; missing -= batch) await store(Math.min(batch, missing));
  }
}

async function sample() {
  let [before, done] = [enqueued, completed];
  await delay(sampleMs - (Date.now() % sampleMs));
  for (; going; await delay(sampleMs - (Date.now() % sampleMs))) {
    const t = new Date().toISOString();
    const window_s = sampleMs / 1000;
    const rates = { enqueue_rate: (enqueued - before) / window_s, completion_rate: (completed - done) / window_s };
    [before, done] = [enqueued, completed];
    for (const [metric, value] of Object.entries(rates))
      emit({ t, kind: 'adapter', subject_kind: 'adapter', subject: '', metric, value, window_s });
  }
}

function emit(record) {
  process.stdout.write(`${JSON.stringify({ system: BENCH_SYSTEM, instance_id: instance, ...record })}\n`);
}
