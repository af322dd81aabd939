import { retention } from '@mainstage/content/constants/retention';
import { emptiedBooking, emptiedEvent } from '../privacy/emptied';

/** Rows one statement takes at most: short enough that no visitor waits for it. */
export const batch = 500;

type LeadTable = 'newsletter_subscriptions' | 'contact_submissions' | 'tour_bookings';

export type RetentionTable = LeadTable | 'mails' | 'bookings';

/** A lead whose mails are still on their way waits: they are written from it when they are sent. */
const settled = `NOT EXISTS (SELECT FROM mails WHERE mails.lead_id = lead.id AND mails.status IN ('due', 'sending'))`;

/** What ends together: which rows, oldest first, and the statement that ends as many of them as it is told. */
export interface RetentionRule {
  table: RetentionTable;
  /** Selects the keys of all rows whose time is over, in the order of an index. */
  select: string;
  /** Ends the first $1 of them; gives one row for each. */
  end: string;
}

/** Deletes leads with their mails and consent records. */
function deleted(table: LeadTable, condition: string, order = 'created_at'): RetentionRule {
  const select = `SELECT id FROM ${table} lead WHERE ${condition} AND ${settled} ORDER BY ${order}`;
  const end = `
    WITH old AS (${select} LIMIT $1 FOR UPDATE SKIP LOCKED),
    their_mails AS (DELETE FROM mails USING old WHERE mails.lead_id = old.id),
    their_consents AS (DELETE FROM consents USING old WHERE consents.lead_id = old.id)
    DELETE FROM ${table} lead USING old WHERE lead.id = old.id`;
  return { table, select, end };
}

/** Erases what was typed; address, kind, date and consent record stay as evidence. */
function erased(condition: string): RetentionRule {
  const select = `SELECT id FROM tour_bookings lead
    WHERE erased_at IS NULL AND ${condition} AND ${settled} ORDER BY created_at`;
  const end = `
    UPDATE tour_bookings SET full_name = '', company = NULL, phone_number = NULL, phone_e164 = NULL, number_of_guests = NULL,
      additional_information = NULL, typed = '{}', brief_venue = NULL, brief_date = NULL, brief_part = NULL,
      brief_guests = NULL, brief_layout = NULL, brief_estimate = NULL, brief_offer = NULL, brief_shortlist = NULL,
      source_utm_source = NULL, source_utm_medium = NULL, source_utm_campaign = NULL, source_referrer_host = NULL,
      source_first_page = NULL, webinar_device = NULL, erased_at = now()
    WHERE id IN (${select} LIMIT $1 FOR UPDATE SKIP LOCKED)`;
  return { table: 'tour_bookings', select, end };
}

const before = (period: string) => `now() - interval '${period}'`;

/** The last time that somebody asked for the newsletter at this address. */
const lastAsked = '(SELECT max(given_at) FROM consents WHERE consents.lead_id = lead.id)';
const neverConfirmed = `status = 'pending' AND created_at < ${before(retention.unconfirmedSubscription)} AND coalesce(${lastAsked}, created_at) < ${before(retention.unconfirmedSubscription)}`;

/**
 * What ends when, by the database's clock: one statement a rule, safe to run from several processes at once.
 * The periods stand in libs/content/src/constants/retention.ts, which /privacy shows.
 */
export const retentionRules = {
  contactsDeleted: deleted('contact_submissions', `created_at < ${before(retention.enquiries)}`),
  toursDeleted: deleted('tour_bookings', `kind = 'tour' AND created_at < ${before(retention.enquiries)}`),
  webinarDetailsErased: erased(
    `kind = 'webinar' AND created_at < ${before(retention.webinarDetails)}
     AND webinar_starts_at < ${before(retention.webinarDetails)}`,
  ),
  applicationDetailsErased: erased(`kind = 'business_event' AND created_at < ${before(retention.applicationDetails)}`),
  consentEvidenceDeleted: deleted(
    'tour_bookings',
    `erased_at IS NOT NULL AND created_at < ${before(retention.consentEvidence)}`,
  ),
  unconfirmedDeleted: deleted('newsletter_subscriptions', `${neverConfirmed} AND opt_in_round = 1`),
  // Someone who was subscribed before and began anew: what proves the earlier time stays as long as it would have.
  unconfirmedReturnsEnded: returnsEnded(),
  endedSubscriptionsDeleted: deleted(
    'newsletter_subscriptions',
    `status = 'unsubscribed' AND unsubscribed_at < ${before(retention.endedSubscription)}`,
    'unsubscribed_at',
  ),
  bookingDetailsErased: bookingsEmptied(),
  // `review` waits for a person who decides; the mails of a subscription are part of its evidence.
  mailsDeleted: keyed(
    'mails',
    'id',
    `SELECT id FROM mails
     WHERE status IN ('sent', 'dead') AND form <> 'newsletter' AND finished_at < ${before(retention.deliveredMail)}
     ORDER BY finished_at`,
  ),
} as const satisfies Record<string, RetentionRule>;

export type RuleName = keyof typeof retentionRules;

/** Deletes rows that nothing else belongs to. */
function keyed(table: RetentionTable, key: string, select: string): RetentionRule {
  return { table, select, end: `DELETE FROM ${table} WHERE ${key} IN (${select} LIMIT $1 FOR UPDATE SKIP LOCKED)` };
}

/** That a room was taken stays true; by whom is forgotten, and so are the notes, which may name them. */
function bookingsEmptied(): RetentionRule {
  const select = `SELECT id FROM bookings
    WHERE (client IS NOT NULL OR client_email IS NOT NULL OR lead_id IS NOT NULL) AND ends_at < ${before(retention.bookingDetails)}
    ORDER BY ends_at`;
  const end = `
    WITH old AS (${select} LIMIT $1 FOR UPDATE SKIP LOCKED),
    their_notes AS (UPDATE booking_events SET ${emptiedEvent} FROM old WHERE booking_id = old.id)
    UPDATE bookings SET ${emptiedBooking} FROM old WHERE bookings.id = old.id`;
  return { table: 'bookings', select, end };
}

function returnsEnded(): RetentionRule {
  const select = `SELECT id FROM newsletter_subscriptions lead
    WHERE ${neverConfirmed} AND opt_in_round > 1 AND ${settled} ORDER BY created_at`;
  const end = `UPDATE newsletter_subscriptions SET status = 'unsubscribed', unsubscribed_at = now()
    WHERE id IN (${select} LIMIT $1 FOR UPDATE SKIP LOCKED)`;
  return { table: 'newsletter_subscriptions', select, end };
}
