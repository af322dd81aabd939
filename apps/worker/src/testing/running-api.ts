import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { tiedToParent } from '@mainstage/testing/node-process';

export interface RunningApi {
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
  output: () => string;
  kill: () => Promise<void>;
}

export interface ApiServers {
  port: number;
  databaseUrl: string;
  redisUrl?: string | undefined;
  settings?: Record<string, string>;
  /** Expected status of `/health/ready`; 200 by default. */
  readiness?: number;
}

/** Starts the API as a separate process; resolves when it accepts leads, or responds with the expected readiness. */
export async function runApi(
  main: string,
  { port, databaseUrl, redisUrl, settings, readiness = 200 }: ApiServers,
): Promise<RunningApi> {
  const child = spawn(process.execPath, [...tiedToParent, main], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {
      NODE_ENV: 'test',
      LOG_LEVEL: 'warn',
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      RATE_LIMIT_PER_MINUTE: '0',
      ...(redisUrl && { REDIS_URL: redisUrl }),
      ...settings,
    },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const exited = once(child, 'exit');
  const running = () => child.exitCode === null && child.signalCode === null;
  const call = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init);
  const kill = async () => {
    if (running()) child.kill('SIGKILL');
    await exited;
  };
  for (const latest = performance.now() + 60_000; ; await delay(50)) {
    // It listens before its database is connected.
    const ready = await call('/health/ready').catch(() => undefined);
    if (ready?.status === readiness) return { fetch: call, output: () => output, kill };
    if (running() && performance.now() < latest) continue;
    await kill();
    throw new Error('The API did not start');
  }
}
