import { Queue, Worker } from 'bullmq';
import { Cluster, Redis, type RedisOptions } from 'ioredis';
import type { Backend } from './backend';
import { callTimeoutMs, drainDelaySeconds, keepAliveMs } from './queue-settings';

/** Reconnects soon after Redis is back, however long it was unavailable. */
const retryStrategy = (times: number) => Math.min(100 * times, 2000);

const common: RedisOptions = {
  connectTimeout: 3000,
  keepAlive: keepAliveMs,
  // Without it a call without a response would fail and leave the stale connection to the next one.
  socketTimeout: callTimeoutMs,
  retryStrategy,
};

/** In braces: a cluster stores keys with the same tag on one node. */
const prefix = '{mainstage}';

/** Type of the URL's server: the server itself, a node of a cluster, or a sentinel. */
type Place = { kind: 'server' | 'cluster' } | { kind: 'sentinel'; master: string };

/** The queue in Redis or Valkey: one server, a cluster, or one monitored by sentinels, detected at the URL. */
export function redisBackend(url: string): Backend {
  const { username, password, protocol, hostname, port } = new URL(url);
  const credentials = {
    ...(username && { username: decodeURIComponent(username) }),
    ...(password && { password: decodeURIComponent(password) }),
    ...(protocol === 'rediss:' && { tls: {} }),
  };
  let place: Place = { kind: 'server' };

  const open = (options: RedisOptions): Redis | Cluster => {
    if (place.kind === 'cluster') {
      const { enableOfflineQueue = true, ...each } = options;
      return new Cluster([url], {
        enableOfflineQueue,
        clusterRetryStrategy: retryStrategy,
        redisOptions: { ...common, ...credentials, ...each },
      });
    }
    if (place.kind === 'sentinel')
      return new Redis({
        ...common,
        ...credentials,
        ...(credentials.password && { sentinelPassword: credentials.password }),
        ...(credentials.tls && { sentinelTLS: credentials.tls, enableTLSForSentinelMode: true }),
        sentinels: [{ host: hostname, port: Number(port) || 26_379 }],
        sentinelRetryStrategy: retryStrategy,
        name: place.master,
        ...options,
      });
    return new Redis(url, { ...common, ...options });
  };
  const connect = (options: RedisOptions): Redis | Cluster => {
    const redis = open(options);
    // BullMQ reports errors itself; without a listener ioredis would write to the console.
    redis.on('error', () => undefined);
    return redis;
  };

  return {
    async prepare() {
      const redis = new Redis(url, {
        ...common,
        lazyConnect: true,
        retryStrategy: () => null,
        maxRetriesPerRequest: 0,
      });
      // The emitted error has the cause; the thrown one says only that the connection is closed.
      let cause: Error | undefined;
      redis.on('error', (error) => (cause ??= error));
      try {
        await redis.connect();
        place = await placeOf(redis);
      } catch (error) {
        throw inWords(cause ?? (error as Error));
      } finally {
        redis.disconnect();
      }
    },
    forQueue() {
      // Callers wait for these commands: without Redis they fail immediately instead of piling up.
      const connection = connect({ enableOfflineQueue: false, maxRetriesPerRequest: 1, commandTimeout: callTimeoutMs });
      return {
        queue: (name, options) => new Queue(name, { ...options, prefix, connection }),
        close: async () => connection.disconnect(),
      };
    },
    forWorker() {
      // BullMQ blocks on such a connection and resumes when Redis returns. It may be silent for as long as an idle
      // worker blocks.
      const socketTimeout = drainDelaySeconds * 1000 + 3000;
      const connection = connect({ maxRetriesPerRequest: null, socketTimeout });
      return {
        worker: (name, processor, options) => new Worker(name, processor, { ...options, prefix, connection }),
        close: async () => connection.disconnect(),
      };
    },
  };
}

/** A rejected password is a wrong setting, unlike an unavailable server. */
function inWords(error: Error): Error {
  const rejected = /^(WRONGPASS|NOAUTH|NOPERM)/.test(error.message);
  return rejected
    ? new Error(`Redis refuses the user or password of REDIS_URL: ${error.message}`, { cause: error })
    : error;
}

/** @throws Error if it does not respond, or is a sentinel with none or several masters */
async function placeOf(redis: Redis): Promise<Place> {
  const mode = /^redis_mode:(\w+)/m.exec(await redis.info('server'))?.[1];
  if (mode === 'cluster') return { kind: 'cluster' };
  if (mode !== 'sentinel') return { kind: 'server' };
  const masters = (await redis.call('SENTINEL', 'MASTERS')) as string[][];
  const [master, ...others] = masters.map((fields) => fields[fields.indexOf('name') + 1] ?? '');
  if (!master || others.length > 0) throw new Error(`The sentinel watches over ${masters.length} servers, not one`);
  return { kind: 'sentinel', master };
}
