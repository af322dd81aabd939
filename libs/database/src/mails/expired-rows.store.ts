/** Tables whose rows expire. */
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

/** Rows that expire. */
export abstract class ExpiredRowStore {
  /** Deletes them in batches, so that no request waits for it. @returns number of deleted rows, by table */
  abstract deleteAll(): Promise<Record<PurgedTable, number>>;
}
