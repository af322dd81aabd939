import { connection } from './postgres/connection';
import { ReconnectingPool } from './postgres/reconnecting-pool';
import { PooledClient } from './postgres/pooled-client';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { commonEntities } from './entities/entities';
import { migrations } from './migrations/all';
import { type DatabaseTimeouts, sessionTimeouts, workerTimeouts } from './timeouts';
import { SnakeCase } from './snake-case';

export interface DatabaseOptions {
  poolSize?: number;
  /** Shown in pg_stat_activity. */
  applicationName?: string;
  timeouts?: DatabaseTimeouts;
  /** Entities of the process; by default those that every subject uses. */
  entities?: DataSourceOptions['entities'];
  migrations?: DataSourceOptions['migrations'];
  /** The URL is PgBouncer's in transaction mode: time-outs of statements and locks are those of the role. */
  pooled?: boolean;
}

export function dataSourceOptions(url: string, options: DatabaseOptions = {}) {
  const timeouts = options.timeouts ?? workerTimeouts;
  return {
    type: 'postgres',
    driver: { Pool: ReconnectingPool },
    url,
    entities: options.entities ?? commonEntities,
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
      // PgBouncer rejects them as connection parameters.
      ...(options.pooled ? { Client: PooledClient } : sessionTimeouts(timeouts)),
      query_timeout: timeouts.answer,
    },
  } satisfies DataSourceOptions;
}

export function createDataSource(url: string, options?: DatabaseOptions): DataSource {
  return new DataSource(dataSourceOptions(url, options));
}
