import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { freePort } from './ports';

export interface TestRedis {
  url: string;
  /** Deletes all keys, as FLUSHALL does. */
  flush: () => Promise<void>;
  /** Stops it; a private server is deleted with its files. */
  stop: () => Promise<void>;
}

export interface PrivateRedis extends TestRedis {
  port: number;
  /** Kills the server, as a crash would. */
  kill: () => Promise<void>;
  /** Starts it again on the same port and files after `kill`. */
  restart: () => Promise<void>;
}

/**
 * A logical database of a Redis server that no other test uses: each call gets the next one, in any process. After the
 * last one they start over (`npm test` starts a server with a thousand).
 * @param server address of the server
 * @returns address of the database
 */
export async function ownDatabase(server: string): Promise<string> {
  const url = new URL(server);
  url.pathname = '/0';
  const [, count] = (await command(url.href, 'CONFIG', 'GET', 'databases')) as string[];
  const given = Number(await command(url.href, 'INCR', 'mainstage-tests:databases-given'));
  url.pathname = `/${1 + ((given - 1) % (Number(count) - 1))}`;
  return url.href;
}

/**
 * A Redis that the test may fill and wipe: a logical database of TEST_REDIS_URL or REDIS_URL, else a private server.
 * @throws Error if neither an address is set nor a server is installed
 */
export async function startRedis(): Promise<TestRedis> {
  const server = process.env['TEST_REDIS_URL'] || process.env['REDIS_URL'];
  if (!server) return startPrivateRedis();
  const url = await ownDatabase(server);
  const flush = async () => void (await command(url, 'FLUSHDB'));
  await flush();
  return { url, flush, stop: flush };
}

/**
 * A private Redis server, for tests that kill it or need a real FLUSHALL. Append-only, as in production.
 * @throws Error if no redis-server or valkey-server is on the PATH
 */
export async function startPrivateRedis(): Promise<PrivateRedis> {
  const program = serverProgram();
  const directory = await mkdtemp(join(tmpdir(), 'mainstage-redis-'));
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  let child = await launch(program, directory, port);

  const kill = () => end(child);
  return {
    url,
    port,
    flush: async () => void (await command(url, 'FLUSHALL')),
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

/**
 * A cluster of three Redis servers.
 * @returns the address of one of them
 * @throws Error as startPrivateRedis does
 */
export async function startRedisCluster(): Promise<Pick<TestRedis, 'url' | 'stop'>> {
  const program = serverProgram();
  const directory = await mkdtemp(join(tmpdir(), 'mainstage-redis-'));
  const nodes = await Promise.all(
    [0, 1, 2].map(async (node) => {
      const [port, busPort] = [await freePort(), await freePort()];
      const own = join(directory, String(node));
      await mkdir(own);
      const bus = ['--cluster-enabled', 'yes', '--cluster-port', String(busPort)];
      return { port, busPort, url: `redis://127.0.0.1:${port}`, child: await launch(program, own, port, bus) };
    }),
  );
  const [first] = nodes as [(typeof nodes)[number], ...typeof nodes];
  const slots = 16_384;
  for (const [node, { url }] of nodes.entries()) {
    const [from, to] = [node, node + 1].map((each) => Math.round((each * slots) / nodes.length)) as [number, number];
    await command(url, 'CLUSTER', 'ADDSLOTSRANGE', String(from), String(to - 1));
    await command(url, 'CLUSTER', 'MEET', '127.0.0.1', String(first.port), String(first.busPort));
  }
  for (const { url } of nodes)
    for (const latest = Date.now() + 20_000; ; await delay(25)) {
      const state = String(await command(url, 'CLUSTER', 'INFO'));
      if (/cluster_state:ok[\s\S]*cluster_known_nodes:3/.test(state)) break;
      if (Date.now() > latest) throw new Error(`The cluster did not come together: ${state}`);
    }
  return {
    url: first.url,
    stop: async () => {
      for (const { child } of nodes) await end(child);
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/**
 * A Redis, its replica, and a sentinel that promotes the replica within a second or two.
 * @returns the address of the sentinel
 * @throws Error as startPrivateRedis does
 */
export async function startWatchedRedis(): Promise<
  Pick<TestRedis, 'url' | 'stop'> & { killMaster: () => Promise<void> }
> {
  const program = serverProgram();
  const directory = await mkdtemp(join(tmpdir(), 'mainstage-redis-'));
  const folders = ['master', 'replica', 'sentinel'].map((name) => join(directory, name));
  const [forMaster, forReplica, forSentinel] = folders as [string, string, string];
  for (const folder of folders) await mkdir(folder);
  const ports = [await freePort(), await freePort(), await freePort()] as const;
  const master = await launch(program, forMaster, ports[0]);
  const replica = await launch(program, forReplica, ports[1], ['--replicaof', '127.0.0.1', String(ports[0])]);
  const config = join(forSentinel, 'sentinel.conf');
  const rules = [
    `monitor house 127.0.0.1 ${ports[0]} 1`,
    'down-after-milliseconds house 500',
    'failover-timeout house 2000',
  ];
  await writeFile(config, `port ${ports[2]}\nbind 127.0.0.1\n${rules.map((rule) => `sentinel ${rule}\n`).join('')}`);
  const url = `redis://127.0.0.1:${ports[2]}`;
  const sentinel = spawn(program, [config, '--sentinel'], { stdio: 'ignore', cwd: forSentinel });
  for (const latest = Date.now() + 20_000; ; await delay(50)) {
    const known = await command(url, 'SENTINEL', 'REPLICAS', 'house').catch(() => []);
    const up = /master_link_status:up/.test(
      String(await command(`redis://127.0.0.1:${ports[1]}`, 'INFO', 'replication')),
    );
    if (up && Array.isArray(known) && known.length > 0) break;
    if (Date.now() > latest) throw new Error('The sentinel does not know the replica');
  }
  return {
    url,
    killMaster: () => end(master),
    stop: async () => {
      for (const child of [sentinel, replica, master]) await end(child);
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

function serverProgram(): string {
  const program = process.env['TEST_REDIS_SERVER'] ?? onPath('redis-server') ?? onPath('valkey-server');
  if (!program) throw new Error('No redis-server or valkey-server is on the PATH: install one, or give REDIS_URL.');
  return program;
}

async function launch(program: string, directory: string, port: number, more: string[] = []): Promise<ChildProcess> {
  const options = ['--bind', '127.0.0.1', '--port', String(port), '--dir', directory, '--save', '', ...more];
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

async function command(url: string, name: string, ...args: string[]): Promise<unknown> {
  const redis = new Redis(url, { lazyConnect: true, retryStrategy: () => null, maxRetriesPerRequest: 0 });
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    return await redis.call(name, ...args);
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
