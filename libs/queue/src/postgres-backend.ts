import { createPostgresBackend, DEFAULT_SCHEMA, Queue, runMigrations, Worker } from 'bullmq';
import { GuardedClient } from '@mainstage/database/postgres/guarded-client';
import { ReconnectingPool } from '@mainstage/database/postgres/reconnecting-pool';
import type { Pool, PoolConfig } from 'pg';
import { endWhenSilent } from '@mainstage/observability/silent-line';
import type { Backend } from './backend';
import { keepAliveMs } from './queue-settings';

/**
 * Milliseconds without data after which a connection is stale. Statement timeouts are shorter, and the listening
 * connection receives heartbeats.
 */
const silenceMs = 12_000;

const common = {
  Client: GuardedClient,
  // The library's tables are in a schema of their own.
  options: `-c search_path=${DEFAULT_SCHEMA}`,
  connectionTimeoutMillis: 5000,
  statement_timeout: 10_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: keepAliveMs,
} satisfies PoolConfig;

/** The queue in PostgreSQL, for installations without Redis. */
export function postgresBackend(url: string): Backend {
  const pool = (name: string, max: number): Pool => {
    const made = new ReconnectingPool({ ...common, connectionString: url, application_name: name, max });
    // A connection that dies while idle is replaced by the next call.
    made.on('error', () => undefined);
    made.on('connect', (client) => {
      // A client in use has no listener of the pool.
      client.on('error', () => undefined);
      endWhenSilent(client.connection.stream, silenceMs);
    });
    return made;
  };

  return {
    prepare: () => migratePostgresQueue(url),
    forQueue() {
      const connection = pool('mainstage-queue', 4);
      return {
        queue: (name, options) => asQueue(new Queue(name, { ...options, connection }, createPostgresBackend)),
        close: () => connection.end(),
      };
    },
    forWorker(concurrency) {
      // One connection is used for LISTEN permanently.
      const connection = pool('mainstage-queue-worker', 2 + Math.min(concurrency, 6));
      return {
        worker: (name, processor, options) =>
          asWorker(new Worker(name, processor, { ...options, connection }, createPostgresBackend)),
        close: () => connection.end(),
      };
    },
  };
}

/** Creates or updates the library's tables; does nothing if they are up to date. */
async function migratePostgresQueue(url: string): Promise<void> {
  const client = new GuardedClient({ ...common, connectionString: url, application_name: 'mainstage-queue-migrate' });
  client.on('error', () => undefined);
  await client.connect();
  // After connecting, because TLS may have replaced the stream.
  endWhenSilent(client.connection.stream, silenceMs);
  try {
    await runMigrations(client);
  } finally {
    await client.end();
  }
}

// BullMQ types a queue by its backend although all methods are the same.
function asQueue(queue: object): Queue {
  return queue as Queue;
}

function asWorker(worker: object): Worker {
  return worker as Worker;
}
