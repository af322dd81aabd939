/**
 * npm run bench:queue -- <folder> [--only throughput,crash_recovery] [--systems mainstage,bullmq] [--python python3]: relay,
 * outbox and worker of the build as a system of the public harness hardbyte/postgresql-job-queue-benchmarking (MIT), beside BullMQ
 * without an outbox, each on PostgreSQL and on Redis: jobs a second, and its five scenarios of disaster.
 *
 *   git clone https://github.com/hardbyte/postgresql-job-queue-benchmarking <folder>   (Python with psycopg, pydantic, matplotlib)
 *   npx nx run-many -t build -p api,worker && npm run bench:queue -- <folder>
 *
 * Orchestrator, phases and rates are the harness's, the length of a phase is ours (--stretch 3 makes all three times as long).
 * Whether a job was lost or done twice is not derived from rates but counted: every job that was stored is known by its id, and
 * so is every one that was done. Jobs of a replica that was killed may take their time: after a run a last replica gets
 * --grace seconds for what is left. Ends with 1 where a job of ours was lost.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { nextFreePort } from '../../lib/ports.mjs';
import { postgresUrl, startPostgres } from '../../lib/postgres.mjs';
import { root } from '../../lib/workspace.mjs';
import { startSink } from '../mail-sink.mjs';
import { endProcess, startRedis } from '../worker-fixture.mjs';
import { head, row } from '../baselines.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    systems: { type: 'string', default: 'mainstage,bullmq' },
    queues: { type: 'string', default: 'PostgreSQL,Redis' },
    python: { type: 'string', default: 'python3' },
    rate: { type: 'string', default: '200' },
    stretch: { type: 'string', default: '1' },
    grace: { type: 'string', default: '120' },
  },
});
const harness = resolve(positionals[0] ?? '.');
if (!existsSync(join(harness, 'bench_harness')))
  throw new Error(`${harness} is no checkout of hardbyte/postgresql-job-queue-benchmarking`);
const [rate, stretch, graceSeconds] = ['rate', 'stretch', 'grace'].map((name) => Number(values[name]));
const adapter = (kind) => [process.execPath, join(root, 'tools/bench/queue/adapter.mjs'), kind];

/** As in the harness's bench_harness/phases.py, but shorter; `survives` says what the disaster does not touch. */
const scenarios = {
  throughput: { phases: ['warmup=warmup:15', 'baseline=clean:30'], mode: 'depth-target', workers: 64 },
  crash_recovery: {
    phases: ['kill=kill-worker(instance=0):15', 'restart=start-worker(instance=0):15', 'recovery=clean:20'],
    replicas: 2,
  },
  repeated_kills: {
    phases: ['repeated=repeated-kill(instance=0,period=20s):60', 'recovery=clean:20'],
    replicas: 2,
  },
  postgres_restart: { phases: ['restart=postgres-restart:30', 'recovery=clean:20'], survives: 'bullmq on Redis' },
  pg_backend_kill: { phases: ['kills=pg-backend-kill(rate=2):30', 'recovery=clean:20'], survives: 'bullmq on Redis' },
  pool_exhaustion: {
    phases: ['exhaustion=pool-exhaustion(idle_conns=300):30', 'recovery=clean:20'],
    survives: 'bullmq on Redis',
  },
};
const before = ['warmup=warmup:10', 'baseline=clean:20'];
// What is a period within a phase stays.
const stretched = (phase) => phase.replace(/:(\d+)$/, (_, seconds) => `:${Math.round(seconds * stretch)}`);

/** One system through one scenario, on servers of its own. */
async function play(kind, queue, name) {
  const folder = mkdtempSync(join(tmpdir(), 'mainstage-queue-'));
  chmodSync(folder, 0o755);
  const { phases, mode = 'fixed', depth = 1000, workers = 32, replicas = 1 } = scenarios[name];
  const stored = new Set();
  const done = new Map();
  const listeners = new Set();
  let undelivered = 0;
  let lastDone = 0;
  let pause = 0;
  let watched = true;
  const finish = (id) => {
    done.set(id, (done.get(id) ?? 0) + 1);
    undelivered += 1;
    const now = performance.now();
    // Before the first job and after the last one nobody waits.
    if (watched && lastDone > 0 && stored.size > done.size) pause = Math.max(pause, now - lastDone);
    lastDone = now;
  };
  const sink = await startSink({ messageMs: 1, onMail: (to) => finish(to.split('@')[0]) });
  const tally = createServer((socket) => {
    listeners.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => listeners.delete(socket));
    const lines = createInterface({ input: socket });
    lines.on('error', () => undefined);
    lines.on('line', (line) => {
      const [what, id] = line.split(' ');
      if (what === 'e') stored.add(id);
      else finish(id);
    });
  });
  tally.listen(0, '127.0.0.1');
  await once(tally, 'listening');
  const reporting = setInterval(() => {
    const [oldest] = listeners;
    if (!oldest || undelivered === 0) return;
    oldest.write(`${undelivered}\n`);
    undelivered = 0;
  }, 50);

  const redis = queue === 'Redis' ? await startRedis() : undefined;
  const port = await nextFreePort(25_500);
  const data = { directory: join(folder, 'data'), port, logFile: join(folder, 'postgres.log') };
  // As in the harness's postgres.conf.
  const settings = { max_connections: '400', shared_buffers: '256MB', work_mem: '8MB' };
  const environment = {
    SINK_PORT: String(sink.port),
    TALLY_PORT: String(tally.address().port),
    BENCH_SYSTEM: 'system',
    ...(redis && { REDIS_URL: redis.url }),
  };
  let postgres;
  const drain = async () => {
    const left = () => stored.size - [...stored].filter((id) => done.has(id)).length;
    if (left() === 0) return;
    const [program, ...args] = adapter(kind);
    const replica = spawn(program, args, {
      env: { ...process.env, ...environment, DATABASE_URL: postgresUrl(port, 'bench'), WORKER_COUNT: String(workers) },
      stdio: ['pipe', 'ignore', 'inherit'],
    });
    for (const latest = Date.now() + graceSeconds * 1000; left() > 0 && Date.now() < latest;) await delay(200);
    // What is done a second time comes soon after.
    await delay(1000);
    await endProcess(replica);
  };
  const orders = {
    async fresh() {
      watched = true;
      postgres = await startPostgres({ ...data, settings });
    },
    stop: () => postgres.stop('SIGINT'),
    start: async () => (postgres = await startPostgres({ ...data, settings })),
    async gone() {
      if (!postgres) return;
      watched = false;
      await drain();
      await postgres.stop('SIGINT');
      postgres = undefined;
      rmSync(data.directory, { recursive: true, force: true });
    },
  };
  const control = createHttpServer((request, response) => {
    const [, order, database] = request.url.split('/');
    if (order === 'url') return response.end(postgresUrl(port, database));
    orders[order]().then(
      () => response.end(),
      (error) => response.writeHead(500).end(error.message),
    );
  });
  control.listen(0, '127.0.0.1');
  await once(control, 'listening');

  try {
    const given = {
      argv: adapter(kind),
      environment,
      scenario: null,
      phases: (name === 'throughput' ? phases : [...before, ...phases]).map(stretched),
      rate: mode === 'fixed' ? rate / replicas : 50_000,
      ...{ mode, depth, workers, replicas },
    };
    const args = [join(root, 'tools/bench/queue/harness.py'), harness, control.address().port, 'system', folder];
    const child = spawn(values.python, [...args, JSON.stringify(given)], {
      env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let words = '';
    child.stderr.on('data', (chunk) => (words += chunk));
    const [code] = await once(child, 'exit');
    if (code !== 0) return { trouble: words.trim().split('\n').at(-1) };
    const run = readdirSync(folder).find((entry) => entry.startsWith('custom-'));
    const summary = JSON.parse(readFileSync(join(folder, run, 'summary.json'), 'utf8'));
    const { phases: measured } = summary.systems.system;
    const rateOf = (label) => measured[label]?.metrics?.completion_rate?.median ?? NaN;
    return {
      baseline: rateOf('baseline'),
      recovery: rateOf('recovery'),
      stored: stored.size,
      lost: [...stored].filter((id) => !done.has(id)).length,
      doubled: [...done.values()].filter((times) => times > 1).length,
      pause: pause / 1000,
      summary,
    };
  } finally {
    clearInterval(reporting);
    await postgres?.stop('SIGINT');
    await redis?.stop();
    for (const socket of listeners) socket.destroy();
    for (const server of [control, tally, sink]) server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

let bad = false;
console.log(`${new Date().toISOString().slice(0, 16)}, ${rate} jobs a second in the scenarios of disaster\n`);
head(['scenario', 'system', 'jobs a second', 'after it', 'stored', 'lost', 'done twice', 'longest pause s', 'load']);
for (const name of values.only?.split(',') ?? Object.keys(scenarios))
  for (const queue of values.queues.split(','))
    for (const kind of values.systems.split(',')) {
      const system = `${kind} on ${queue}`;
      if (scenarios[name].survives === system) continue;
      const seen = await play(kind, queue, name);
      const load = loadavg()[0].toFixed(1);
      if (process.env.VERBOSE) console.error(JSON.stringify(seen.summary, null, 1));
      if (seen.trouble) row([name, system, seen.trouble, '', '', '', '', '', load]);
      else {
        const { baseline, recovery, stored, lost, doubled, pause } = seen;
        const shown = (figure) => (Number.isNaN(figure) ? '' : Math.round(figure));
        row([name, system, shown(baseline), shown(recovery), stored, lost, doubled, pause.toFixed(1), load]);
      }
      if (kind === 'mainstage' && (seen.trouble || seen.lost > 0)) bad = true;
    }
process.exitCode = bad ? 1 : 0;
