import type { PoolClient, QueryConfig } from 'pg';
import type { EntityManager, QueryRunner } from 'typeorm';

interface Result<Row> {
  records: Row[];
  affected: number;
}

/**
 * Runs a statement and returns its rows, including those of an UPDATE or DELETE with RETURNING.
 * @param manager of a transaction, or of the data source, which uses a connection of the pool
 */
export async function rows<Row extends object>(
  manager: EntityManager,
  statement: string | QueryConfig,
  values?: unknown[],
): Promise<Row[]> {
  return (await run<Row>(manager, statement, values)).records;
}

/** @returns number of written rows */
export async function affected(
  manager: EntityManager,
  statement: string | QueryConfig,
  values?: unknown[],
): Promise<number> {
  return (await run<object>(manager, statement, values)).affected;
}

async function run<Row extends object>(
  manager: EntityManager,
  statement: string | QueryConfig,
  values?: unknown[],
): Promise<Result<Row>> {
  if (manager.queryRunner) return runOn<Row>(manager.queryRunner, statement, values);
  const runner = manager.dataSource.createQueryRunner();
  try {
    return await runOn<Row>(runner, statement, values);
  } finally {
    await runner.release();
  }
}

async function runOn<Row extends object>(
  runner: QueryRunner,
  statement: string | QueryConfig,
  values?: unknown[],
): Promise<Result<Row>> {
  if (typeof statement === 'string') {
    const { records, affected } = await runner.query(statement, values, true);
    return { records: (records ?? []) as Row[], affected: affected ?? 0 };
  }
  if (statement.name === undefined) return runOn<Row>(runner, statement.text, statement.values);
  // A prepared statement is parsed and planned once per connection; TypeORM cannot name one, its driver can.
  const client = (await runner.connect()) as PoolClient;
  const { rows: records, rowCount } = await client.query<Row>(statement);
  return { records, affected: rowCount ?? 0 };
}

/** Whether an error is a unique violation of the given constraint or index. */
export function violatesUnique(error: unknown, constraint: string): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === '23505' &&
    'constraint' in error &&
    error.constraint === constraint
  );
}
