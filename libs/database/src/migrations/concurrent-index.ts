import type { QueryRunner } from 'typeorm';

/**
 * Creates an index without blocking writes; for a migration with `transaction = false`, whose only statement it should
 * be. It waits for all running transactions, and nothing waits for it.
 * @param definition the definition after the name, such as `ON mails (lead_id)`
 */
export async function createIndexConcurrently(runner: QueryRunner, name: string, definition: string): Promise<void> {
  await runner.query('SET lock_timeout = 0');
  try {
    // An aborted attempt leaves an invalid index.
    await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
    await runner.query(`CREATE INDEX CONCURRENTLY ${name} ${definition}`);
  } finally {
    await runner.query('RESET lock_timeout');
  }
}
