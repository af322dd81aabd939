import { wantsAttention } from '@mainstage/database/mails/attention';
import type { Pool } from 'pg';

/** What both apps need of the database; each check throws when it fails. @param pool throws while the database is away */
export function ledgerChecks(pool: () => Pool) {
  return {
    database: async () => void (await pool().query('SELECT 1')),
    mails: async () => void (await pool().query('SELECT id FROM mails LIMIT 1')),
    deliveries: async () => {
      if (await wantsAttention(pool())) throw new Error('Some mails want a person: see /ops/mails');
    },
  };
}
