import type { EntityManager } from 'typeorm';
import type { Mail } from '../entities/mail';
import type { Columns, WorkedOut } from '../selected';
import { consentTexts } from '@mainstage/content/consent/consent-texts';
import type { Lead, OwedMail } from '@mainstage/leads/lead';
import { mailboxOf } from '@mainstage/contracts/address';
import { rows } from '../sql';
import { leadStatement } from './lead-statement';
import type { LeadTable, LeadTables } from './lead-tables';
import type { Submission } from './submission';

/** A lead on its way into the database. */
export interface Entry {
  submission: Submission;
  lead: Lead;
}

/** Answers of the leads that were written, by the lead's id. */
export type Written = Map<string, { id: string }>;

/**
 * Writes leads of one form, their consent records and every mail they owe in one statement, so in one transaction and
 * one round trip (docs/adr/0005-one-statement-intake.md). A suspected lead is held back: it owes
 * nobody anything until sales releases it (held/release.ts).
 * @param tables where the rows go
 * @param entries of one form and shape; no two may share content, key or mailbox (see LeadBatch)
 * @returns what was written; a lead whose content came within the join window is not among it, nor one whose address is
 *   known already where it must be new
 * @throws PostgreSQL's unique violation on `idempotency_keys_pkey` where a key was used before; then nothing is written
 */
export async function insertLeads(manager: EntityManager, tables: LeadTables, entries: Entry[]): Promise<Written> {
  const [first] = entries;
  if (!first) return new Map();
  const { form } = first.submission;
  const { row, seat, newAddressOnly = false } = first.lead;
  const table = row && tables.of(row.entity);
  const written = await rows<WorkedOut<{ id: string; answer: { id: string } }>>(manager, {
    name: `insert-leads-${form}-${row ? 'row' : 'only'}`,
    ...leadStatement({ table, seats: Boolean(seat), newAddressOnly })({
      form,
      textVersion: consentTexts[form].version,
      entries: JSON.stringify(entries.map((entry) => recordOf(entry, table))),
      ...(seat && { startsAt: seat.startsAt, seats: seat.seats, outcomes: outcomesOf(first.lead, seat) }),
    }),
  });
  return new Map(written.map(({ id, answer }) => [id, answer]));
}

/** The mailbox whose room a lead asks for now, if it owes its visitor a mail now. */
export function mailboxAsked({ submission, lead }: Entry): string | undefined {
  const asks = mailsOf({ submission, lead }).some((mail) => mail.cap !== 'free');
  return asks ? mailboxOf(lead.email) : undefined;
}

function mailsOf({ submission, lead }: Entry): OwedMail[] {
  return submission.suspicions.length > 0 ? [] : lead.mails;
}

/** An entry as the statement reads it. */
function recordOf(entry: Entry, table: LeadTable | undefined) {
  const { submission, lead } = entry;
  const mails = mailsOf(entry);
  return {
    id: lead.answer.id,
    hash: submission.contentHash.toString('hex'),
    answer: lead.answer,
    unmailed: lead.answerUnmailed,
    key: submission.key ?? null,
    email: lead.email,
    mailbox: mailboxAsked(entry) ?? null,
    postpones: mails.some((mail) => mail.cap === 'postpone'),
    row: { ...table?.record(lead.row?.values ?? {}), suspicions: submission.suspicions },
    ...(lead.seat ? { wants_seat: submission.suspicions.length === 0 } : { mails: mails.map(mailRecord) }),
  };
}

/** JSON of what a wish for a seat comes to: said once for all leads of a statement, for it is the same for each of them. */
function outcomesOf(lead: Lead, { otherwise }: NonNullable<Lead['seat']>): string {
  return JSON.stringify(
    Object.fromEntries(
      Object.entries({ confirmed: { answer: {}, mails: lead.mails }, ...otherwise }).map(
        ([outcome, { answer, mails }]) => [outcome, { answer, mails: mails.map(mailRecord) }],
      ),
    ),
  );
}

function mailRecord({ kind, to, cap, dueAt }: OwedMail) {
  const columns: Columns<Mail, 'kind' | 'recipient'> = { kind, recipient: to };
  return { ...columns, cap, due_at: dueAt ?? null };
}
