import { Pool, type PoolClient, type QueryConfig, type QueryResultRow } from 'pg';
import type { DataSource } from 'typeorm';
import { DatabaseUnavailable, isUnavailable } from './unavailable';

/** Whatever runs a statement: the pool, or a client inside a transaction. */
export type Sql = Pick<PoolClient, 'query'>;

/** Data sources whose first connection is being made: TypeORM calls them initialized before they are. */
const opening = new WeakSet<DataSource>();

/**
 * Keeps callers away from a data source until its first connection is complete. A storm of them would else take the
 * connections that completing it needs, and it would begin from the start, again and again.
 * @returns opens it to all
 */
export function keepClosed(dataSource: DataSource): () => void {
  opening.add(dataSource);
  return () => void opening.delete(dataSource);
}

/**
 * The pg pool beneath a data source, for statements that TypeORM cannot say or name.
 * @throws DatabaseUnavailable where the database has not answered yet
 */
export function poolOf(dataSource: DataSource): Pool {
  return poolBeneath(connected(dataSource));
}

/** The same while it is kept closed, for whoever completes its first connection. */
export function poolBeneath({ driver }: DataSource): Pool {
  const pool: unknown = 'master' in driver ? driver.master : undefined;
  if (!(pool instanceof Pool)) throw new Error('The data source is not one of PostgreSQL');
  return pool;
}

/** The data source, for repositories. @throws DatabaseUnavailable where the database has not answered yet */
export function connected(dataSource: DataSource): DataSource {
  if (!dataSource.isInitialized || opening.has(dataSource))
    throw new DatabaseUnavailable('The database has not answered yet');
  return dataSource;
}

/** Runs a statement and gives its rows. */
export async function rows<Row extends QueryResultRow>(
  sql: Sql,
  statement: string | QueryConfig,
  values?: unknown[],
): Promise<Row[]> {
  return (await sql.query<Row>(statement, values)).rows;
}

/**
 * Lends a connection of the pool, the one place where that happens (lint refuses others). Its loss meanwhile fails what
 * is under way and nothing else, for every client is guarded (libs/postgres). What is left in doubt is thrown away.
 */
export async function withClient<T>(pool: Pool, work: (client: Sql) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let doubtful: Error | undefined;
  try {
    return await work(client);
  } catch (error) {
    // A connection that timed out or broke may still be busy with the last statement.
    if (isUnavailable(error)) doubtful = error as Error;
    throw error;
  } finally {
    client.release(doubtful);
  }
}

/**
 * Runs the work in one transaction; commits when it succeeds, rolls back and throws when it does not.
 * @param first a statement without values that goes to the server together with the transaction's beginning
 */
export async function inTransaction<T>(pool: Pool, work: (sql: Sql) => Promise<T>, first = ''): Promise<T> {
  return withClient(pool, async (client) => {
    try {
      await client.query(first ? `BEGIN; ${first}` : 'BEGIN');
      const result = await work(client);
      await client.query('COMMIT');
      return result;
    } catch (error) {
      // Nobody waits for the word of a server that does not speak: it rolls back when the connection goes.
      if (isUnavailable(error)) throw error;
      await client.query('ROLLBACK').catch(() => {
        throw new DatabaseUnavailable('The connection was lost before the rollback');
      });
      throw error;
    }
  });
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
