import { createDataSource } from './data-source';

// Any fixed number: processes that start together must not migrate together.
const migrationLock = 7_264_001;

/**
 * Brings the schema up to date; safe to call from several processes at once.
 * @returns names of the migrations that were run
 */
export async function migrate(databaseUrl: string): Promise<string[]> {
  const dataSource = await createDataSource(databaseUrl, {
    poolSize: 3,
    applicationName: 'mainstage-migrate',
  }).initialize();
  const runner = dataSource.createQueryRunner();
  try {
    await runner.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    const run = await dataSource.runMigrations({ transaction: 'each' });
    await runner.query('SELECT pg_advisory_unlock($1)', [migrationLock]);
    return run.map((migration) => migration.name);
  } finally {
    await runner.release();
    await dataSource.destroy();
  }
}
