import { setTimeout as delay } from 'node:timers/promises';
import type { DataSource, DataSourceOptions } from 'typeorm';
import { AdvisoryLockQueries } from './advisory-lock.queries';
import { createDataSource, migrationTimeouts } from './data-source';
import { isHeldUp } from './unavailable';

// Any fixed number: processes that start together must not migrate together.
const migrationLock = 7_264_001;
const firstPauseMs = 500;
const longestPauseMs = 5000;
/** Milliseconds that one attempt to connect after the other may take. */
const connectTimeouts: readonly number[] = [migrationTimeouts.connect, 15_000, 60_000];
/** A backup may read for long; after that somebody has to look. */
const giveUpAfterMs = 30 * 60_000;

export interface MigrateOptions {
  /** All unless told. */
  migrations?: DataSourceOptions['migrations'];
  /** As many attempts to connect, in milliseconds each; 5, 15 and 60 seconds unless told. */
  connectTimeoutsMs?: readonly number[];
  /** Told of each try that gave way to somebody else's lock. */
  onGivingWay?: (error: unknown) => void;
}

/**
 * Brings the schema up to date; safe to call from several processes at once: a second one waits for the first.
 * A step that does not get its lock within two seconds gives way, so that nobody waits behind it for longer, and is tried
 * again; its work itself may take any time.
 * @returns names of the migrations that were run
 */
export async function migrate(databaseUrl: string, options: MigrateOptions = {}): Promise<string[]> {
  const dataSource = await connectPatiently(databaseUrl, options);
  try {
    // The lock is the connection's: this runner keeps it until the data source closes.
    const lock = new AdvisoryLockQueries(dataSource.createQueryRunner().manager);
    await waitForTurn(lock);
    const names = await runAll(dataSource, options.onGivingWay);
    await lock.release(migrationLock);
    return names;
  } finally {
    await dataSource.destroy();
  }
}

/**
 * A starved machine takes its time to answer and answers in the end: an attempt that was too short is made again with a wider time-out.
 * @throws whatever else is wrong, such as a refused password, at once
 */
async function connectPatiently(
  databaseUrl: string,
  { migrations, connectTimeoutsMs }: MigrateOptions,
): Promise<DataSource> {
  const timeouts = connectTimeoutsMs ?? connectTimeouts;
  for (const [attempt, connect] of timeouts.entries())
    try {
      return await createDataSource(databaseUrl, {
        poolSize: 3,
        applicationName: 'mainstage-migrate',
        timeouts: { ...migrationTimeouts, connect },
        migrations,
      }).initialize();
    } catch (error) {
      if (!/time-?out/i.test((error as Error).message) || attempt === timeouts.length - 1) throw error;
    }
  throw new Error('No attempt to connect was allowed');
}

/** Asks again and again instead of waiting in a statement, for which CREATE INDEX CONCURRENTLY would wait in its turn. */
async function waitForTurn(lock: AdvisoryLockQueries): Promise<void> {
  while (!(await lock.tryTake(migrationLock))) await delay(firstPauseMs);
}

async function runAll(dataSource: DataSource, onGivingWay: MigrateOptions['onGivingWay']): Promise<string[]> {
  // Makes the table of migrations too, where it is missing.
  if (!(await dataSource.showMigrations())) return [];
  const before = await namesOf(dataSource);
  const until = performance.now() + giveUpAfterMs;
  for (let pause = firstPauseMs; ; pause = Math.min(pause * 2, longestPauseMs)) {
    try {
      await dataSource.runMigrations({ transaction: 'each' });
      return (await namesOf(dataSource)).filter((name) => !before.includes(name));
    } catch (error) {
      if (!isHeldUp(error) || performance.now() > until) throw error;
      onGivingWay?.(error);
    }
    await delay(pause);
  }
}

async function namesOf(dataSource: DataSource): Promise<string[]> {
  const names = dataSource.createQueryBuilder().select('migration.name', 'name').from('migrations', 'migration');
  return (await names.orderBy('migration.id').getRawMany<{ name: string }>()).map(({ name }) => name);
}
