import DataLoader from 'dataloader';
import { type EntityManager, type EntityTarget, In, type ObjectLiteral } from 'typeorm';

interface Row extends ObjectLiteral {
  id: string;
}

/**
 * The entity manager, except that rows requested by id in the same tick are loaded by one statement. Nothing is cached.
 */
export function gatheredReads(entities: EntityManager): EntityManager {
  const loaders = new Map<EntityTarget<Row>, DataLoader<string, Row | null>>();
  const loaderOf = (entity: EntityTarget<Row>) => {
    const known = loaders.get(entity);
    if (known) return known;
    const read = async (ids: readonly string[]) => {
      const found = new Map((await entities.findBy(entity, { id: In([...ids]) })).map((row) => [row.id, row]));
      return ids.map((id) => found.get(id) ?? null);
    };
    const made = new DataLoader(read, { cache: false, maxBatchSize: 100 });
    loaders.set(entity, made);
    return made;
  };
  const findOneBy = (entity: EntityTarget<Row>, where: ObjectLiteral) => {
    const { id, ...others } = where;
    if (typeof id !== 'string' || Object.keys(others).length > 0) return entities.findOneBy(entity, where);
    return loaderOf(entity).load(id);
  };
  return Object.create(entities, { findOneBy: { value: findOneBy } }) as EntityManager;
}
