import { databaseTime } from '@mainstage/database/database-time';
import { Mail } from '@mainstage/database/entities/mail';
import { needsAttention } from '@mainstage/database/mails/attention';
import type { EntityManager } from 'typeorm';

/** What both apps need of the database; each check throws when it fails. */
export function outboxChecks(manager: EntityManager) {
  return {
    database: async () => void (await databaseTime(manager)),
    mails: async () => void (await manager.find(Mail, { select: { id: true }, take: 1 })),
    deliveries: async () => {
      if (await needsAttention(manager)) throw new Error('Some mails want a person: see /ops/mails');
    },
  };
}
