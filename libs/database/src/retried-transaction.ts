import type { EntityManager } from 'typeorm';
import { isCollision } from './unavailable';

const mostTries = 5;

/**
 * Runs work in one transaction, and again if PostgreSQL ended it because of a concurrent one: a deadlock or a
 * serialisation failure. The work must change nothing outside its transaction. Inside another transaction it runs once,
 * because the locks of the outer one would remain.
 * @throws the errors of the work; the collision after five tries
 */
export async function retriedTransaction<T>(
  manager: EntityManager,
  work: (own: EntityManager) => Promise<T>,
): Promise<T> {
  const isNested = manager.queryRunner?.isTransactionActive === true;
  for (let tries = 1; ; tries++)
    try {
      return await manager.transaction(work);
    } catch (error) {
      if (isNested || tries === mostTries || !isCollision(error)) throw error;
    }
}
