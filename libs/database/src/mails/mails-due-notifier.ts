import type { EntityManager } from 'typeorm';

/** Notifies the relays of all workers of mails that are due: they listen on this channel of PostgreSQL. TypeORM has no NOTIFY. */
export async function notifyMailsDue(manager: EntityManager): Promise<void> {
  await manager.query('NOTIFY mails_due');
}
