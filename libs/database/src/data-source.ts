import { connection } from '@mainstage/postgres/connection';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { entities } from './entities/entities';
import { migrations } from './migrations/all';
import { SnakeCase } from './snake-case';

/** How long a process waits for the database, in milliseconds; 0 means without limit. */
export interface DatabaseTimeouts {
  /** For a connection to open or to become free. */
  connect: number;
  /** For a lock of another transaction. */
  lock: number;
  /** For the whole statement, enforced by the server. */
  statement: number;
  /** For the server's response to an overdue statement; after that the connection is considered dead. */
  answer: number;
}

/** A visitor waits: they get an error to retry within three seconds. */
export const visitorTimeouts: DatabaseTimeouts = { connect: 2000, lock: 1500, statement: 2200, answer: 2500 };
/** Background work. */
const workerTimeouts: DatabaseTimeouts = { connect: 5000, lock: 10_000, statement: 15_000, answer: 20_000 };
/**
 * Visitors queue behind a schema change that waits for a lock, so its lock timeout is short; its statements have no
 * limit.
 */
export const migrationTimeouts: DatabaseTimeouts = { connect: 5000, lock: 2000, statement: 0, answer: 0 };

/**
 * Milliseconds after which PostgreSQL ends a session that is idle in a transaction, so that a suspended process
 * releases its locks.
 */
const idleInTransactionMs = 30_000;

export interface DatabaseOptions {
  /** Connections this process may hold. */
  poolSize?: number;
  /** Shown in pg_stat_activity. */
  applicationName?: string;
  /** Defaults to the worker's. */
  timeouts?: DatabaseTimeouts;
  /** Defaults to all. */
  migrations?: DataSourceOptions['migrations'];
}

/** Options of connection, entities and migrations; the schema changes by migrations only. */
export function dataSourceOptions(url: string, options: DatabaseOptions = {}) {
  const timeouts = options.timeouts ?? workerTimeouts;
  return {
    type: 'postgres',
    url,
    entities,
    namingStrategy: new SnakeCase(),
    migrations: options.migrations ?? migrations,
    synchronize: false,
    // Uses the built-in gen_random_uuid(), which needs no extension.
    uuidExtension: 'pgcrypto',
    installExtensions: false,
    applicationName: options.applicationName ?? 'mainstage',
    connectTimeoutMS: timeouts.connect,
    poolSize: options.poolSize ?? 10,
    extra: {
      ...connection,
      lock_timeout: timeouts.lock,
      statement_timeout: timeouts.statement,
      query_timeout: timeouts.answer,
      idle_in_transaction_session_timeout: idleInTransactionMs,
    },
  } satisfies DataSourceOptions;
}

export function createDataSource(url: string, options?: DatabaseOptions): DataSource {
  return new DataSource(dataSourceOptions(url, options));
}
