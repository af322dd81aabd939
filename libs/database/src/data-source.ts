import { connection } from '@mainstage/postgres/connection';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { entities } from './entities/entities';
import { migrations } from './migrations/all';
import { SnakeCase } from './snake-case';

/** How long a process waits for the database, in milliseconds; 0 is for ever. */
export interface DatabaseTimeouts {
  /** For a connection: to be opened, or to become free. */
  connect: number;
  /** For somebody else's lock. */
  lock: number;
  /** For the whole statement, by the server's watch. */
  statement: number;
  /** For the server's word that the statement took too long: then the line itself is dead. */
  answer: number;
}

/** Somebody sits before the screen: within three seconds they are told to try again. */
export const visitorTimeouts: DatabaseTimeouts = { connect: 2000, lock: 1500, statement: 2200, answer: 2500 };
/** Nobody sees it. */
const workerTimeouts: DatabaseTimeouts = { connect: 5000, lock: 10_000, statement: 15_000, answer: 20_000 };
/** Visitors wait behind a change of the schema that waits for a lock, so it gives way; its work takes what it takes. */
export const migrationTimeouts: DatabaseTimeouts = { connect: 5000, lock: 2000, statement: 0, answer: 0 };

/** A process that fell asleep inside a transaction keeps its locks no longer than this, in milliseconds. */
const asleepInTransaction = 30_000;

export interface DatabaseOptions {
  /** Connections this process may hold. */
  poolSize?: number;
  /** Shown in pg_stat_activity. */
  applicationName?: string;
  /** The worker's unless told. */
  timeouts?: DatabaseTimeouts;
  /** All unless told. */
  migrations?: DataSourceOptions['migrations'];
}

/** Connection, tables and migrations; the schema changes by migrations only. */
export function dataSourceOptions(url: string, options: DatabaseOptions = {}) {
  const timeouts = options.timeouts ?? workerTimeouts;
  return {
    type: 'postgres',
    url,
    entities,
    namingStrategy: new SnakeCase(),
    migrations: options.migrations ?? migrations,
    synchronize: false,
    // PostgreSQL makes ids by itself, with gen_random_uuid(): nothing is to be installed.
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
      idle_in_transaction_session_timeout: asleepInTransaction,
    },
  } satisfies DataSourceOptions;
}

export function createDataSource(url: string, options?: DatabaseOptions): DataSource {
  return new DataSource(dataSourceOptions(url, options));
}
