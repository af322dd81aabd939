import { setTimeout as delay } from 'node:timers/promises';
import type { DataSource, DataSourceOptions } from 'typeorm';
import { AdvisoryLockQueries } from './advisory-lock.queries';
import { connectWithRetries } from './connect-with-retries';
import { migrationTimeouts } from './timeouts';
import { isLockTimeout } from './unavailable';

// Any fixed number: only one process may migrate at a time.
const migrationLock = 7_264_001;
const firstPauseMs = 500;
const longestPauseMs = 5000;
/** A backup may block for long; after that an operator has to look. */
const retryForMs = 30 * 60_000;

export interface MigrateOptions {
  migrations?: DataSourceOptions['migrations'];
  /** Time limits in milliseconds of successive attempts to connect; defaults to 5, 15 and 60 seconds. */
  connectTimeoutsMs?: readonly number[];
  /** Called after each attempt that ended at a lock timeout. */
  onLockTimeout?: (error: unknown) => void;
}

/**
 * Brings the schema up to date; safe to call from several processes: a second one waits for the first. A migration that
 * does not get its lock within two seconds is cancelled, so that no request waits behind it, and retried; its
 * statements have no time limit.
 * @returns names of the migrations that were run
 */
export async function migrate(databaseUrl: string, options: MigrateOptions = {}): Promise<string[]> {
  const dataSource = await connectWithRetries(
    databaseUrl,
    {
      poolSize: 3,
      applicationName: 'mainstage-migrate',
      timeouts: migrationTimeouts,
      migrations: options.migrations,
    },
    options.connectTimeoutsMs,
  );
  try {
    // The advisory lock belongs to the connection: this runner keeps it until the data source closes.
    const lock = new AdvisoryLockQueries(dataSource.createQueryRunner().manager);
    await waitForTurn(lock);
    const names = await runAll(dataSource, options.onLockTimeout);
    await lock.release(migrationLock);
    return names;
  } finally {
    await dataSource.destroy();
  }
}

/** Polls instead of waiting in a statement, for which CREATE INDEX CONCURRENTLY would wait in turn. */
async function waitForTurn(lock: AdvisoryLockQueries): Promise<void> {
  while (!(await lock.tryTake(migrationLock))) await delay(firstPauseMs);
}

async function runAll(dataSource: DataSource, onLockTimeout: MigrateOptions['onLockTimeout']): Promise<string[]> {
  // Also creates the table of migrations if it is missing.
  if (!(await dataSource.showMigrations())) return [];
  const before = await namesOf(dataSource);
  const until = performance.now() + retryForMs;
  for (let pause = firstPauseMs; ; pause = Math.min(pause * 2, longestPauseMs)) {
    try {
      await dataSource.runMigrations({ transaction: 'each' });
      return (await namesOf(dataSource)).filter((name) => !before.includes(name));
    } catch (error) {
      if (!isLockTimeout(error) || performance.now() > until) throw error;
      onLockTimeout?.(error);
    }
    await delay(pause);
  }
}

async function namesOf(dataSource: DataSource): Promise<string[]> {
  const names = dataSource.createQueryBuilder().select('migration.name', 'name').from('migrations', 'migration');
  return (await names.orderBy('migration.id').getRawMany<{ name: string }>()).map(({ name }) => name);
}
