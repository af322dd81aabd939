import { canonicalAddress, mailboxOf, withAsciiDomain } from '@mainstage/contracts/address';
import { Booking } from '@mainstage/bookings/entities/booking';
import { InboundMail } from '@mainstage/inbound-mail/entities/inbound-mail';
import { ContactSubmission } from '@mainstage/leads/contact/entity';
import { NewsletterSubscription } from '@mainstage/leads/newsletter/entity';
import { TourBooking } from '@mainstage/leads/tour/entity';
import { WebinarRegistration } from '@mainstage/leads/webinar/entity';
import { Any, type EntityManager, type EntityTarget, type ObjectLiteral, Raw } from 'typeorm';
import { BookingEvent } from '@mainstage/bookings/entities/booking-event';
import { Consent } from '@mainstage/leads/submissions/consent';
import { Answer } from '../answer/answer';
import { AnswerFile } from '../answer/answer-file';
import { AcceptedOffer } from '../offers/accepted-offer';
import { Offer } from '../offers/offer';
import { OfferVersion } from '../offers/offer-version';
import { DeskEntry } from '../entities/desk-entry';
import { DeskLead } from '../entities/desk-lead';
import { IdempotencyKey } from '@mainstage/leads/submissions/idempotency-key';
import { LeadEvent } from '../entities/lead-event';
import { Mail } from '@mainstage/database/entities/mail';
import { MailboxAllowance } from '@mainstage/database/entities/mailbox-allowance';
import { RecentSubmission } from '@mainstage/leads/submissions/recent-submission';

export interface Person {
  email: string;
  /** Key of the address in the mailbox allowance. */
  mailbox: string;
  /** Ids of leads sent with the address. */
  leads: string[];
  /** Ids of bookings that came from these leads, or contain the address themselves. */
  bookings: string[];
  /** Ids of answers to these leads, or with the address among their recipients. */
  answers: string[];
  /** Ids of offers to these leads. */
  offers: string[];
}

interface PlaceOfData {
  entity: EntityTarget<ObjectLiteral>;
  /** TypeORM conditions; a list means any of them. */
  where: (person: Person) => object | object[];
  /** Why the rows outlive an erasure, for the record; absent where they do not. */
  kept?: string;
}

const isAddress = (email: string) => Raw((column) => `canonical_address(${column}) = :email`, { email });
const answered = ({ leads }: Person) => ({ answer: Raw((answer) => `${answer}->>'id' = ANY(:leads)`, { leads }) });

/**
 * Tables of a person's data, in the order in which they can be deleted. privacy.integration.spec.ts searches for the
 * address in every table.
 */
export const places = {
  mails: {
    entity: Mail,
    where: ({ email, leads, bookings }) => [{ leadId: Any([...leads, ...bookings]) }, { toAddress: isAddress(email) }],
  },
  inbound_mails: {
    entity: InboundMail,
    where: ({ email, leads }) => [{ leadId: Any(leads) }, { sender: isAddress(email) }],
  },
  answer_files: { entity: AnswerFile, where: ({ answers }) => ({ answerId: Any(answers) }) },
  answers: { entity: Answer, where: ({ answers }) => ({ id: Any(answers) }) },
  offer_versions: { entity: OfferVersion, where: ({ offers }) => ({ offerId: Any(offers) }) },
  offers: { entity: Offer, where: ({ offers }) => ({ id: Any(offers) }) },
  accepted_offers: {
    entity: AcceptedOffer,
    where: ({ email, leads }) => [
      { leadId: Any(leads) },
      { content: Raw((content) => `canonical_address(${content}->'client'->>'email') = :email`, { email }) },
    ],
    kept: 'commercial letters are kept for six years (§ 257 HGB, § 147 AO)',
  },
  desk_entries: { entity: DeskEntry, where: ({ leads }) => ({ leadId: Any(leads) }) },
  desk_leads: { entity: DeskLead, where: ({ leads }) => ({ leadId: Any(leads) }) },
  lead_events: { entity: LeadEvent, where: ({ leads }) => ({ leadId: Any(leads) }) },
  consents: { entity: Consent, where: ({ leads }) => ({ leadId: Any(leads) }) },
  booking_events: { entity: BookingEvent, where: ({ bookings }) => ({ bookingId: Any(bookings) }) },
  bookings: { entity: Booking, where: ({ bookings }) => ({ id: Any(bookings) }) },
  idempotency_keys: { entity: IdempotencyKey, where: answered },
  recent_submissions: { entity: RecentSubmission, where: answered },
  mailbox_allowances: { entity: MailboxAllowance, where: ({ mailbox }) => ({ mailbox }) },
  webinar_registrations: { entity: WebinarRegistration, where: ({ mailbox }) => ({ mailbox }) },
  newsletter_subscriptions: { entity: NewsletterSubscription, where: ({ leads }) => ({ id: Any(leads) }) },
  contact_submissions: { entity: ContactSubmission, where: ({ leads }) => ({ id: Any(leads) }) },
  tour_bookings: { entity: TourBooking, where: ({ leads }) => ({ id: Any(leads) }) },
} as const satisfies Record<string, PlaceOfData>;

export type Place = keyof typeof places;
export const allPlaces = Object.entries(places) as [Place, PlaceOfData][];

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

/** Addresses have no spaces. */
const holdsAddress = (email: string) =>
  Raw((column) => `:email = ANY (string_to_array(canonical_address(array_to_string(${column}, ' ')), ' '))`, { email });

/** A person without an address: only their lead is known. */
export async function personOfLead(manager: EntityManager, leadId: string): Promise<Person> {
  const bookings = await manager.find(Booking, { select: { id: true }, where: { leadId } });
  const answers = await manager.find(Answer, { select: { id: true }, where: { leadId } });
  const offers = await manager.find(Offer, { select: { id: true }, where: { leadId } });
  const found = { bookings: idsOf(bookings), answers: idsOf(answers), offers: idsOf(offers) };
  return { email: '', mailbox: '', leads: [leadId], ...found };
}

/** Finds everything stored with an address, in any letter case. */
export async function findPerson(manager: EntityManager, email: string): Promise<Person> {
  const address = canonicalAddress(withAsciiDomain(email));
  const leads: string[] = [];
  for (const entity of [NewsletterSubscription, ContactSubmission, TourBooking]) {
    const forms = manager.getRepository<NewsletterSubscription | ContactSubmission | TourBooking>(entity);
    const found = await forms.find({ select: { id: true }, where: { email: isAddress(address) } });
    leads.push(...found.map(({ id }) => id));
  }
  const bookings = await manager.find(Booking, {
    select: { id: true },
    where: [{ leadId: Any(leads) }, { clientEmail: isAddress(address) }],
  });
  const answers = await manager.find(Answer, {
    select: { id: true },
    where: [
      { leadId: Any(leads) },
      ...(['to', 'cc', 'bcc'] as const).map((recipients) => ({ [recipients]: holdsAddress(address) })),
    ],
  });
  const offers = await manager.find(Offer, { select: { id: true }, where: { leadId: Any(leads) } });
  const found = { bookings: idsOf(bookings), answers: idsOf(answers), offers: idsOf(offers) };
  return { email: address, mailbox: mailboxOf(address), leads, ...found };
}
