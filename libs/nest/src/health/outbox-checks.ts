import { databaseTime } from '@mainstage/database/database-time';
import { Mail } from '@mainstage/database/entities/mail';
import { needsAttention } from '@mainstage/database/mails/attention';
import type { EntityManager } from 'typeorm';

/** Checks of the database that both apps share; each throws when it fails. */
export function outboxChecks(manager: EntityManager) {
  return {
    database: async () => void (await databaseTime(manager)),
    mails: async () => void (await manager.find(Mail, { select: { id: true }, take: 1 })),
    deliveries: async () => {
      if (await needsAttention(manager)) throw new Error('Some mails need attention: see /ops/mails');
    },
  };
}
