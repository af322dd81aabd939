import type { Hire } from '../day-parts';
import type { Language } from '../language';

/** Money is whole cents everywhere, VAT a percentage. */
export const offerUnits = ['flat', 'guest', 'day', 'hour', 'piece'] as const;
export type OfferUnit = (typeof offerUnits)[number];

export interface OfferLine {
  /** The same in every version of the offer. */
  id: string;
  label: string;
  /** Why it costs that much, in one sentence; empty if nothing is to be said. */
  rule: string;
  unit: OfferUnit;
  quantity: number;
  /** Net price of one unit in cents; null until a member gives one: such an offer cannot be sent. */
  unitCents: number | null;
  vatPercent: number;
  /** Whether the client chooses it. */
  optional: boolean;
  /** Kept for the team: neither shown to the client nor counted. */
  hidden: boolean;
  discount: { percent: number; reason: string } | null;
}

/** A company accepts on the page; a private host by answering the email. */
export const offerCustomers = ['company', 'private'] as const;
export type OfferCustomer = (typeof offerCustomers)[number];

/** Content of one version; fixed once it is sent. */
export interface OfferContent {
  language: Language;
  customer: OfferCustomer;
  client: { name: string; company: string | null; email: string };
  venue: string;
  /** YYYY-MM-DD, in Frankfurt. */
  day: string;
  /** Null if the hours match no part of the day that can be requested. */
  hire: Hire | null;
  /** ISO 8601. */
  startsAt: string;
  endsAt: string;
  setUpMinutes: number;
  dismantlingMinutes: number;
  /** The client's own staff included. */
  guests: number | null;
  layout: string | null;
  lines: OfferLine[];
  textBefore: string;
  textAfter: string;
  /** Version of the provider's terms; null if there are none: nothing can be accepted then. */
  terms: string | null;
}

export interface OfferTotals {
  /** Net cents of each counted line, after its discount. */
  lines: { id: string; net: number }[];
  net: number;
  /** One entry for each rate, ascending. */
  vat: { percent: number; net: number; vat: number }[];
  gross: number;
}

export const offerStates = ['draft', 'sent', 'accepted', 'declined', 'withdrawn', 'superseded', 'expired'] as const;
export type OfferState = (typeof offerStates)[number];

/**
 * How binding an open offer is: until the end of its first option; until the event begins if the place is definitely
 * booked for the client, who then accepts the services; or not at all because the option waits behind another one,
 * because there is none, or because another client has booked the place.
 */
export type OfferBinding =
  | { kind: 'binding'; until: string; challenged: boolean }
  | { kind: 'booked'; until: string }
  | { kind: 'waiting'; rank: number }
  | { kind: 'without-option' }
  | { kind: 'taken' };

/** A whole number of a draft that was typed but cannot be read; `offerProblems` reports it, so that it is never sent. */
export const unreadable = -1;

export const offerLimits = {
  lines: 60,
  label: 200,
  rule: 500,
  text: 4000,
  discountReason: 200,
  /** Largest quantity, and cents of one unit. */
  quantity: 100_000,
  unitCents: 100_000_000,
  /** What a client may write. */
  message: 2000,
} as const;
