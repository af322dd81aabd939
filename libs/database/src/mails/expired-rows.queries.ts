import type { EntityManager } from 'typeorm';
import { affected } from '../sql';
import { retention } from '@mainstage/content/constants/retention';

export const purgedTables = [
  'idempotency_keys',
  'recent_submissions',
  'mailbox_allowances',
  'webinar_registrations',
  'webinar_digests',
  'held_digests',
  'sent_message_hashes',
  'rate_limits',
  'desk_viewers',
  'desk_sessions',
  'desk_sign_ins',
] as const;
export type PurgedTable = (typeof purgedTables)[number];

const batch = 1000;

const statements: Record<PurgedTable, string> = {
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
  sent_message_hashes: old(
    'sent_message_hashes',
    'hash',
    `deleted_at < now() - interval '${retention.sentMessageHash}'`,
  ),
  desk_viewers: old('desk_viewers', 'ctid', `seen_at < now() - interval '10 minutes'`),
  desk_sessions: old('desk_sessions', 'id', `created_at < now() - interval '${retention.deskSession}'`),
  desk_sign_ins: old('desk_sign_ins', 'id', `created_at < now() - interval '${retention.deskSignIn}'`),
  rate_limits: old('rate_limits', 'key', `expire < extract(epoch FROM now()) * 1000`),
};

/**
 * Deletes expired rows in batches, so that no request waits for it. The subquery picks a batch by the condition; the
 * DELETE takes those rows by key and repeats the condition, because a row that a request has just renewed must stay.
 * TypeORM's delete has no limit.
 */
export class ExpiredRowsQueries {
  constructor(private readonly manager: EntityManager) {}

  /** @returns number of deleted rows, by table */
  async deleteAll(): Promise<Record<PurgedTable, number>> {
    const deleted = {} as Record<PurgedTable, number>;
    for (const table of purgedTables) {
      deleted[table] = 0;
      for (let count = batch; count === batch; deleted[table] += count)
        count = await affected(this.manager, statements[table]);
    }
    return deleted;
  }
}

function old(table: string, key: string, condition: string): string {
  return `DELETE FROM ${table} WHERE ${key} IN (SELECT ${key} FROM ${table} WHERE ${condition} LIMIT ${batch}) AND ${condition}`;
}
