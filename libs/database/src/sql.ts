import { Pool, type PoolClient, type QueryResultRow } from 'pg';
import type { DataSource } from 'typeorm';

/** Whatever runs a statement: the pool, or a client inside a transaction. */
export type Sql = Pick<PoolClient, 'query'>;

/** The pg pool beneath a data source, for statements that TypeORM cannot say or name. */
export function poolOf(dataSource: DataSource): Pool {
  const pool: unknown = 'master' in dataSource.driver ? dataSource.driver.master : undefined;
  if (!(pool instanceof Pool)) throw new Error('The data source is not connected to PostgreSQL');
  return pool;
}

/** Runs a statement and gives its rows. */
export async function rows<Row extends QueryResultRow>(sql: Sql, text: string, values: unknown[] = []): Promise<Row[]> {
  return (await sql.query<Row>(text, values)).rows;
}

/** Runs the work in one transaction; commits when it succeeds, rolls back and throws when it does not. */
export async function inTransaction<T>(pool: Pool, work: (sql: Sql) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch((rollbackError: Error) => (broken = rollbackError));
    throw error;
  } finally {
    client.release(broken);
  }
}

/** Whether an error is PostgreSQL's unique violation, on the named constraint or index. */
export function violatesUnique(error: unknown, constraint: string): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === '23505' &&
    'constraint' in error &&
    error.constraint === constraint
  );
}
