import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';

/**
 * Starts a period of a digest, such as a day or an hour: the worker that inserts its row enqueues the digest, so that
 * there is one per period.
 * @returns false if another one has started it
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

/** SQL of the current hour by the database clock. */
export const thisHour = () => `date_trunc('hour', now())`;
