/** Fields that a client fills in to accept an offer, in their order on the page. */
export const acceptFields = ['name', 'position', 'company', 'billingAddress', 'orderNumber', 'code', 'terms'] as const;
export type AcceptField = (typeof acceptFields)[number];

/** Fields of the form that asks for a change. */
export const wishFields = ['guests', 'startsAt', 'endsAt', 'message'] as const;
export type WishField = (typeof wishFields)[number];

/** Buttons of the page's forms. */
export const intents = ['total', 'code', 'accept', 'decline', 'wish'] as const;
export type Intent = (typeof intents)[number];

export type Typed = Partial<Record<string, string>>;

/** A form that the API refused, or whose total was requested, with everything that was typed. */
export interface AnsweredForm {
  intent: Intent;
  typed: Typed;
  /** Ids of the ticked lines. */
  lines: string[];
  /** Fields with an error. */
  wrong: string[];
  problem?: 'validation' | 'rateLimited' | 'changed' | 'other';
}
