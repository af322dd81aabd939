import { fieldErrors } from '@mainstage/content/forms/field-errors';
import type { FieldErrorCode } from '@mainstage/contracts/field-codes';
import type { ProblemCode } from '@mainstage/contracts/problem';
import { codeOf, DeskError } from './desk-error';

type ErrorText = string | ((error: DeskError) => string);

/** Appends the API's detail about a booking: the conflicting booking, its author and time. */
const withDetail =
  (sentence: string): ErrorText =>
  ({ detail }) =>
    detail ? `${sentence} ${detail}` : sentence;

const internalError = 'Something went wrong on the server. Try again.';

/** The compiler requires a sentence for every code of the API. */
const texts = {
  network: 'No answer from the server.',
  malformed_json: internalError,
  wrong_password: 'That password is wrong.',
  gate_locked: 'This page is locked.',
  signed_out: 'You are signed out. Sign in again.',
  forbidden_origin: 'This page is open at an address that the server does not know.',
  sign_in_failed: 'That did not work.',
  not_allowed: 'Your rights do not include this.',
  other_browser:
    'This link was requested in another browser. Open it there, or type the code from the same email here.',
  passkey_required: 'This needs a passkey. Add one under Settings and sign in again.',
  recent_sign_in_required: 'Nothing was changed, because you did not confirm that it is you.',
  not_found: 'This is no longer here.',
  already_subscribed: 'This address is subscribed already.',
  changed_meanwhile: 'Somebody else changed this lead in the meantime.',
  booking_past: withDetail('Nothing was changed.'),
  booking_wrong_state: withDetail('The booking was changed in the meantime.'),
  booking_taken: withDetail('The time is taken.'),
  booking_over_limit: withDetail('That would be too many guests.'),
  booking_not_first: withDetail('Another option is ahead.'),
  booking_not_second: withDetail('No client was asked to decide.'),
  booking_already_challenged: withDetail('The client was not asked again.'),
  booking_undo_over: withDetail('Nothing was undone.'),
  answer_on_its_way: 'The answer is on its way and cannot be stopped any more.',
  answered_meanwhile: 'Somebody else has answered in the meantime.',
  answer_too_large: 'The files are too large: an email carries 7.4 MB of them at most.',
  lead_is_spam: 'This lead is marked as spam. Press “Not spam” first.',
  lead_not_spam: 'This lead is not marked as spam.',
  mail_not_sendable: 'This email was sent, or is being sent at the moment.',
  document_unavailable: withDetail('This document cannot be made.'),
  preview_unavailable: ({ detail }) => detail || 'This file cannot be shown.',
  offer_refused: withDetail('The offer was not changed.'),
  offer_not_acceptable: withDetail('The offer was not decided.'),
  offer_gone: 'This offer is no longer valid.',
  registration_closed: 'The registration is closed.',
  payload_too_large: 'This is too long. Shorten it.',
  unsupported_media_type: internalError,
  validation_failed: ({ fields }) =>
    ['Something in the form is missing or wrong.', ...new Set(fields.map(({ code }) => fieldText(code)))].join(' '),
  booking_invalid: withDetail('This cannot be booked.'),
  idempotency_key_reused: internalError,
  proof_required: internalError,
  rate_limited: 'Too many attempts. Wait a moment.',
  internal_error: internalError,
  unavailable: 'The server is not available at the moment. Try again shortly.',
} as const satisfies Record<ProblemCode | 'network', ErrorText>;

/** The server may be a release ahead of this page. */
const isKnown = (code: string): code is keyof typeof texts => Object.hasOwn(texts, code);

const fieldText = (code: string): string =>
  Object.hasOwn(fieldErrors.en, code) ? fieldErrors.en[code as FieldErrorCode] : '';

/** Codes after which it is unknown whether the server made the change: its answer was lost or cut off. */
const uncertain = ['network', 'unavailable', 'internal_error'];

/** The sentence after a failed change; says if it is unknown whether anything was stored. */
export function pressErrorText(error: unknown): string {
  const text = errorText(error);
  if (!uncertain.includes(codeOf(error))) return text;
  return `${text} It is not known whether this was stored: look at what is shown before you press again. What you typed is kept.`;
}

export function errorText(error: unknown): string {
  const code = codeOf(error);
  const found: ErrorText = isKnown(code) ? texts[code] : internalError;
  const shown = error instanceof DeskError ? error : new DeskError(code);
  const text = typeof found === 'string' ? found : found(shown).trim();
  const wait = shown.retryAfterSeconds;
  return wait ? `${text} (${Math.ceil(wait)} s)` : text;
}
