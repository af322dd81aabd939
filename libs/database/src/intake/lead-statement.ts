import { grantAllowance } from '../mails/mailbox-allowance.queries';
import type { TourBooking } from '@mainstage/leads/tour/entity';
import type { Webinar } from '@mainstage/leads/webinar/entity';
import type { Consent } from '../entities/consent';
import type { Columns, Selected } from '../selected';
import { statement } from '../statement';
import type { LeadTable } from './lead-tables';
import { retention } from '@mainstage/content/constants/retention';
import { joinWindow } from './submission';

/** What the leads of one statement have in common. */
export interface LeadShape {
  /** Where their rows go; undefined where they have one already. */
  table: LeadTable | undefined;
  /** They ask for seats of a webinar. */
  seats: boolean;
  /** Those whose address has a row already are left out. */
  newAddressOnly: boolean;
}

/** What the statement is given. */
interface LeadValues extends Selected<Consent, 'form' | 'textVersion'> {
  /** JSON of entries, as `columnsOfEntry` reads them. */
  entries: string;
  /** Where they ask for seats: the webinar, how many seats it has, and JSON of what each way it can end changes in the answer and owes. */
  startsAt?: Webinar['startsAt'];
  seats?: Webinar['seats'];
  outcomes?: string;
}

type At = Readonly<Record<keyof LeadValues, string>>;

const statements = new Map<string, ReturnType<typeof compose>>();

/** The one statement that writes leads with all they owe. It gives `id` and `answer` of the leads it wrote. */
export function leadStatement(shape: LeadShape): ReturnType<typeof compose> {
  const key = `${shape.table?.name} ${shape.seats} ${shape.newAddressOnly}`;
  const known = statements.get(key) ?? compose(shape);
  statements.set(key, known);
  return known;
}

/**
 * Rows that others may want too are taken in a fixed order, so that two statements never wait for each other crosswise.
 * Every part reads from `fresh`, which holds the entries whose content was not seen before: of others nothing is written.
 */
function compose({ table, seats, newAddressOnly }: LeadShape) {
  const row =
    table &&
    `leads AS (
      INSERT INTO ${table.name} (${['id', 'visitor_not_mailed', 'suspicions', ...table.columns].join(', ')})
      SELECT fresh.id, NOT postpones AND NOT granted, written.suspicions
        ${table.columns.map((column) => `, ${(seats && decided[column]) || `written.${column}`}`).join('')}
      FROM fresh, jsonb_populate_record(NULL::${table.name}, fresh.row) written),`;
  return statement<LeadValues>(
    (at) => `
    WITH ${seats ? outcomes(at) : ''}
    entry AS (${seats ? seated(at) : plain(at)} ${newAddressOnly && table ? unknownTo(table) : ''}),
    unseen AS (
      INSERT INTO recent_submissions AS recent (form, content_hash, answer)
      SELECT ${at.form}, content_hash, answer FROM entry ORDER BY content_hash
      ON CONFLICT (form, content_hash) DO UPDATE SET answer = excluded.answer, submitted_at = now()
        WHERE recent.submitted_at < now() - interval '${joinWindow}'
      RETURNING content_hash),
    ${seats ? '' : `allowance AS (${anonymousMail}),`}
    fresh AS (${seats ? placed : granted}),
    used_keys AS (
      INSERT INTO idempotency_keys (key, form, content_hash, answer)
      SELECT key, ${at.form}, content_hash, told FROM fresh WHERE key IS NOT NULL),
    ${row ?? ''}
    consent AS (
      INSERT INTO consents (lead_id, form, text_version) SELECT id, ${at.form}, ${at.textVersion} FROM fresh),
    owed AS (
      INSERT INTO mails (kind, form, lead_id, recipient, to_address, due_at, first_due_at, needs_allowance)
      SELECT kind, ${at.form}, fresh.id, recipient, CASE recipient WHEN 'visitor' THEN fresh.email END, due.at, due.at, cap = 'postpone' AND NOT granted
      FROM fresh,
        ${seats ? 'outcome_mails' : `jsonb_to_recordset(fresh.mails) AS ${columnsOfMail}`},
        LATERAL (SELECT CASE WHEN cap = 'postpone' AND NOT granted THEN now() + interval '1 hour'
                             ELSE coalesce(due_at, now()) END AS at) due
      WHERE ${seats ? 'outcome_mails.status = fresh.status AND' : ''} (cap NOT IN ('drop', 'registration', 'first-seat') OR granted) AND (cap <> 'first-seat' OR first_seat)
        AND (due_at IS NULL OR due_at > now()))
    SELECT id, told AS answer FROM fresh`,
  );
}

const anonymousMail = grantAllowance(
  'SELECT mailbox, ARRAY[now()] FROM entry JOIN unseen USING (content_hash) WHERE mailbox IS NOT NULL ORDER BY mailbox',
);
const granted = `
  SELECT entry.*, allowance.mailbox IS NOT NULL AS granted, false AS first_seat,
    CASE WHEN allowance.mailbox IS NULL THEN coalesce(unmailed, entry.answer) ELSE entry.answer END AS told
  FROM entry JOIN unseen USING (content_hash) LEFT JOIN allowance USING (mailbox)`;
const placed = 'SELECT entry.*, answer AS told FROM entry JOIN unseen USING (content_hash)';

const columnsOfEntry = `
  id uuid, hash text, answer jsonb, unmailed jsonb, key uuid, email text, mailbox text, postpones boolean, "row" jsonb, mails jsonb`;
const columnsOfMail = 'mail (kind text, recipient text, cap text, due_at timestamptz)';

const plain = (at: At) => `
  SELECT *, decode(hash, 'hex') AS content_hash FROM jsonb_to_recordset(${at.entries}::jsonb) AS entry (${columnsOfEntry})`;

/** Looked up one by one, by the index on the address: as NOT EXISTS it would be planned as a join that reads the whole table. */
const unknownTo = ({ name }: LeadTable) => `
  WHERE (SELECT id FROM ${name} known WHERE canonical_address(known.email) = canonical_address(entry."row"->>'email') LIMIT 1) IS NULL`;

/** Seats given within ten minutes from which on it is a rush: a quarter of all, and more than a handful. */
const rush = (seats: string) => `greatest(10, ${seats}::int / 4)`;
/**
 * Sign-ups for one webinar that a mailbox is answered: the mistyped one, the corrected one, and one more. Whoever signs up
 * has a right to the answer, whatever other forms a stranger sent in that name; further sign-ups are kept unanswered.
 */
const answeredSignUps = 3;

/** What each way to end changes in the answer, and the mails it owes: the same for all leads of the statement. */
const outcomes = (at: At) => `
    outcomes AS MATERIALIZED (SELECT key AS status, value->'answer' AS answer, value->'mails' AS mails FROM jsonb_each(${at.outcomes}::jsonb)),
    outcome_mails AS MATERIALIZED (
      SELECT status, mail.* FROM outcomes, jsonb_to_recordset(outcomes.mails) AS ${columnsOfMail}),`;

/** Columns that are as the seats were given, whatever the row says. */
const decided: Partial<Record<string, string>> = {
  webinar_status: 'fresh.status',
  webinar_keep_until: 'fresh.keep_until',
} satisfies Record<keyof Columns<TourBooking, 'webinarStatus' | 'webinarKeepUntil'>, string>;

/*
 * The seats are given first, since the answer to be kept depends on them; who comes with content that was seen before
 * gets none. Everybody who writes leads of this webinar waits here for each other, for the time of one statement.
 */
const seated = (at: At) => `
  SELECT id, key, email, mailbox, postpones, decode(hash, 'hex') AS content_hash, granted, first_seat, status,
    wish.answer || outcomes.answer AS answer, "row",
    CASE WHEN status = 'provisional' THEN least(now() + interval '${retention.provisionalSeat}', ${at.startsAt}) END AS keep_until
  FROM place_webinar_sign_ups(${at.startsAt}, ${at.seats}, ${at.entries}::jsonb, interval '${joinWindow}', ${rush(at.seats)}, ${answeredSignUps}) placed
  JOIN ROWS FROM (jsonb_to_recordset(${at.entries}::jsonb) AS (${columnsOfEntry}))
    WITH ORDINALITY AS wish ON wish.ordinality = place
  JOIN outcomes USING (status)`;
