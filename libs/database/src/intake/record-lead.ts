import { consentTexts } from '@mainstage/content/consent/consent-texts';
import type { MailKind } from '@mainstage/mail/kinds';
import { mailboxOf } from '../mails/mailbox-allowance';
import type { Recipient } from '../mails/recipient';
import type { Sql } from '../sql';
import { leadStatement } from './lead-statement';
import type { Submission } from './submission';

/**
 * How the cap per mailbox rules a mail (contract 5):
 * `free` is not counted (sales), `drop` is owed only if the mailbox still has room, `postpone` waits an hour and asks
 * again, `ask-when-due` asks when its time has come (reminders).
 */
export type CapRule = 'free' | 'drop' | 'postpone' | 'ask-when-due';

export interface OwedMail {
  kind: MailKind;
  /** The visitor at the lead's address, or sales, whose address is looked up when sending. */
  to: Recipient;
  cap: CapRule;
  /** Not before; now when absent. Where the database's clock is past it, the mail is not owed at all. */
  dueAt?: Date;
}

/** One of a limited number of seats, given while the lead is written: first come, first served, one for an address. */
export interface SeatWish<Answer> {
  /** Names the webinar; the same for all leads of a process. */
  startsAt: Date;
  seats: number;
  /** What differs where no seat is left, or where the lead looks like spam. */
  otherwise: { answer: Answer; columns: Record<string, unknown>; mails: OwedMail[] };
}

export interface Lead<Answer extends { id: string } = { id: string }> {
  /** What the 201 says; `answer.id` becomes the row's id. */
  answer: Answer;
  /** The visitor's address. */
  email: string;
  /** The row to insert, by column; absent where the lead has its row already (a repeated newsletter sign-up). */
  row?: { table: LeadTable; columns: Record<string, unknown> };
  mails: OwedMail[];
  /** The lead as given is then true with a seat. */
  seat?: SeatWish<Answer>;
}

export type LeadTable = 'newsletter_subscriptions' | 'contact_submissions' | 'tour_bookings';

/** A lead on its way into the database. */
export interface Entry {
  submission: Submission;
  lead: Lead;
}

/** Answers of the leads that were written, by the lead's id. */
export type Written = Map<string, { id: string }>;

/**
 * Writes leads of one form, their consent records and every mail they owe in one statement, so in one transaction and
 * one round trip (docs/adr/0005-one-statement-intake.md). A suspected lead owes the visitor nothing.
 * @param entries of one form and shape; no two may share content, key or mailbox (see LeadBatch)
 * @returns what was written; a lead whose content came within the join window is not among it
 * @throws PostgreSQL's unique violation on `idempotency_keys_pkey` where a key was used before; then nothing is written
 */
export async function insertLeads(sql: Sql, entries: Entry[]): Promise<Written> {
  const [first] = entries;
  if (!first) return new Map();
  const { form } = first.submission;
  const { row, seat } = first.lead;
  const { rows } = await sql.query<{ id: string; answer: { id: string } }>({
    name: `insert-leads-${form}-${row ? 'row' : 'only'}`,
    text: leadStatement({ table: row?.table, columns: Object.keys(row?.columns ?? {}), seats: Boolean(seat) }),
    values: [
      form,
      consentTexts[form].version,
      JSON.stringify(entries.map(recordOf)),
      ...(seat ? [seat.startsAt, seat.seats] : []),
    ],
  });
  return new Map(rows.map(({ id, answer }) => [id, answer]));
}

/** The mailbox whose room a lead asks for now, if it owes its visitor a mail now. */
export function mailboxAsked({ submission, lead }: Entry): string | undefined {
  const asks = mailsOf({ submission, lead }).some((mail) => mail.cap === 'drop' || mail.cap === 'postpone');
  return asks ? mailboxOf(lead.email) : undefined;
}

function mailsOf({ submission, lead }: Entry, mails = lead.mails): OwedMail[] {
  return submission.suspicions.length > 0 ? mails.filter((mail) => mail.cap === 'free') : mails;
}

/** An entry as the statement reads it. */
function recordOf(entry: Entry) {
  const { submission, lead } = entry;
  const mails = mailsOf(entry);
  const otherwise = lead.seat?.otherwise;
  return {
    id: lead.answer.id,
    hash: submission.contentHash.toString('hex'),
    answer: lead.answer,
    key: submission.key ?? null,
    mailbox: mailboxAsked(entry) ?? null,
    postpones: mails.some((mail) => mail.cap === 'postpone'),
    row: { ...lead.row?.columns, suspicions: submission.suspicions },
    mails: mails.map((mail) => mailRecord(mail, lead.email)),
    ...(otherwise && {
      email: lead.email,
      wants_seat: submission.suspicions.length === 0,
      otherwise: {
        answer: otherwise.answer,
        row: otherwise.columns,
        mails: mailsOf(entry, otherwise.mails).map((mail) => mailRecord(mail, lead.email)),
      },
    }),
  };
}

function mailRecord({ kind, to, cap, dueAt }: OwedMail, visitor: string) {
  return { kind, recipient: to, to_address: to === 'visitor' ? visitor : null, cap, due_at: dueAt ?? null };
}
