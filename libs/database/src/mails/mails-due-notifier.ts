import type { EntityManager } from 'typeorm';

/** Tells the relays of all workers that mails are due: they listen on this channel of PostgreSQL. TypeORM has no NOTIFY. */
export async function notifyMailsDue(manager: EntityManager): Promise<void> {
  await manager.query('NOTIFY mails_due');
}
