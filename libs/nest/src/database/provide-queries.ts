import type { FactoryProvider, Type } from '@nestjs/common';
import { EntityManager } from 'typeorm';

/** Provides a class of statements that run outside of transactions, on connections of the pool. */
export function provideQueries<Queries extends object>(queries: Type<Queries>): FactoryProvider<Queries> {
  return { provide: queries, inject: [EntityManager], useFactory: (manager: EntityManager) => new queries(manager) };
}
