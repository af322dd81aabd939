/**
 * npm run bench:intake — all five forms at 1, 16, 64 and 256 concurrent calls, beside a bare Node handler in the same run
 * and in turn; then, with a worker on each queue, the time from a form to the acceptance of its mail
 * (BENCH_PARTS=throughput or BENCH_PARTS=mail: one of the two).
 */
import { randomUUID } from 'node:crypto';
import { cpus, loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { forms } from '../faults/visitors.mjs';
import { build } from '../lib/build.mjs';
import { root } from '../lib/workspace.mjs';
import { createTable } from './bare-insert.mjs';
import { withFixture } from './fixture.mjs';
import { load } from './load.mjs';
import { startSink } from './mail-sink.mjs';
import { familyMs, processorMs } from './processor.mjs';
import { endProcess, startRedis, startWorker } from './worker-fixture.mjs';
import { head, median, row, startBareHandler } from './baselines.mjs';

const seconds = Number(process.env.BENCH_SECONDS ?? 4);
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
/** `throughput` or `mail`; both by default. */
const parts = process.env.BENCH_PARTS?.split(',') ?? ['throughput', 'mail'];
const atOnce = (process.env.BENCH_AT_ONCE ?? '1,16,64,256').split(',').map(Number);
/** Calls per second in the part with a worker. */
const perSecond = 100;
const steadySeconds = Number(process.env.BENCH_STEADY_SECONDS ?? 10);

const figure = (number, digits = 0) =>
  number.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** A body for each call; reports its address. */
function bodiesOf(form, webinar, onAddress = () => undefined) {
  return () => {
    const email = `bench-${randomUUID()}@example.com`;
    onAddress(email);
    return JSON.stringify(forms[form].body(email, webinar));
  };
}

const webinarOf = async (api) => (await fetch(`${api}/api/webinars/led-wall`)).json();

/** Processor time, write-ahead log and database growth of a piece of work. */
async function costs(query, pids, work) {
  const used = () => pids.api() + pids.postgres();
  const stored = async () =>
    (
      await query(
        "SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 wal, pg_database_size(current_database())::float8 size",
      )
    )[0];
  const [before, cpu] = [await stored(), used()];
  const result = await work();
  const [after, done] = [await stored(), used()];
  return { result, cpu: (done - cpu) / 1000, wal: after.wal - before.wal, size: after.size - before.size };
}

async function throughput() {
  await withFixture(
    async ({ url, serverPid, query, inService, startApi, children }) => {
      await inService();
      await query(createTable);
      const bare = await startBareHandler(url, children);
      const api = await startApi(root, url);
      const apiPid = children.at(-1).pid;
      const pids = { api: () => processorMs(apiPid), postgres: () => familyMs(serverPid) };
      const webinar = await webinarOf(api);
      const targets = [
        ...Object.keys(forms).map((form) => ({
          name: form,
          run: (load, concurrency) =>
            costs(query, pids, () =>
              load(`${api}${forms[form].path}`, { seconds, concurrency, body: bodiesOf(form, webinar) }),
            ),
        })),
        {
          name: 'bare handler',
          run: async (load, concurrency) => ({ result: await load(bare, { seconds, concurrency }) }),
        },
      ];
      for (const { run } of targets) await run(load, 16);
      for (const concurrency of atOnce) {
        const seen = Object.fromEntries(targets.map(({ name }) => [name, []]));
        // Frees all seats: a setting limits the webinar to 100,000.
        await query('TRUNCATE tour_bookings, webinars');
        for (let round = 0; round < rounds; round += 1)
          for (const { name, run } of targets) seen[name].push(await run(load, concurrency));
        const rate = (name) =>
          median(
            seen[name].map(({ result }) => result),
            'perSecond',
          );
        console.log(`\n### ${concurrency} at once (load ${loadavg()[0].toFixed(1)})\n`);
        head([
          '',
          'a second',
          'of bare',
          'p50 ms',
          'p95 ms',
          'p99 ms',
          'CPU s / 1,000',
          'WAL kB / 1,000',
          'kept kB / 1,000',
          'errors',
        ]);
        for (const { name } of targets) {
          const measured = seen[name];
          const results = measured.map(({ result }) => result);
          const done = results.reduce((sum, result) => sum + result.perSecond * seconds, 0);
          const per = (what, digits, unit = 1) =>
            measured[0][what] === undefined
              ? ''
              : figure((measured.reduce((sum, one) => sum + one[what], 0) / done / unit) * 1000, digits);
          row([
            name,
            figure(rate(name)),
            `${figure((rate(name) / rate('bare handler')) * 100)} %`,
            ...['p50', 'p95', 'p99'].map((at) => figure(median(results, at), 1)),
            per('cpu', 2),
            per('wal', 0, 1024),
            per('size', 0, 1024),
            results.reduce((sum, { errors }) => sum + errors, 0),
          ]);
        }
      }
    },
    { max_connections: '400' },
  );
}

async function toTheMailServer() {
  const accepted = new Map();
  const sink = await startSink({ onMail: (to) => accepted.has(to) || accepted.set(to, performance.now()) });
  const redis = await startRedis();
  try {
    await withFixture(async ({ url, otherDatabase, migrated, startApi }) => {
      console.log(`\n### From form to mail server, ${perSecond} a second with a worker beside it\n`);
      head([
        'form, queue',
        'answer p95 ms',
        'mail p50 ms',
        'mail p95 ms',
        'mail p99 ms',
        'forms',
        'mails missing',
        'load',
      ]);
      for (const [queue, database, more] of [
        ['PostgreSQL', url, {}],
        ['Redis', await otherDatabase(), { REDIS_URL: redis.url }],
      ]) {
        const api = await startApi(root, database);
        const webinar = await webinarOf(api);
        const environment = { ...migrated(root, database), ...more, SMTP_URL: `smtp://127.0.0.1:${sink.port}` };
        const worker = await startWorker(environment);
        try {
          for (const form of Object.keys(forms)) {
            const sent = new Map();
            const onAddress = (email) => sent.set(email, performance.now());
            const body = bodiesOf(form, webinar, onAddress);
            const path = `${api}${forms[form].path}`;
            // The first mail of a kind compiles its template.
            await load(path, { seconds: 1, concurrency: 16, perSecond: 20, body });
            sent.clear();
            const answers = await load(path, { seconds: steadySeconds, concurrency: 64, perSecond, body });
            const missing = () => [...sent.keys()].filter((email) => !accepted.has(email));
            for (const latest = performance.now() + 15_000; missing().length > 0 && performance.now() < latest;)
              await delay(50);
            const waits = [...sent]
              .filter(([email]) => accepted.has(email))
              .map(([email, at]) => accepted.get(email) - at)
              .sort((a, b) => a - b);
            const at = (share) => figure(waits[Math.floor(waits.length * share)] ?? NaN, 0);
            row([
              `${form}, ${queue}`,
              figure(answers.p95, 1),
              ...[0.5, 0.95, 0.99].map(at),
              sent.size,
              missing().length,
              loadavg()[0].toFixed(1),
            ]);
          }
        } finally {
          await endProcess(worker);
        }
      }
    });
  } finally {
    await redis.stop();
    sink.close();
  }
}

// Measures the current sources.
await build('api', 'worker');
// Enough seats for all calls.
process.env.WEBINAR_SEATS = '100000';
console.log(
  `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores. Median of ${rounds} rounds of ${seconds} s each in turn; PostgreSQL with fsync on.`,
);
if (parts.includes('throughput')) await throughput();
if (parts.includes('mail')) await toTheMailServer();
