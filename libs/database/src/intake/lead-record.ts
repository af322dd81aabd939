import type { Mail } from '../entities/mail';
import type { Columns } from '../selected';
import type { Lead, OutboxMail } from '@mainstage/leads/lead';
import { mailboxOf } from '@mainstage/contracts/address';
import type { LeadTable } from './lead-tables';
import type { Submission } from './submission';

/** A lead to be written. */
export interface Entry {
  submission: Submission;
  lead: Lead;
}

/** Responses of the written leads, by lead id. */
export type Written = Map<string, { id: string }>;

/** The mailbox whose allowance a lead takes now, if it causes a mail to its visitor now. */
export function limitedMailbox({ submission, lead }: Entry): string | undefined {
  const asks = mailsOf({ submission, lead }).some((mail) => mail.cap !== 'free');
  return asks ? mailboxOf(lead.email) : undefined;
}

function mailsOf({ submission, lead }: Entry): OutboxMail[] {
  return submission.suspicions.length > 0 ? [] : lead.mails;
}

/** An entry as the statement reads it. */
export function recordOf(entry: Entry, table: LeadTable | undefined) {
  const { submission, lead } = entry;
  const mails = mailsOf(entry);
  return {
    id: lead.answer.id,
    hash: submission.contentHash.toString('hex'),
    answer: lead.answer,
    unmailed: lead.answerUnmailed,
    key: submission.key ?? null,
    email: lead.email,
    mailbox: limitedMailbox(entry) ?? null,
    postpones: mails.some((mail) => mail.cap === 'postpone'),
    row: { ...table?.record(lead.row?.values ?? {}), suspicions: submission.suspicions },
    ...(lead.seat ? { wants_seat: submission.suspicions.length === 0 } : { mails: mails.map(mailRecord) }),
  };
}

/** JSON of response changes and mails per seat status; identical for all leads of a statement. */
export function outcomesOf(lead: Lead, { otherwise }: NonNullable<Lead['seat']>): string {
  return JSON.stringify(
    Object.fromEntries(
      Object.entries({ confirmed: { answer: {}, mails: lead.mails }, ...otherwise }).map(
        ([outcome, { answer, mails }]) => [outcome, { answer, mails: mails.map(mailRecord) }],
      ),
    ),
  );
}

function mailRecord({ kind, to, cap, dueAt }: OutboxMail) {
  const columns: Columns<Mail, 'kind' | 'recipient'> = { kind, recipient: to };
  return { ...columns, cap, due_at: dueAt ?? null };
}
