import { grantAllowance } from '../mails/mailbox-allowance';
import type { LeadTable } from './lead-tables';
import { grantRegistration } from '../mails/registration-allowance';
import { joinWindow } from './submission';

/** What the leads of one statement have in common. */
export interface LeadShape {
  /** Where their rows go; undefined where they have one already. */
  table: LeadTable | undefined;
  /** They ask for seats: parameters 4 and 5 name the webinar and how many seats it has. */
  seats: boolean;
}

const statements = new Map<string, string>();

/**
 * The one statement that writes leads with all they owe; parameters: form, version of its consent, the entries as JSON.
 * It gives `id` and `answer` of the leads it wrote.
 */
export function leadStatement(shape: LeadShape): string {
  const key = `${shape.table?.name} ${shape.seats}`;
  const known = statements.get(key) ?? compose(shape);
  statements.set(key, known);
  return known;
}

/**
 * Rows that others may want too are taken in a fixed order, so that two statements never wait for each other crosswise.
 * Every part reads from `fresh`, which holds the entries whose content was not seen before: of others nothing is written.
 */
function compose({ table, seats }: LeadShape): string {
  const row =
    table &&
    `leads AS (
      INSERT INTO ${table.name} (${['id', 'visitor_not_mailed', 'suspicions', ...table.columns].join(', ')})
      SELECT fresh.id, NOT postpones AND NOT granted, written.suspicions
        ${table.columns.map((column) => `, written.${column}`).join('')}
      FROM fresh, jsonb_populate_record(NULL::${table.name}, fresh.row) written),`;
  return `
    WITH entry AS (${seats ? seated : plain}),
    unseen AS (
      INSERT INTO recent_submissions AS recent (form, content_hash, answer)
      SELECT $1, content_hash, answer FROM entry ORDER BY content_hash
      ON CONFLICT (form, content_hash) DO UPDATE SET answer = excluded.answer, submitted_at = now()
        WHERE recent.submitted_at < now() - interval '${joinWindow}'
      RETURNING content_hash),
    allowance AS (${seats ? answeredRegistration : anonymousMail}),
    fresh AS (
      SELECT entry.*, allowance.mailbox IS NOT NULL AS granted,
        CASE WHEN allowance.mailbox IS NULL THEN unmailed ELSE entry.answer END AS told,
        ${seats ? 'entry.seated AND coalesce(allowance.seated = 1, false)' : 'false'} AS first_seat
      FROM entry JOIN unseen USING (content_hash) LEFT JOIN allowance USING (mailbox)),
    used_keys AS (
      INSERT INTO idempotency_keys (key, form, content_hash, answer)
      SELECT key, $1, content_hash, told FROM fresh WHERE key IS NOT NULL),
    ${row ?? ''}
    consent AS (
      INSERT INTO consents (lead_id, form, text_version) SELECT id, $1, $2 FROM fresh),
    owed AS (
      INSERT INTO mails (kind, form, lead_id, recipient, to_address, due_at, first_due_at, needs_allowance)
      SELECT kind, $1, fresh.id, recipient, to_address, due.at, due.at, cap = 'postpone' AND NOT granted
      FROM fresh,
        jsonb_to_recordset(fresh.mails) AS mail (kind text, recipient text, to_address text, cap text, due_at timestamptz),
        LATERAL (SELECT CASE WHEN cap = 'postpone' AND NOT granted THEN now() + interval '1 hour'
                             ELSE coalesce(due_at, now()) END AS at) due
      WHERE (cap NOT IN ('drop', 'registration', 'first-seat') OR granted) AND (cap <> 'first-seat' OR first_seat)
        AND (due_at IS NULL OR due_at > now()))
    SELECT id, told AS answer FROM fresh`;
}

const asking = 'FROM entry JOIN unseen USING (content_hash) WHERE mailbox IS NOT NULL ORDER BY mailbox';
const anonymousMail = grantAllowance(`SELECT mailbox, ARRAY[now()] ${asking}`);
const answeredRegistration = grantRegistration(`SELECT $4::timestamptz, mailbox, 1, seated::int ${asking}`);

const columnsOfEntry = `
  id uuid, hash text, answer jsonb, unmailed jsonb, key uuid, mailbox text, postpones boolean, "row" jsonb, mails jsonb`;

const plain = `
  SELECT *, decode(hash, 'hex') AS content_hash FROM jsonb_to_recordset($3::jsonb) AS entry (${columnsOfEntry})`;

/*
 * The seats are given first, since the answer to be kept depends on them; who comes with content that was seen before
 * gets none. Everybody who writes leads of this webinar waits here for each other, for the time of one statement.
 */
const seated = `
  WITH wish AS (
    SELECT *, decode(hash, 'hex') AS content_hash
    FROM ROWS FROM (jsonb_to_recordset($3::jsonb) AS (${columnsOfEntry}, email text, wants_seat boolean, otherwise jsonb))
      WITH ORDINALITY AS wish),
  holder AS (
    SELECT address
    FROM (SELECT array_agg(email ORDER BY ordinality) AS emails, array_agg(content_hash ORDER BY ordinality) AS hashes
          FROM wish WHERE wants_seat) wanting,
      take_webinar_seats($4, $5, emails, hashes, interval '${joinWindow}') AS address)
  SELECT id, key, mailbox, postpones, content_hash, seated,
    CASE WHEN seated THEN answer ELSE otherwise->'answer' END AS answer,
    CASE WHEN seated THEN answer ELSE otherwise->'answer' END AS unmailed,
    CASE WHEN seated THEN "row" ELSE "row" || (otherwise->'row') END AS "row",
    CASE WHEN seated THEN mails ELSE otherwise->'mails' END AS mails
  FROM (SELECT wish.*, wants_seat AND holder.address IS NOT NULL AS seated
        FROM wish LEFT JOIN holder ON holder.address = lower(email)) decided`;
