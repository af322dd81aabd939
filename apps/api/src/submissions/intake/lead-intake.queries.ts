import { consentTexts } from '@mainstage/content/consent/consent-texts';
import { grantAllowance } from '@mainstage/database/mails/mailbox-allowance.queries';
import type { TourBooking } from '@mainstage/leads/tour/entity';
import type { Webinar } from '@mainstage/leads/webinar/entity';
import { DeskLead } from '@mainstage/desk/entities/desk-lead';
import type { DeskRow } from '@mainstage/desk/take-over/desk-rows';
import type { Consent } from '@mainstage/leads/submissions/consent';
import type { Columns, Selected, ComputedColumns } from '@mainstage/database/selected';
import { rows } from '@mainstage/database/sql';
import { statement } from '@mainstage/database/statement';
import { type Entry, outcomesOf, recordOf, type Written } from './lead-record';
import type { LeadTable, LeadTables } from './lead-tables';
import type { EntityManager } from 'typeorm';
import { retention } from '@mainstage/content/constants/retention';
import { joinWindow } from './submission';

interface LeadShape {
  /** Their table; undefined if their rows exist already. */
  table: LeadTable | undefined;
  seats: boolean;
  /** Leads whose address already has a row are left out. */
  newAddressOnly: boolean;
  /** They are added to the sales desk. */
  desk: boolean;
}

interface LeadValues extends Selected<Consent, 'form' | 'textVersion'> {
  /** JSON of entries, in the format of `columnsOfEntry`. */
  entries: string;
  /**
   * If they request seats: the webinar, its number of seats, and JSON of response changes and mails for each seat
   * status.
   */
  startsAt?: Webinar['startsAt'];
  seats?: Webinar['seats'];
  outcomes?: string;
}

type At = Readonly<Record<keyof LeadValues, string>>;

const statements = new Map<string, ReturnType<typeof compose>>();

function leadStatement(shape: LeadShape): ReturnType<typeof compose> {
  const key = `${shape.table?.name} ${shape.seats} ${shape.newAddressOnly} ${shape.desk}`;
  const known = statements.get(key) ?? compose(shape);
  statements.set(key, known);
  return known;
}

function compose({ table, seats, newAddressOnly, desk }: LeadShape) {
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
      SELECT key, ${at.form}, decode(key_hash, 'hex'), response FROM fresh WHERE key IS NOT NULL),
    ${row ?? ''}
    ${desk ? `${onDesk},` : ''}
    consent AS (
      INSERT INTO consents (lead_id, form, text_version) SELECT id, ${at.form}, ${at.textVersion} FROM fresh),
    enqueued AS (
      INSERT INTO mails (kind, form, lead_id, recipient, to_address, due_at, first_due_at, needs_allowance)
      SELECT kind, ${at.form}, fresh.id, "to", CASE "to" WHEN 'visitor' THEN fresh.email END, due.at, due.at, cap = 'postpone' AND NOT granted
      FROM fresh,
        ${seats ? 'outcome_mails' : `jsonb_to_recordset(fresh.mails) AS ${columnsOfMail}`},
        LATERAL (SELECT CASE WHEN cap = 'postpone' AND NOT granted THEN now() + interval '1 hour'
                             ELSE coalesce("dueAt", now()) END AS at) due
      WHERE ${seats ? 'outcome_mails.status = fresh.status AND' : ''} (cap NOT IN ('drop', 'registration', 'first-seat') OR granted) AND (cap <> 'first-seat' OR first_seat)
        AND ("dueAt" IS NULL OR "dueAt" > now()))
    SELECT id, response AS answer FROM fresh`,
  );
}

/** Columns of a new lead at the desk; its clock starts with the row of the form. */
const deskColumns: Record<keyof Columns<DeskLead, keyof DeskRow>, string> = {
  ...{
    lead_id: 'written.lead_id',
    form: 'written.form',
    language: 'written.language',
    state: 'written.state',
    received_at: 'now()',
  },
  clock_started_at: 'CASE WHEN written.clock_started_at IS NOT NULL THEN now() END',
  ...{ answer_by: 'written.answer_by', first_answer_by: 'written.first_answer_by' },
  ...{ next_alarm_at: 'written.next_alarm_at', quarantined: 'written.quarantined' },
  ...{ name: 'written.name', company: 'written.company', email: 'written.email', phone: 'written.phone' },
  ...{ message: 'written.message', venue: 'written.venue' },
  ...{ event_date: 'written.event_date', tour_date: 'written.tour_date' },
};
const onDesk = `
    on_desk AS (
      INSERT INTO desk_leads (${Object.keys(deskColumns).join(', ')})
      SELECT ${Object.values(deskColumns).join(', ')}
      FROM fresh, jsonb_populate_record(NULL::desk_leads, fresh.desk) written)`;

const anonymousMail = grantAllowance(
  'SELECT mailbox, ARRAY[now()] FROM entry JOIN unseen USING (content_hash) WHERE mailbox IS NOT NULL ORDER BY mailbox',
);
const granted = `
  SELECT entry.*, allowance.mailbox IS NOT NULL AS granted, false AS first_seat,
    CASE WHEN allowance.mailbox IS NULL THEN entry.answer || coalesce(unmailed, '{}') ELSE entry.answer END AS response
  FROM entry JOIN unseen USING (content_hash) LEFT JOIN allowance USING (mailbox)`;
const placed = 'SELECT entry.*, answer AS response FROM entry JOIN unseen USING (content_hash)';

const columnsOfEntry = `
  id uuid, hash text, answer jsonb, unmailed jsonb, key uuid, key_hash text, email text, mailbox text, postpones boolean, "row" jsonb, mails jsonb, desk jsonb`;
const columnsOfMail = 'mail (kind text, "to" text, cap text, "dueAt" timestamptz)';

const plain = (at: At) => `
  SELECT *, decode(hash, 'hex') AS content_hash FROM jsonb_to_recordset(${at.entries}::jsonb) AS entry (${columnsOfEntry})`;

/** An index lookup per address: NOT EXISTS would be planned as a join that reads the whole table. */
const unknownTo = ({ name }: LeadTable) => `
  WHERE (SELECT id FROM ${name} known WHERE canonical_address(known.email) = canonical_address(entry."row"->>'email') LIMIT 1) IS NULL`;

/** Seats given within ten minutes that count as a rush: a quarter of all, and at least ten. */
const rush = (seats: string) => `greatest(10, ${seats}::int / 4)`;
/**
 * Sign-ups of a mailbox for one webinar that get a mail: a mistyped one, the corrected one, and one more. The mailbox
 * allowance does not apply, so that others cannot suppress the response by submitting forms with the address; further
 * sign-ups are stored without a mail.
 */
const answeredSignUps = 3;

/** Response changes and mails per seat status, the same for all leads of the statement. */
const outcomes = (at: At) => `
    outcomes AS MATERIALIZED (SELECT key AS status, value->'answer' AS answer, value->'mails' AS mails FROM jsonb_each(${at.outcomes}::jsonb)),
    outcome_mails AS MATERIALIZED (
      SELECT status, mail.* FROM outcomes, jsonb_to_recordset(outcomes.mails) AS ${columnsOfMail}),`;

/** Columns set by the seat assignment, whatever the row contains. */
const decided: Partial<Record<string, string>> = {
  webinar_status: 'fresh.status',
  webinar_keep_until: 'fresh.keep_until',
} satisfies Record<keyof Columns<TourBooking, 'webinarStatus' | 'webinarKeepUntil'>, string>;

/** Repeated content gets no seat. */
const seated = (at: At) => `
  SELECT id, key, key_hash, email, mailbox, postpones, decode(hash, 'hex') AS content_hash, granted, first_seat, status,
    requested.answer || outcomes.answer || CASE WHEN granted THEN '{}' ELSE coalesce(unmailed, '{}') END AS answer, "row",
    CASE WHEN status = 'provisional' THEN least(now() + interval '${retention.provisionalSeat}', ${at.startsAt}) END AS keep_until
  FROM place_webinar_sign_ups(${at.startsAt}, ${at.seats}, ${at.entries}::jsonb, interval '${joinWindow}', ${rush(at.seats)}, ${answeredSignUps}) placed
  JOIN ROWS FROM (jsonb_to_recordset(${at.entries}::jsonb) AS (${columnsOfEntry}))
    WITH ORDINALITY AS requested ON requested.ordinality = place
  JOIN outcomes USING (status)`;

/**
 * Stores leads, each with its row at the sales desk, its consent record and all its mails, in one statement: one
 * transaction and one round trip for many leads (docs/adr/0005-one-statement-intake.md).
 * - `entry`: the leads as rows, from JSON. If they request webinar seats, a database function assigns them first,
 * because the stored response depends on it; it serialises leads of this webinar. Of leads that need a new address,
 * those whose address is known are left out.
 * - `unseen`: records each content and returns those not submitted within the last minutes.
 * - `allowance`: takes the mailbox allowance for the mails to visitors.
 * - `fresh`: the new entries with their allowance and response; every part below reads from it, so that nothing is
 * written for the others.
 * - `used_keys`, `leads`, `on_desk`, `consent`, `enqueued`: the idempotency keys, the rows, those of the sales desk,
 * the consent records and the mails. A quarantined lead causes no mails until sales releases it
 * (quarantine/release.ts). Rows shared with other statements are locked in a fixed order to avoid deadlocks. The
 * statement is prepared once per connection. With repositories it would be six round trips within a transaction that
 * holds the locks, and leads could not share them.
 */
export class LeadIntakeQueries {
  constructor(
    private readonly manager: EntityManager,
    private readonly tables: LeadTables,
  ) {}

  /**
   * Writes leads, each with its consent record and all its mails: all of them or none.
   * @param entries of one form and shape; no two may share content, key or mailbox (see LeadBatch)
   * @returns what was written, without leads whose content was submitted within the join window or whose address is
   * known although it must be new
   * @throws PostgreSQL's unique violation on `idempotency_keys_pkey` if a key was used before
   */
  async insert(entries: Entry[]): Promise<Written> {
    const [first] = entries;
    if (!first) return new Map();
    const { form } = first.submission;
    const desk = first.desk !== undefined;
    const { row, seat, newAddressOnly = false } = first.lead;
    const table = row && this.tables.of(row.entity);
    const written = await rows<ComputedColumns<{ id: string; answer: { id: string } }>>(this.manager, {
      name: `insert-leads-${form}-${row ? 'row' : 'only'}-${desk ? 'desk' : 'alone'}`,
      ...leadStatement({ table, seats: Boolean(seat), newAddressOnly, desk })({
        form,
        textVersion: consentTexts[form].version,
        entries: JSON.stringify(entries.map((entry) => recordOf(entry, table, this.tables.of(DeskLead)))),
        ...(seat && { startsAt: seat.startsAt, seats: seat.seats, outcomes: outcomesOf(first.lead, seat) }),
      }),
    });
    return new Map(written.map(({ id, answer }) => [id, answer]));
  }
}
