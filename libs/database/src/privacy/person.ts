import type { EntityManager } from 'typeorm';
import type { Booking } from '@mainstage/leads/booking/entity';
import type { LeadRow } from '@mainstage/leads/lead-row';
import type { Selected } from '../selected';
import { canonicalAddress, mailboxOf, withAsciiDomain } from '@mainstage/contracts/address';
import { rows } from '../sql';

/** Whose data is meant: an address, and every row that begins with it. */
export interface Person {
  /** As given. */
  email: string;
  /** What the address counts as towards the cap of mails. */
  mailbox: string;
  /** Rows of the forms that were sent with the address. */
  leads: string[];
  /** Bookings that came of these, or bear the address themselves. */
  bookings: string[];
}

/**
 * Where a person's data lies, in the order in which it can be deleted: SQL conditions over `$1` the address in lower case,
 * `$2` the leads, `$3` the bookings, `$4` the mailbox. erase.integration.spec.ts looks for the address in every table.
 */
export const places = {
  mails: 'lead_id = ANY($2) OR lead_id = ANY($3) OR canonical_address(to_address) = $1',
  consents: 'lead_id = ANY($2)',
  booking_events: 'booking_id = ANY($3)',
  bookings: 'id = ANY($3)',
  idempotency_keys: `(answer->>'id') = ANY($2::uuid[]::text[])`,
  recent_submissions: `(answer->>'id') = ANY($2::uuid[]::text[])`,
  mailbox_allowances: 'mailbox = $4',
  webinar_registrations: 'mailbox = $4',
  newsletter_subscriptions: 'id = ANY($2)',
  contact_submissions: 'id = ANY($2)',
  tour_bookings: 'id = ANY($2)',
} as const;

export type Place = keyof typeof places;

/** Finds everything that was left with an address, in any letter case. */
export async function findPerson(manager: EntityManager, email: string): Promise<Person> {
  const address = canonicalAddress(withAsciiDomain(email));
  const forms = ['newsletter_subscriptions', 'contact_submissions', 'tour_bookings'];
  const leads = await rows<Selected<LeadRow, 'id'>>(
    manager,
    forms.map((table) => `SELECT id FROM ${table} WHERE canonical_address(email) = $1`).join(' UNION ALL '),
    [address],
  );
  const ids = leads.map(({ id }) => id);
  const bookings = await rows<Selected<Booking, 'id'>>(
    manager,
    'SELECT id FROM bookings WHERE lead_id = ANY($1) OR canonical_address(client_email) = $2',
    [ids, address],
  );
  return { email: address, mailbox: mailboxOf(address), leads: ids, bookings: bookings.map(({ id }) => id) };
}

/** A condition that names only those of the four parameters that it needs, with their values: PostgreSQL wants no others. */
export function conditionOf(place: Place, { email, leads, bookings, mailbox }: Person): [string, unknown[]] {
  const all = [email, leads, bookings, mailbox];
  const values: unknown[] = [];
  const text = places[place].replace(/\$(\d)/g, (_, number: string) => {
    values.push(all[Number(number) - 1]);
    return `$${values.length}`;
  });
  return [text, values];
}
