import { connection } from '@mainstage/postgres/connection';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { entities } from './entities/entities';
import { FirstSchema1764000000000 } from './migrations/1764000000000-first-schema';
import { Retention1764100000000 } from './migrations/1764100000000-retention';
import { WebinarSeatsInOneStatement1795341349504 } from './migrations/1795341349504-webinar-seats-in-one-statement';
import { Recipients1795341461555 } from './migrations/1795341461555-recipients';
import { Calendar1795342050549 } from './migrations/1795342050549-calendar';
import { LedgerIndexes1795343611252 } from './migrations/1795343611252-ledger-indexes';
import { RetentionRuns1795343782796 } from './migrations/1795343782796-retention-runs';
import { WebinarRegistrations1795345972864 } from './migrations/1795345972864-webinar-registrations';
import { BriefAndSource1795348339280 } from './migrations/1795348339280-brief-and-source';
import { PhoneE1641795354089814 } from './migrations/1795354089814-phone-e164';
import { CanonicalAddress1795354800000 } from './migrations/1795354800000-canonical-address';
import { OneTruthOfSeats1795356000000 } from './migrations/1795356000000-one-truth-of-seats';
import { HeldLeads1795360000000 } from './migrations/1795360000000-held-leads';
import { SnakeCase } from './snake-case';

/** How long a process waits for the database, in milliseconds; 0 is for ever. */
export interface Patience {
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
export const visitorsPatience: Patience = { connect: 2000, lock: 1500, statement: 2200, answer: 2500 };
/** Nobody sees it. */
const workersPatience: Patience = { connect: 5000, lock: 10_000, statement: 15_000, answer: 20_000 };
/** Visitors wait behind a change of the schema that waits for a lock, so it gives way; its work takes what it takes. */
export const migrationsPatience: Patience = { connect: 5000, lock: 2000, statement: 0, answer: 0 };

/** A process that fell asleep inside a transaction keeps its locks no longer than this, in milliseconds. */
const asleepInTransaction = 30_000;

export interface DatabaseOptions {
  /** Connections this process may hold. */
  poolSize?: number;
  /** Shown in pg_stat_activity. */
  applicationName?: string;
  /** The worker's unless told. */
  patience?: Patience;
  /** All unless told. */
  migrations?: DataSourceOptions['migrations'];
}

/** Connection, tables and migrations; the schema changes by migrations only. */
export function dataSourceOptions(url: string, options: DatabaseOptions = {}) {
  const patience = options.patience ?? workersPatience;
  return {
    type: 'postgres',
    url,
    entities,
    namingStrategy: new SnakeCase(),
    migrations: options.migrations ?? [
      FirstSchema1764000000000,
      Retention1764100000000,
      WebinarSeatsInOneStatement1795341349504,
      Recipients1795341461555,
      Calendar1795342050549,
      LedgerIndexes1795343611252,
      RetentionRuns1795343782796,
      WebinarRegistrations1795345972864,
      BriefAndSource1795348339280,
      PhoneE1641795354089814,
      CanonicalAddress1795354800000,
      OneTruthOfSeats1795356000000,
      HeldLeads1795360000000,
    ],
    synchronize: false,
    // PostgreSQL makes ids by itself, with gen_random_uuid(): nothing is to be installed.
    uuidExtension: 'pgcrypto',
    installExtensions: false,
    applicationName: options.applicationName ?? 'mainstage',
    connectTimeoutMS: patience.connect,
    poolSize: options.poolSize ?? 10,
    extra: {
      ...connection,
      lock_timeout: patience.lock,
      statement_timeout: patience.statement,
      query_timeout: patience.answer,
      idle_in_transaction_session_timeout: asleepInTransaction,
    },
  } satisfies DataSourceOptions;
}

export function createDataSource(url: string, options?: DatabaseOptions): DataSource {
  return new DataSource(dataSourceOptions(url, options));
}
