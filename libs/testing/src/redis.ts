import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { freePort } from './ports';

export interface TestRedis {
  url: string;
  /** Wipes everything in it, as FLUSHALL does. */
  flush: () => Promise<void>;
  /** Ends it; a server of this test's own goes with its files. */
  stop: () => Promise<void>;
}

export interface PrivateRedis extends TestRedis {
  port: number;
  /** Ends the server at once, as a crash would. */
  kill: () => Promise<void>;
  /** Starts it again on the same port and files after `kill`. */
  restart: () => Promise<void>;
}

/**
 * A Redis for the test to fill and wipe: a logical database of TEST_REDIS_URL or REDIS_URL that no other Jest worker uses,
 * else a server of this test's own.
 * @throws Error where neither an address is given nor a server is installed
 */
export async function startRedis(): Promise<TestRedis> {
  const given = process.env['TEST_REDIS_URL'] || process.env['REDIS_URL'];
  if (!given) return startPrivateRedis();
  const url = new URL(given);
  // Redis has 16 logical databases unless told otherwise; Jest counts its workers from 1.
  url.pathname = `/${1 + (Number(process.env['JEST_WORKER_ID'] ?? 0) % 15)}`;
  const flush = () => command(url.href, 'FLUSHDB');
  await flush();
  return { url: url.href, flush, stop: flush };
}

/**
 * A Redis server of the test's own, for tests that kill it or need FLUSHALL to be real. Appends to its file, as in production.
 * @throws Error where no redis-server or valkey-server is on the PATH
 */
export async function startPrivateRedis(): Promise<PrivateRedis> {
  const program = process.env['TEST_REDIS_SERVER'] ?? onPath('redis-server') ?? onPath('valkey-server');
  if (!program) throw new Error('No redis-server or valkey-server is on the PATH: install one, or give REDIS_URL.');
  const directory = await mkdtemp(join(tmpdir(), 'mainstage-redis-'));
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  let child = await launch(program, directory, port);

  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  return {
    url,
    port,
    flush: () => command(url, 'FLUSHALL'),
    kill,
    restart: async () => {
      await kill();
      child = await launch(program, directory, port);
    },
    stop: async () => {
      await kill();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function launch(program: string, directory: string, port: number): Promise<ChildProcess> {
  const options = ['--bind', '127.0.0.1', '--port', String(port), '--dir', directory, '--save', ''];
  const durability = ['--appendonly', 'yes', '--appendfsync', 'always', '--maxmemory-policy', 'noeviction'];
  const child = spawn(program, [...options, ...durability], { stdio: 'ignore' });
  let failure: Error | undefined;
  child.once('error', (error) => (failure = error));
  for (const latest = Date.now() + 15_000; ; await delay(25)) {
    if (failure || child.exitCode !== null || Date.now() > latest) {
      child.kill('SIGKILL');
      throw failure ?? new Error(`Redis did not start on port ${port}.`);
    }
    const answers = await command(`redis://127.0.0.1:${port}`, 'PING').then(
      () => true,
      () => false,
    );
    if (answers) return child;
  }
}

async function command(url: string, name: string): Promise<void> {
  const redis = new Redis(url, { lazyConnect: true, retryStrategy: () => null, maxRetriesPerRequest: 0 });
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    await redis.call(name);
    await redis.quit();
  } finally {
    redis.disconnect();
  }
}

function onPath(program: string): string | undefined {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}
