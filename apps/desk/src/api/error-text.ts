import { codeOf, DeskError } from './desk-error';

const texts: Record<string, string> = {
  network: 'No answer from the server. Nothing was changed; try again.',
  signed_out: 'You are signed out. Sign in again.',
  sign_in_failed: 'That did not work.',
  other_browser:
    'This link was requested in another browser. Open it there, or type the code from the same email here.',
  recent_sign_in_required: 'Nothing was changed, because you did not confirm that it is you.',
  not_allowed: 'Your rights do not include this.',
  passkey_required: 'This needs a passkey. Add one under Settings and sign in again.',
  changed_meanwhile: 'Somebody else changed this lead in the meantime.',
  not_found: 'This is no longer here.',
  validation_failed: 'Something in the form is missing or wrong.',
  rate_limited: 'Too many attempts. Wait a moment.',
  unavailable: 'The server is not available at the moment. Try again shortly.',
  forbidden_origin: 'This page is open at an address that the server does not know.',
};

/** The sentence that somebody at the desk reads when a call failed. */
export function errorText(error: unknown): string {
  const text = texts[codeOf(error)] ?? 'Something went wrong on the server. Try again.';
  const wait = error instanceof DeskError ? error.retryAfterSeconds : undefined;
  return wait ? `${text} (${Math.ceil(wait)} s)` : text;
}
