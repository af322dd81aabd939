import type { FactoryProvider } from '@nestjs/common';
import { EntityManager } from 'typeorm';

/** Makes a queries class injectable; its statements run outside of transactions, on connections of the pool. */
export function provideQueries<Queries extends object>(
  Class: new (manager: EntityManager) => Queries,
): FactoryProvider<Queries> {
  return { provide: Class, inject: [EntityManager], useFactory: (manager: EntityManager) => new Class(manager) };
}
