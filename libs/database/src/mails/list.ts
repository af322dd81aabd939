import { Between, type EntityManager } from 'typeorm';
import { Mail } from '../entities/mail';
import type { WithoutNulls, Selected, ComputedColumns } from '../selected';
import { attentionSql } from './attention';
import { recipientSql } from './recipient';

/** A mail for operators, without its address unless requested. */
export type ListedMail = Selected<
  Mail,
  'id' | 'kind' | 'form' | 'leadId' | 'status' | 'attempts' | 'createdAt' | 'finishedAt'
> &
  WithoutNulls<Selected<Mail, 'recipient'>> & {
    reply: Mail['lastReply'];
    /** Time of the next attempt; null if there is none. */
    nextTry: Mail['dueAt'] | null;
    /** An operator or a rule decided that it needs no further attention. */
    settled: boolean;
    /** When an unproven report first said that it was not delivered. */
    unprovenAt: Mail['unprovenBounceAt'];
    /** The visitor's address; null unless requested, and for mails to sales. */
    address: Mail['toAddress'];
  };

/**
 * Filter and order per state; each matches an index, so that the cost of a page is independent of the size of the
 * outbox.
 */
const states = {
  attention: { where: attentionSql, order: 'created_at', newestFirst: true },
  dead: { where: `${attentionSql} AND status = 'dead'`, order: 'created_at', newestFirst: true },
  review: { where: `${attentionSql} AND status = 'review'`, order: 'created_at', newestFirst: true },
  due: { where: `status = 'due'`, order: 'due_at', newestFirst: false },
  sending: { where: `status = 'sending'`, order: 'lease_until', newestFirst: false },
} as const;

export type MailState = keyof typeof states;
export const mailStates = Object.keys(states) as MailState[];

export interface ListOptions {
  state: MailState;
  /** Cursor: `next` of the previous page. */
  after?: string | undefined;
  limit: number;
  addresses?: boolean;
}

export interface MailPage {
  mails: ListedMail[];
  /** Cursor of the next page; absent on the last one. */
  next?: string;
}

const listed = (manager: EntityManager, addresses: boolean) =>
  manager
    .createQueryBuilder()
    .from(Mail, 'mail')
    .select('mail.id', 'id')
    .addSelect('mail.kind', 'kind')
    .addSelect('mail.form', 'form')
    .addSelect('mail.leadId', 'leadId')
    .addSelect(recipientSql, 'recipient')
    .addSelect('mail.status', 'status')
    .addSelect('mail.attempts', 'attempts')
    .addSelect('mail.lastReply', 'reply')
    .addSelect('mail.createdAt', 'createdAt')
    .addSelect(`CASE WHEN status = 'due' THEN due_at END`, 'nextTry')
    .addSelect('mail.finishedAt', 'finishedAt')
    .addSelect('settled_at IS NOT NULL', 'settled')
    .addSelect('mail.unprovenBounceAt', 'unprovenAt')
    .addSelect(addresses ? 'to_address' : 'NULL', 'address');

export async function listMails(
  manager: EntityManager,
  { state, after, limit, addresses = false }: ListOptions,
): Promise<MailPage> {
  const { where, order, newestFirst } = states[state];
  const direction = newestFirst ? 'DESC' : 'ASC';
  const query = listed(manager, addresses)
    // As text, because a JavaScript Date has no microseconds.
    .addSelect(`${order}::text`, 'place')
    .where(where)
    .orderBy(order, direction)
    .addOrderBy('mail.id', direction)
    .limit(limit + 1);
  const place = placeOf(after);
  if (place)
    query.andWhere(`(${order}, id) ${newestFirst ? '<' : '>'} (CAST(:time AS timestamptz), CAST(:id AS uuid))`, {
      time: place[0],
      id: place[1],
    });
  const found = await query.getRawMany<ListedMail & ComputedColumns<{ place: string }>>();
  const mails = found.slice(0, limit).map(({ place: _, ...mail }) => mail);
  const last = found[limit - 1];
  return { mails, ...(found.length > limit && last && { next: `${last.place}~${last.id}` }) };
}

/**
 * All mails of a lead, newest first.
 * @param reference the lead's id or at least its first eight digits (`leadReference`; older leads have random ids)
 */
export async function listMailsOfLead(
  manager: EntityManager,
  reference: string,
  addresses = false,
): Promise<ListedMail[]> {
  if (!isLeadReference(reference)) return [];
  const digits = digitsOf(reference);
  return listed(manager, addresses)
    .where({ leadId: Between(digits.padEnd(32, '0'), digits.padEnd(32, 'f')) })
    .orderBy('mail.createdAt', 'DESC')
    .addOrderBy('mail.id', 'DESC')
    .limit(200)
    .getRawMany<ListedMail>();
}

const digitsOf = (reference: string) => reference.toLowerCase().replaceAll('-', '');

/** Whether a text may be the reference of a lead: its id, or at least its first eight digits. */
export const isLeadReference = (text: string): boolean => /^[0-9a-f]{8,32}$/.test(digitsOf(text));

/** Parses a cursor; undefined if it is invalid. */
function placeOf(after = ''): [string, string] | undefined {
  const [time = '', id = ''] = after.split('~');
  return /^\d{4}-\d\d-\d\d [\d:.]+([+-]\d\d(:\d\d)?)$/.test(time) && /^[0-9a-f-]{36}$/.test(id)
    ? [time, id]
    : undefined;
}
