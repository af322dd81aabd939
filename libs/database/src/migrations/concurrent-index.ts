import type { QueryRunner } from 'typeorm';

/**
 * Makes an index while visitors write; for a migration with `transaction = false`, which this alone should be. It waits
 * for all who read already, as long as they take, and nobody waits for it.
 * @param definition what follows the name, such as `ON mails (lead_id)`
 */
export async function createIndexConcurrently(runner: QueryRunner, name: string, definition: string): Promise<void> {
  await runner.query('SET lock_timeout = 0');
  try {
    // A try that was broken off leaves an index that serves nobody.
    await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
    await runner.query(`CREATE INDEX CONCURRENTLY ${name} ${definition}`);
  } finally {
    await runner.query('RESET lock_timeout');
  }
}
