import type { Lead, OutboxMail } from '@mainstage/leads/lead';
import type { DeskRow } from '@mainstage/desk/take-over/desk-rows';
import { keyHash } from '@mainstage/leads/content-hash';
import { mailboxOf } from '@mainstage/contracts/address';
import type { LeadTable } from './lead-tables';
import type { Submission } from './submission';

export interface Entry {
  submission: Submission;
  lead: Lead;
  /** Its mails; none if it is quarantined. */
  mails: readonly OutboxMail[];
  /** Its row at the sales desk, for forms whose leads are on the desk. */
  desk: DeskRow | undefined;
  /** The mailbox whose allowance it uses, if it causes a mail to its visitor now. */
  mailbox: string | undefined;
}

export function entryOf(submission: Submission, lead: Lead, desk?: DeskRow): Entry {
  const mails = submission.suspicions.length > 0 ? [] : lead.mails;
  const mailbox = mails.some(({ cap }) => cap !== 'free') ? mailboxOf(lead.email) : undefined;
  return { submission, lead, mails, mailbox, desk };
}

export type Written = Map<string, { id: string }>;

/** An entry in the format of the statement; its mails as the use case defines them. */
export function recordOf(
  { submission, lead, mails, mailbox, desk }: Entry,
  table: LeadTable | undefined,
  deskTable: LeadTable,
) {
  return {
    id: lead.answer.id,
    hash: submission.contentHash.toString('hex'),
    answer: lead.answer,
    unmailed: lead.answerUnmailed,
    key: submission.key,
    ...(submission.key && { key_hash: keyHash(submission.contentHash, submission.language).toString('hex') }),
    email: lead.email,
    mailbox,
    postpones: mails.some((mail) => mail.cap === 'postpone'),
    row: { ...table?.record(lead.row?.values ?? {}), suspicions: submission.suspicions },
    desk: desk && deskTable.record(desk),
    ...(lead.seat ? { wants_seat: submission.suspicions.length === 0 } : { mails }),
  };
}

/** JSON of response changes and mails per seat status; identical for all leads of a statement. */
export function outcomesOf(lead: Lead, { otherwise }: NonNullable<Lead['seat']>): string {
  return JSON.stringify({ confirmed: { answer: {}, mails: lead.mails }, ...otherwise });
}
