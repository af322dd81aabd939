import type { FieldError } from './validate';

/** Every `code` of an error response, with its status and title (rule problem.codes, RFC 9457). */
export const problems = {
  malformed_json: { status: 400, title: 'Malformed JSON' },
  wrong_password: { status: 401, title: 'Wrong password' },
  gate_locked: { status: 401, title: 'Gate locked' },
  signed_out: { status: 401, title: 'Signed out' },
  forbidden_origin: { status: 403, title: 'Forbidden origin' },
  sign_in_failed: { status: 401, title: 'Sign-in failed' },
  not_allowed: { status: 403, title: 'Not allowed' },
  other_browser: { status: 403, title: 'Requested in another browser' },
  passkey_required: { status: 403, title: 'Passkey required' },
  recent_sign_in_required: { status: 403, title: 'Recent sign-in required' },
  not_found: { status: 404, title: 'Not found' },
  already_subscribed: { status: 409, title: 'Already subscribed' },
  changed_meanwhile: { status: 409, title: 'Changed meanwhile' },
  booking_past: { status: 409, title: 'Time of the booking has passed' },
  booking_wrong_state: { status: 409, title: 'Booking in another state' },
  booking_taken: { status: 409, title: 'Time taken' },
  booking_over_limit: { status: 409, title: 'Too many guests' },
  booking_not_first: { status: 409, title: 'Another option is first' },
  booking_not_second: { status: 409, title: 'Not the second option' },
  booking_undo_over: { status: 409, title: 'Too late to undo' },
  booking_already_challenged: { status: 409, title: 'Already challenged' },
  lead_is_spam: { status: 409, title: 'Lead is spam' },
  lead_not_spam: { status: 409, title: 'Lead is no spam' },
  answer_on_its_way: { status: 409, title: 'Answer on its way' },
  answered_meanwhile: { status: 409, title: 'Answered meanwhile' },
  mail_not_sendable: { status: 409, title: 'Mail not sendable' },
  document_unavailable: { status: 409, title: 'Document not available' },
  preview_unavailable: { status: 409, title: 'Preview not available' },
  offer_refused: { status: 409, title: 'Not possible with this offer' },
  offer_not_acceptable: { status: 409, title: 'Offer cannot be decided here' },
  registration_closed: { status: 409, title: 'Registration closed' },
  offer_gone: { status: 410, title: 'Offer no longer valid' },
  answer_too_large: { status: 413, title: 'Answer too large' },
  payload_too_large: { status: 413, title: 'Payload too large' },
  unsupported_media_type: { status: 415, title: 'Unsupported media type' },
  validation_failed: { status: 422, title: 'Validation failed' },
  booking_invalid: { status: 422, title: 'Not a booking' },
  idempotency_key_reused: { status: 422, title: 'Idempotency key reused' },
  proof_required: { status: 428, title: 'Proof of work required' },
  rate_limited: { status: 429, title: 'Too many requests' },
  internal_error: { status: 500, title: 'Internal error' },
  unavailable: { status: 503, title: 'Unavailable for the moment' },
} as const satisfies Record<string, { status: number; title: string }>;

export type ProblemCode = keyof typeof problems;

export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: ProblemCode;
  errors?: FieldError[];
  /** With `internal_error`: the request id under which the error is logged. */
  reference?: string;
  /** With `proof_required`: the challenge, in ALTCHA's format. */
  challenge?: object;
  /** With `offer_gone`: an `OfferGone`. */
  offer?: object;
  /** With `changed_meanwhile`: the present state of the object. */
  current?: object;
}
