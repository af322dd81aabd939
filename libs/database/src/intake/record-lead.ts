import { consentTexts } from '@mainstage/content/consent/consent-texts';
import type { MailKind } from '@mainstage/mail/kinds';
import { grantAllowance, mailboxOf } from '../mails/mailbox-allowance';
import type { Sql } from '../sql';
import { joinWindow, type Submission } from './submission';

/**
 * How the cap per mailbox rules a mail (contract 5):
 * `free` is not counted (sales), `drop` is owed only if the mailbox still has room, `postpone` waits an hour and asks
 * again, `ask-when-due` asks when its time has come (reminders).
 */
export type CapRule = 'free' | 'drop' | 'postpone' | 'ask-when-due';

export interface OwedMail {
  kind: MailKind;
  to: string;
  cap: CapRule;
  /** Not before; now when absent. */
  dueAt?: Date;
}

export interface Lead<Answer extends { id: string } = { id: string }> {
  /** What the 201 says; `answer.id` becomes the row's id. */
  answer: Answer;
  /** The visitor's address. */
  email: string;
  /** The row to insert, by column; absent where the lead has its row already (a repeated newsletter sign-up). */
  row?: { table: LeadTable; columns: Record<string, unknown> };
  mails: OwedMail[];
}

export type LeadTable = 'newsletter_subscriptions' | 'contact_submissions' | 'tour_bookings';

/** A lead on its way into the database. */
export interface Entry {
  submission: Submission;
  lead: Lead;
}

/**
 * Writes leads of one form, their consent records and every mail they owe in one statement, so in one transaction and
 * one round trip (docs/adr/0005-one-statement-intake.md). A suspected lead owes the visitor nothing.
 * @param entries of one form and shape; no two may share content, key or mailbox (see LeadBatch)
 * @returns the ids that were written; one whose content came within the join window is not among them
 * @throws PostgreSQL's unique violation on `idempotency_keys_pkey` where a key was used before; then nothing is written
 */
export async function insertLeads(sql: Sql, entries: Entry[]): Promise<Set<string>> {
  const [first] = entries;
  if (!first) return new Set();
  const { form } = first.submission;
  const { row } = first.lead;
  const { rows } = await sql.query<{ id: string }>({
    name: `insert-leads-${form}-${row ? 'row' : 'only'}`,
    text: statement(row?.table, Object.keys(row?.columns ?? {})),
    values: [form, consentTexts[form].version, JSON.stringify(entries.map(recordOf))],
  });
  return new Set(rows.map(({ id }) => id));
}

/** The mailbox whose room a lead asks for now, if it owes its visitor a mail now. */
export function mailboxAsked({ submission, lead }: Entry): string | undefined {
  const asks = mailsOf({ submission, lead }).some((mail) => mail.cap === 'drop' || mail.cap === 'postpone');
  return asks ? mailboxOf(lead.email) : undefined;
}

function mailsOf({ submission, lead }: Entry): OwedMail[] {
  return submission.suspicions.length > 0 ? lead.mails.filter((mail) => mail.cap === 'free') : lead.mails;
}

/** An entry as the statement reads it. */
function recordOf(entry: Entry) {
  const { submission, lead } = entry;
  const mails = mailsOf(entry);
  return {
    id: lead.answer.id,
    hash: submission.contentHash.toString('hex'),
    answer: lead.answer,
    key: submission.key ?? null,
    mailbox: mailboxAsked(entry) ?? null,
    postpones: mails.some((mail) => mail.cap === 'postpone'),
    row: { ...lead.row?.columns, suspicions: submission.suspicions },
    mails: mails.map(({ kind, to, cap, dueAt }) => ({ kind, to_address: to, cap, due_at: dueAt ?? null })),
  };
}

const statements = new Map<string, string>();

function statement(table: LeadTable | undefined, columns: string[]): string {
  const key = `${table} ${columns.join()}`;
  const known = statements.get(key) ?? compose(table, columns);
  statements.set(key, known);
  return known;
}

/** Every part reads from `fresh`, which holds the entries whose content was not seen before: of others nothing is written. */
function compose(table: LeadTable | undefined, columns: string[]): string {
  const row =
    table &&
    `leads AS (
      INSERT INTO ${table} (id, visitor_not_mailed, suspicions${columns.map((column) => `, ${column}`).join('')})
      SELECT fresh.id, NOT postpones AND NOT granted, written.suspicions
        ${columns.map((column) => `, written.${column}`).join('')}
      FROM fresh, jsonb_populate_record(NULL::${table}, fresh.row) written),`;
  return `
    WITH entry AS (
      SELECT *, decode(hash, 'hex') AS content_hash
      FROM jsonb_to_recordset($3::jsonb) AS entry
        (id uuid, hash text, answer jsonb, key uuid, mailbox text, postpones boolean, "row" jsonb, mails jsonb)),
    unseen AS (
      INSERT INTO recent_submissions AS recent (form, content_hash, answer)
      SELECT $1, content_hash, answer FROM entry
      ON CONFLICT (form, content_hash) DO UPDATE SET answer = excluded.answer, submitted_at = now()
        WHERE recent.submitted_at < now() - interval '${joinWindow}'
      RETURNING content_hash),
    allowance AS (
      ${grantAllowance('SELECT mailbox, ARRAY[now()] FROM entry JOIN unseen USING (content_hash) WHERE mailbox IS NOT NULL')}),
    fresh AS (
      SELECT entry.*, allowance.mailbox IS NOT NULL AS granted
      FROM entry JOIN unseen USING (content_hash) LEFT JOIN allowance USING (mailbox)),
    used_keys AS (
      INSERT INTO idempotency_keys (key, form, content_hash, answer)
      SELECT key, $1, content_hash, answer FROM fresh WHERE key IS NOT NULL),
    ${row ?? ''}
    consent AS (
      INSERT INTO consents (lead_id, form, text_version) SELECT id, $1, $2 FROM fresh),
    owed AS (
      INSERT INTO mails (kind, form, lead_id, to_address, due_at, first_due_at, needs_allowance)
      SELECT kind, $1, fresh.id, to_address, due.at, due.at, cap = 'ask-when-due' OR cap = 'postpone' AND NOT granted
      FROM fresh,
        jsonb_to_recordset(fresh.mails) AS mail (kind text, to_address text, cap text, due_at timestamptz),
        LATERAL (SELECT CASE WHEN cap = 'postpone' AND NOT granted THEN now() + interval '1 hour'
                             ELSE coalesce(due_at, now()) END AS at) due
      WHERE cap <> 'drop' OR granted)
    SELECT id FROM fresh`;
}
