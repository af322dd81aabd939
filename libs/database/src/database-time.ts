import type { EntityManager } from 'typeorm';

/** The database time; inside a transaction, of its start. */
export function databaseTime(manager: EntityManager): Promise<Date> {
  return timeOf(manager, 'now()');
}

/** The database time, even if the transaction had to wait for a lock. */
export function currentDatabaseTime(manager: EntityManager): Promise<Date> {
  return timeOf(manager, 'clock_timestamp()');
}

/** TypeORM has no query without a table. */
async function timeOf(manager: EntityManager, clock: 'now()' | 'clock_timestamp()'): Promise<Date> {
  const [answer] = await manager.query<[{ now: Date }]>(`SELECT ${clock} AS now`);
  return answer.now;
}
