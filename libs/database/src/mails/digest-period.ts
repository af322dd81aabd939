import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';

/**
 * Starts a period of a digest, such as a day or an hour: whoever inserts its row first enqueues the digest, whatever
 * the number of workers.
 * @returns false where another one has started it
 */
export async function beginPeriod<Period extends ObjectLiteral>(
  manager: EntityManager,
  period: EntityTarget<Period>,
  values: QueryDeepPartialEntity<Period>,
): Promise<boolean> {
  const inserted = await manager
    .createQueryBuilder()
    .insert()
    .into(period)
    .values(values)
    .orIgnore()
    .returning('id')
    .updateEntity(false)
    .execute();
  return (inserted.raw as unknown[]).length > 0;
}

/** The current hour of the database clock. */
export const thisHour = () => `date_trunc('hour', now())`;
