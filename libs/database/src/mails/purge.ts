import type { EntityManager } from 'typeorm';
import { affected } from '../sql';
import { retention } from '@mainstage/content/constants/retention';

const batch = 1000;

/*
 * Each statement repeats its condition outside: a row that a request renews at this moment must stay.
 */
const statements = {
  idempotency_keys: old('idempotency_keys', 'key', `created_at < now() - interval '${retention.idempotencyKey}'`),
  recent_submissions: old('recent_submissions', 'ctid', `submitted_at < now() - interval '${retention.sameContent}'`),
  mailbox_allowances: old(
    'mailbox_allowances',
    'mailbox',
    `NOT EXISTS (SELECT 1 FROM unnest(granted) at WHERE at > now() - interval '${retention.mailboxAllowance}')`,
  ),
  webinar_registrations: old(
    'webinar_registrations',
    'ctid',
    `starts_at < now() - interval '${retention.webinarDetails}'`,
  ),
  webinar_digests: old('webinar_digests', 'hour', `hour < now() - interval '${retention.deliveredMail}'`),
  held_digests: old('held_digests', 'hour', `hour < now() - interval '${retention.deliveredMail}'`),
  rate_limits: old('rate_limits', 'key', `expire < extract(epoch FROM now()) * 1000`),
};

/** Tables whose rows serve for a while only. */
export type PurgedTable = keyof typeof statements;
export const purgedTables = Object.keys(statements) as PurgedTable[];

/**
 * Deletes rows that have served their time, a batch at a time so that no request waits for it.
 * @returns rows deleted, by table
 */
export async function purge(manager: EntityManager): Promise<Record<PurgedTable, number>> {
  const deleted = {} as Record<PurgedTable, number>;
  for (const [table, statement] of Object.entries(statements) as [PurgedTable, string][]) {
    deleted[table] = 0;
    for (;;) {
      const count = await affected(manager, statement);
      deleted[table] += count;
      if (count < batch) break;
    }
  }
  return deleted;
}

function old(table: string, key: string, condition: string): string {
  return `DELETE FROM ${table} WHERE ${key} IN (SELECT ${key} FROM ${table} WHERE ${condition} LIMIT ${batch}) AND ${condition}`;
}
