import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { tiedToParent } from '@mainstage/testing/node-process';
import { freePort } from '@mainstage/testing/ports';

export interface RunningWorker {
  port: number;
  output: () => string;
  get: (path: string, headers?: Record<string, string>) => Promise<{ status: number; body: string }>;
  signal: (signal: 'SIGSTOP' | 'SIGCONT') => void;
  kill: () => Promise<void>;
  stop: () => Promise<number | null>;
  ended: Promise<number | null>;
}

const startMs = 60_000;

export interface WorkerServers {
  databaseUrl: string;
  redisUrl?: string | undefined;
  smtpUrl: string;
  settings?: Record<string, string>;
  preload?: string[];
  startWithinMs?: number;
}

/**
 * Starts a worker as a separate process; resolves when it listens, which does not imply that its servers are available.
 * @throws Error if it does not listen in time; it is killed then
 */
export async function runWorker(main: string, servers: WorkerServers): Promise<RunningWorker> {
  try {
    return await startWorker(main, servers);
  } catch (error) {
    // Another process took the port before the worker listened.
    if (!String(error).includes('EADDRINUSE')) throw error;
    return startWorker(main, servers);
  }
}

async function startWorker(main: string, servers: WorkerServers): Promise<RunningWorker> {
  const port = await freePort();
  let output = '';
  const imports = (servers.preload ?? []).flatMap((module) => ['--import', module]);
  const child = spawn(process.execPath, ['--enable-source-maps', ...tiedToParent, ...imports, main], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      NODE_ENV: 'test',
      LOG_LEVEL: 'debug',
      WORKER_PORT: String(port),
      WORKER_CONCURRENCY: '10',
      DATABASE_URL: servers.databaseUrl,
      SMTP_URL: servers.smtpUrl,
      ...(servers.redisUrl && { REDIS_URL: servers.redisUrl }),
      ...servers.settings,
    },
  });
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const exited = once(child, 'exit') as Promise<[number | null]>;
  const running = () => child.exitCode === null && child.signalCode === null;

  const worker: RunningWorker = {
    port,
    output: () => output,
    async get(path, headers = {}) {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
      return { status: response.status, body: await response.text() };
    },
    signal: (signal) => child.kill(signal),
    async kill() {
      if (running()) child.kill('SIGKILL');
      await exited;
    },
    async stop() {
      if (running()) child.kill('SIGTERM');
      return (await exited)[0];
    },
    ended: exited.then(([code]) => code),
  };
  for (const latest = performance.now() + (servers.startWithinMs ?? startMs); ; await delay(50)) {
    const live = await worker.get('/health/live').catch(() => undefined);
    if (live?.status === 200) return worker;
    if (running() && performance.now() < latest) continue;
    // Otherwise it would process the mails of later tests.
    await worker.kill();
    throw new Error(`The worker did not start:\n${output}`);
  }
}
