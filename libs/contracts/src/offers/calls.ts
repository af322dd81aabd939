import type { ToldClients } from '../desk/bookings';
import type { OfferBinding, OfferContent, OfferState, OfferTotals } from './offer';

/** An offer at the desk: `GET /api/desk/leads/:id/offers`, newest first. */
export interface DeskOffer {
  id: string;
  /** Such as `A-2027-0042`. */
  number: string;
  leadId: string;
  bookingId: string | null;
  versions: DeskOfferVersion[];
}

export interface DeskOfferVersion {
  id: string;
  version: number;
  state: OfferState;
  content: OfferContent;
  totals: OfferTotals;
  binding: OfferBinding;
  /** Present place of the option that moves to that of the draft when it is sent; absent if none moves. */
  moves?: { venue: string; startsAt: string; endsAt: string };
  /** Incremented by every change of a draft; a change contains the revision that it is based on. */
  revision: number;
  updatedAt: string;
  sentAt: string | null;
  /** First touch, key or scroll on the page; perhaps by a program. */
  openedAt: string | null;
  decidedAt: string | null;
  /** Reason of a declined, withdrawn or retired version, or the member who accepted on behalf. */
  note: string | null;
  /** The client's wish for another version. */
  wish: OfferWish | null;
  /** The client's page; of a draft it works once it is sent. */
  link: string;
}

/** `POST /api/desk/leads/:id/offers`: a first draft, or the draft of the next version if there is an open one. */
export interface NewOffer {
  /** A UUID of the press: a repeated one makes no second draft. */
  key: string;
  /** Takes the client's last wish into the draft. */
  withWish?: boolean;
  /** Makes a first option together with the draft if the lead has none for this day. */
  withOption?: boolean;
  /** Id of a version whose lines and texts begin a new offer, with a number of its own. */
  copyOf?: string;
}

/** `PUT /api/desk/offer-versions/:id` */
export interface OfferDraftChange {
  revision: number;
  content: OfferContent;
}

/** `POST /api/desk/offer-versions/:id/prepare`: puts text and link, and the PDF if wished, into the composer's draft. */
export interface PrepareOffer {
  revision: number;
  attach: boolean;
}

/** `POST /api/desk/offer-versions/:id/{withdraw,reopen,accept,decline}`: by a member, on behalf of the client for the last two. */
export interface OfferDecision {
  key: string;
  /** Who said so and how, or why it is withdrawn. */
  note: string;
}

/** `POST /api/desk/offer-versions/:id/accept`: `tellClient: false` sends the client no mail with the accepted offer. */
export interface AcceptOnBehalf extends OfferDecision, ToldClients {}

/** The client's page: `GET /api/offers/:token`. */
export interface OfferPage {
  number: string;
  version: number;
  state: Extract<OfferState, 'sent' | 'accepted' | 'declined'>;
  content: OfferContent;
  /** Totals without any optional line. */
  totals: OfferTotals;
  binding: OfferBinding;
  /** Whether it can be accepted on the page, and if not, why. */
  accept: 'possible' | 'waiting' | 'without-option' | 'private' | 'no-terms' | 'read-only' | 'decided';
  /** A colleague's link: reads, decides nothing. */
  readOnly: boolean;
  /** Address of the read-only page; null on that page itself. */
  colleagueLink: string | null;
  /** Differences from the version before, in words and money. */
  changes: string[];
  /** Masked address that the code is sent to. */
  codeGoesTo: string;
  acceptance: OfferAcceptance | null;
  /** Terms of this version as plain text; absent if there are none. */
  termsText?: string;
  sample: boolean;
  /** Whether it is the desk's preview, which decides nothing: `GET /api/desk/offer-versions/:id/preview`. */
  preview?: true;
}

/** `offer` in the body of a 410 `offer_gone`. */
export interface OfferGone {
  reason: 'expired' | 'withdrawn' | 'superseded' | 'taken';
  number: string;
  language: 'en' | 'de';
  venue: string;
  day: string;
  /** Address of the version that replaced it, only for the client's link of a superseded one. */
  next: string | null;
  /** Next days on which the venue is free, YYYY-MM-DD. */
  freeDays: string[];
}

/** `POST /api/offers/:token/accept` */
export interface AcceptOffer {
  /** Ids of the chosen optional lines. */
  lines: string[];
  name: string;
  position: string;
  company: string;
  billingAddress: string;
  orderNumber?: string;
  terms: true;
  /** Six digits, sent by `POST /api/offers/:token/code`. */
  code: string;
}

export interface OfferAcceptance {
  acceptedAt: string;
  name: string;
  position: string;
  company: string;
  orderNumber: string | null;
  gross: number;
  /** SHA-256 of the accepted PDF, hexadecimal. */
  sha256: string;
}

/** `POST /api/offers/:token/decline` */
export interface DeclineOffer {
  reason: string;
}

/** `POST /api/offers/:token/wish`: sent to sales, changes nothing by itself. */
export interface OfferWish {
  guests?: number;
  /** HH:MM in Frankfurt. */
  startsAt?: string;
  endsAt?: string;
  /** Ids of lines that the client would like or not. */
  add: string[];
  drop: string[];
  message: string;
}

/** `POST /api/offers/:token/opened` after a touch, key or scroll; `GET /api/offers/:token/pdf`; `POST /api/offers/:token/code`. */
export interface OfferCodeSent {
  /** Seconds until another one can be sent. */
  again: number;
}
