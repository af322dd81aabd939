import { createHash } from 'node:crypto';

/** SQL of the id of the notice that asks sales to call a visitor: one for each lead. */
export const unreachedNoticeIdSql = (leadId: string) => `md5('unreached ' || ${leadId})::uuid`;

export const unreachedNoticeId = (leadId: string): string =>
  createHash('md5')
    .update(`unreached ${leadId}`)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/**
 * SQL of the time at which the notice is due: sales need not call while the visitor can still correct the address on
 * the page (rule delivery.correction).
 */
export const unreachedNoticeDueSql = `now() + interval '15 minutes'`;
