import { Queue, Worker } from 'bullmq';
import { Redis, type RedisOptions } from 'ioredis';
import type { Backend } from './backend';
import { callTimeoutMs, drainDelaySeconds, keepAliveMs } from './queue-settings';

const common: RedisOptions = {
  connectTimeout: 3000,
  keepAlive: keepAliveMs,
  // Without it a call that got no answer would fail and leave the dead line to the next one.
  socketTimeout: callTimeoutMs,
  // Comes back soon after Redis does, however long it was away.
  retryStrategy: (times) => Math.min(100 * times, 2000),
};

/** The queue in Redis or Valkey. */
export function redisBackend(url: string): Backend {
  const connect = (options: RedisOptions): Redis => {
    const redis = new Redis(url, { ...common, ...options });
    // BullMQ reports its own trouble; without a listener ioredis would write to the console.
    redis.on('error', () => undefined);
    return redis;
  };

  return {
    async prepare() {
      const redis = connect({ lazyConnect: true, retryStrategy: () => null, maxRetriesPerRequest: 0 });
      try {
        await redis.connect();
        await redis.ping();
      } finally {
        redis.disconnect();
      }
    },
    forQueue() {
      // Callers wait for these commands: without Redis they fail at once instead of piling up.
      const connection = connect({ enableOfflineQueue: false, maxRetriesPerRequest: 1, commandTimeout: callTimeoutMs });
      return {
        queue: (name, options) => new Queue(name, { ...options, connection }),
        close: async () => connection.disconnect(),
      };
    },
    forWorker() {
      // BullMQ blocks on such a connection, and takes up again when Redis returns.
      // It may say nothing for as long as a worker without jobs blocks.
      const socketTimeout = drainDelaySeconds * 1000 + 3000;
      const connection = connect({ maxRetriesPerRequest: null, socketTimeout });
      return {
        worker: (name, processor, options) => new Worker(name, processor, { ...options, connection }),
        close: async () => connection.disconnect(),
      };
    },
  };
}
