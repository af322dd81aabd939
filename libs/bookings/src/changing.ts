import { setTimeout as delay } from 'node:timers/promises';
import { inTransaction, type Sql } from '@mainstage/database/sql';
import type { Pool } from 'pg';

const mostTries = 20;
/** The longest wait before the second try, in milliseconds; it grows with every further one. */
const firstWait = 10;

/**
 * The line of options is in order only where each change sees the one before it whole: what two that overlap have not
 * committed yet, neither can see, and no row is there to hold. So changes of the calendar go one by one; that nothing is
 * sold twice does not depend on it, nor does a visitor's request wait for it (docs/adr/0017-calendar.md).
 */
const oneByOne = 'SELECT pg_advisory_xact_lock(7_266_101)';

/**
 * Runs a change of the calendar in one transaction. PostgreSQL decides between changes that meet: where it ends one of
 * them (a deadlock with something else, or a place that another took a moment before), that one looks again.
 * @throws what the work throws; the database's own error when the same change lost 20 times
 */
export async function changing<T>(pool: Pool, work: (sql: Sql) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await inTransaction(pool, async (sql) => {
        await sql.query(oneByOne);
        return work(sql);
      });
    } catch (error) {
      if (!lostARace(error) || tries === mostTries) throw error;
      await delay(Math.random() * firstWait * tries);
    }
  }
}

const soldOnce = 'booked_atoms_sold_once';
const rankedOnce = 'booked_atoms_ranked_once';

/** Whether PostgreSQL refused to sell the same place twice. */
export const soldTwice = (error: unknown) => excludes(error, soldOnce);

/** Thrown to look again: what stood in the way is gone. */
export class LookAgain extends Error {}

function lostARace(error: unknown): boolean {
  return (
    error instanceof LookAgain || excludes(error, rankedOnce) || hasCode(error, '40P01') || hasCode(error, '40001')
  );
}

const excludes = (error: unknown, constraint: string) =>
  hasCode(error, '23P01') && (error as { constraint?: unknown }).constraint === constraint;

const hasCode = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code;
