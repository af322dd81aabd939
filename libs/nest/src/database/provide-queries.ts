import type { FactoryProvider, Type } from '@nestjs/common';
import { EntityManager } from 'typeorm';

/**
 * Provides a store by the class that holds its SQL, whose statements run outside of transactions, on connections of the pool.
 * Services ask for the store, an abstract class, and know no SQL.
 */
export function provideQueries<Store extends object>(
  store: abstract new () => Store,
  Queries: Type<Store>,
): FactoryProvider<Store> {
  return { provide: store, inject: [EntityManager], useFactory: (manager: EntityManager) => new Queries(manager) };
}
