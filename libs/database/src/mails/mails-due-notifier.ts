import type { EntityManager } from 'typeorm';

/** Notifies the relays of all workers, which listen on this channel, of due mails. TypeORM has no NOTIFY. */
export async function notifyMailsDue(manager: EntityManager): Promise<void> {
  await manager.query('NOTIFY mails_due');
}
