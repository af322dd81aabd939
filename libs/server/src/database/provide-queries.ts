import type { FactoryProvider } from '@nestjs/common';
import { EntityManager } from 'typeorm';

/** Makes a class of statements injectable; its statements run on connections of their own, outside of transactions. */
export function provideQueries<Queries extends object>(
  Class: new (manager: EntityManager) => Queries,
): FactoryProvider<Queries> {
  return { provide: Class, inject: [EntityManager], useFactory: (manager: EntityManager) => new Class(manager) };
}
