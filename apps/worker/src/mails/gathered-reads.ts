import { Batcher } from '@mainstage/database/batcher';
import { type EntityManager, type EntityTarget, In, type ObjectLiteral } from 'typeorm';

/** Mails leased together read their leads in the same tick, so gathering needs no delay. */
const gathering = { waitMs: 0, largest: 100, atOnce: 4 };

interface Row extends ObjectLiteral {
  id: string;
}

/** The entity manager, except that rows requested by id in the same tick are read by one statement. */
export function gatheredReads(entities: EntityManager): EntityManager {
  const reads = new Map<EntityTarget<ObjectLiteral>, Batcher<string, Row | null>>();
  const readsOf = (entity: EntityTarget<Row>) => {
    const known = reads.get(entity);
    if (known) return known;
    const made = new Batcher(async (ids: string[]) => {
      const found = new Map((await entities.findBy(entity, { id: In(ids) })).map((row) => [row.id, row]));
      return ids.map((id) => found.get(id) ?? null);
    }, gathering);
    reads.set(entity, made);
    return made;
  };
  const findOneBy = (entity: EntityTarget<Row>, where: ObjectLiteral) => {
    const { id, ...others } = where;
    if (typeof id !== 'string' || Object.keys(others).length > 0) return entities.findOneBy(entity, where);
    return readsOf(entity).request(id);
  };
  return Object.create(entities, { findOneBy: { value: findOneBy } }) as EntityManager;
}
