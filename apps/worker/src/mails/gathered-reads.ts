import { Gathered } from '@mainstage/database/gathered';
import { type EntityManager, type EntityTarget, In, type ObjectLiteral } from 'typeorm';

/** The leads of mails that were claimed together are asked for in the same breath: no time is lost by waiting. */
const gathering = { waitMs: 0, largest: 100, atOnce: 4 };

interface Row extends ObjectLiteral {
  id: string;
}

/** The entity manager, but that rows which are asked for by their ids at the same time are read by one statement. */
export function gatheredReads(entities: EntityManager): EntityManager {
  const reads = new Map<EntityTarget<ObjectLiteral>, Gathered<string, Row | null>>();
  const readsOf = (entity: EntityTarget<Row>) => {
    const known = reads.get(entity);
    if (known) return known;
    const made = new Gathered(async (ids: string[]) => {
      const found = new Map((await entities.findBy(entity, { id: In(ids) })).map((row) => [row.id, row]));
      return ids.map((id) => found.get(id) ?? null);
    }, gathering);
    reads.set(entity, made);
    return made;
  };
  const findOneBy = (entity: EntityTarget<Row>, where: ObjectLiteral) => {
    const { id, ...others } = where;
    if (typeof id !== 'string' || Object.keys(others).length > 0) return entities.findOneBy(entity, where);
    return readsOf(entity).ask(id);
  };
  return Object.create(entities, { findOneBy: { value: findOneBy } }) as EntityManager;
}
