import type { OfferGone } from '@mainstage/contracts/offers/calls';

/** A heading with its text. */
export interface GoneText {
  title: string;
  text: string;
}

/** Texts that page and PDF of an offer share. Times, days and amounts come formatted (`offerFormats`). */
export interface PageTexts {
  offer: (number: string, version: number) => string;
  /** Short form for lists and file names: `A-2027-0042, version 2`. */
  reference: (number: string, version: number) => string;
  filename: (number: string, version: number) => string;
  sample: string;
  facts: Readonly<
    Record<'heading' | 'client' | 'venue' | 'day' | 'hours' | 'setUp' | 'guests' | 'layout' | 'date' | 'number', string>
  >;
  hours: (from: string, to: string) => string;
  setUp: (from: string, to: string) => string;
  guests: (count: number) => string;
  guestsOpen: string;
  layoutOpen: string;
  plan: { heading: string; alt: (venue: string) => string; note: string };
  lines: {
    heading: string;
    optionalHeading: string;
    optionalIntro: string;
    label: string;
    quantity: string;
    unitPrice: string;
    amount: string;
    included: string;
    notChosen: string;
    discount: (percent: number, reason: string) => string;
    choose: (label: string) => string;
    update: string;
  };
  totals: {
    heading: string;
    net: string;
    vat: (percent: number, net: string) => string;
    gross: string;
    withoutOptional: string;
    rounding: string;
  };
  notIncluded: { heading: string; items: readonly string[] };
  binding: {
    heading: string;
    /** @param until moment in Frankfurt */
    binding: (until: string) => string;
    /** First in line. */
    first: string;
    challenged: (until: string) => string;
    waiting: (rank: number) => string;
    withoutOption: string;
    /** Their own booking is definite. */
    booked: string;
    /** Another client's booking is definite. */
    taken: string;
    accepted: string;
    decided: string;
  };
  terms: { heading: string; version: (version: string) => string; sample: string; none: string; read: string };
  accept: {
    heading: string;
    how: string;
    /** If their booking is definite already. */
    howBooked: string;
    name: string;
    position: string;
    company: string;
    billingAddress: string;
    orderNumber: string;
    optional: string;
    terms: (version: string) => string;
    code: string;
    sendCode: string;
    codeHint: (address: string) => string;
    codeSent: (address: string) => string;
    codeAgain: (seconds: number) => string;
    wrongCode: string;
    button: (gross: string) => string;
    private: string;
    waiting: string;
    withoutOption: string;
    noTerms: string;
    readOnly: string;
  };
  decline: { heading: string; intro: string; reason: string; button: string; done: string };
  wish: {
    heading: string;
    intro: string;
    guests: string;
    startsAt: string;
    endsAt: string;
    lines: string;
    message: string;
    preview: (gross: string) => string;
    button: string;
    done: string;
  };
  colleague: {
    heading: string;
    intro: string;
    copy: string;
    copied: string;
    mail: string;
    subject: (number: string) => string;
    body: string;
  };
  receipt: {
    title: string;
    text: (venue: string, day: string) => string;
    mail: string;
    acceptedAt: string;
    by: string;
    orderNumber: string;
    total: string;
    sha256: string;
    sha256Note: string;
  };
  changes: { heading: string };
  pdf: { button: string };
  gone: Readonly<Record<OfferGone['reason'], (number: string, venue: string, day: string) => GoneText>>;
  goneNext: string;
  freeDays: { heading: string; none: string };
  contact: (phone: string, email: string) => string;
  notFound: GoneText;
}
