import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { tiedToParent } from '@mainstage/testing/node-process';

export interface RunningApi {
  /** Kills it without a shutdown, like a crash. */
  kill: () => Promise<void>;
}

export interface ApiServers {
  port: number;
  databaseUrl: string;
  redisUrl?: string | undefined;
}

/** Starts the API as its own process; resolves when it accepts leads. */
export async function runApi(main: string, { port, databaseUrl, redisUrl }: ApiServers): Promise<RunningApi> {
  const child = spawn(process.execPath, [...tiedToParent, main], {
    stdio: 'ignore',
    env: {
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      RATE_LIMIT_PER_MINUTE: '0',
      ...(redisUrl && { REDIS_URL: redisUrl }),
    },
  });
  const exited = once(child, 'exit');
  const running = () => child.exitCode === null && child.signalCode === null;
  const kill = async () => {
    if (running()) child.kill('SIGKILL');
    await exited;
  };
  for (const latest = performance.now() + 60_000; ; await delay(50)) {
    // It listens before its database is connected.
    const ready = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => undefined);
    if (ready?.ok) return { kill };
    if (running() && performance.now() < latest) continue;
    await kill();
    throw new Error('The API did not start');
  }
}
