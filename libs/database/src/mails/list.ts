import { Between, type EntityManager } from 'typeorm';
import { Mail } from '../entities/mail';
import type { Filled, Selected, WorkedOut } from '../selected';
import { attentionSql } from './attention';
import { recipientSql } from './recipient';

/** One mail as operators see it: no address unless it is asked for. */
export type ListedMail = Selected<
  Mail,
  'id' | 'kind' | 'form' | 'leadId' | 'status' | 'attempts' | 'createdAt' | 'finishedAt'
> &
  Filled<Selected<Mail, 'recipient'>> & {
    reply: Mail['lastReply'];
    /** When it is tried next; null where it is not. */
    nextTry: Mail['dueAt'] | null;
    /** An operator, or the house's own rule, decided that nothing more is to be done. */
    settled: boolean;
    /** The visitor's address; null unless asked for, and for mails to the house. */
    address: Mail['toAddress'];
  };

/** Which mails, and in what order: each the order of an index, so that a page costs the same in any ledger. */
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
  /** Begins after this place, as `next` of the page before gave it. */
  after?: string | undefined;
  /** Mails on a page. */
  limit: number;
  addresses?: boolean;
}

export interface MailPage {
  mails: ListedMail[];
  /** Where the next page begins; absent on the last one. */
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
    .addSelect(addresses ? 'to_address' : 'NULL', 'address');

/** A page of the mails in a state. */
export async function listMails(
  manager: EntityManager,
  { state, after, limit, addresses = false }: ListOptions,
): Promise<MailPage> {
  const { where, order, newestFirst } = states[state];
  const direction = newestFirst ? 'DESC' : 'ASC';
  const query = listed(manager, addresses)
    // As text: a Date of JavaScript has no microseconds.
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
  const found = await query.getRawMany<ListedMail & WorkedOut<{ place: string }>>();
  const mails = found.slice(0, limit).map(({ place: _, ...mail }) => mail);
  const last = found[limit - 1];
  return { mails, ...(found.length > limit && last && { next: `${last.place}~${last.id}` }) };
}

/**
 * All mails of a lead, the newest first.
 * @param reference the lead's id or its beginning, eight digits at least (`leadReference`; leads of before are random from the first digit on)
 */
export async function listMailsOfLead(
  manager: EntityManager,
  reference: string,
  addresses = false,
): Promise<ListedMail[]> {
  const digits = reference.toLowerCase().replaceAll('-', '');
  if (!/^[0-9a-f]{8,32}$/.test(digits)) return [];
  return listed(manager, addresses)
    .where({ leadId: Between(digits.padEnd(32, '0'), digits.padEnd(32, 'f')) })
    .orderBy('mail.createdAt', 'DESC')
    .addOrderBy('mail.id', 'DESC')
    .limit(200)
    .getRawMany<ListedMail>();
}

/** A place in the list as two values; undefined where it is none of ours. */
function placeOf(after = ''): [string, string] | undefined {
  const [time = '', id = ''] = after.split('~');
  return /^\d{4}-\d\d-\d\d [\d:.]+([+-]\d\d(:\d\d)?)$/.test(time) && /^[0-9a-f-]{36}$/.test(id)
    ? [time, id]
    : undefined;
}
