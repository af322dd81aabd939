import type { EntityManager } from 'typeorm';

/** The present by the database's clock; inside a transaction, when it began. */
export async function databaseTime(manager: EntityManager): Promise<Date> {
  const [clock] = await manager.query<[{ now: Date }]>('SELECT now() AS now');
  return clock.now;
}
