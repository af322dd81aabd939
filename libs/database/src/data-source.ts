import { DataSource, type DataSourceOptions } from 'typeorm';
import { entities } from './entities/entities';
import { FirstSchema1764000000000 } from './migrations/1764000000000-first-schema';
import { Retention1764100000000 } from './migrations/1764100000000-retention';
import { WebinarSeatsInOneStatement1795341349504 } from './migrations/1795341349504-webinar-seats-in-one-statement';
import { Recipients1795341461555 } from './migrations/1795341461555-recipients';
import { Calendar1795342050549 } from './migrations/1795342050549-calendar';
import { LedgerIndexes1795343611252 } from './migrations/1795343611252-ledger-indexes';
import { RetentionRuns1795343782796 } from './migrations/1795343782796-retention-runs';
import { SnakeCase } from './snake-case';

export interface DatabaseOptions {
  /** Connections this process may hold. */
  poolSize?: number;
  /** Shown in pg_stat_activity. */
  applicationName?: string;
}

/** Connection, tables and migrations; the schema changes by migrations only. */
export function dataSourceOptions(url: string, options: DatabaseOptions = {}) {
  return {
    type: 'postgres',
    url,
    entities,
    namingStrategy: new SnakeCase(),
    migrations: [
      FirstSchema1764000000000,
      Retention1764100000000,
      WebinarSeatsInOneStatement1795341349504,
      Recipients1795341461555,
      Calendar1795342050549,
      LedgerIndexes1795343611252,
      RetentionRuns1795343782796,
    ],
    synchronize: false,
    // PostgreSQL makes ids by itself, with gen_random_uuid(): nothing is to be installed.
    uuidExtension: 'pgcrypto',
    installExtensions: false,
    applicationName: options.applicationName ?? 'mainstage',
    // Visitors wait for these: a database that does not answer must become an error soon.
    connectTimeoutMS: 5000,
    poolSize: options.poolSize ?? 10,
    // The server ends a statement after 15 s; where not even that word arrives, the client gives up by itself.
    extra: { statement_timeout: 15_000, query_timeout: 20_000, keepAlive: true },
  } satisfies DataSourceOptions;
}

export function createDataSource(url: string, options?: DatabaseOptions): DataSource {
  return new DataSource(dataSourceOptions(url, options));
}
