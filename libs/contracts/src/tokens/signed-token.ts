import { createHmac, type Hmac, timingSafeEqual } from 'node:crypto';

/** Purpose of a token, which is invalid for any other. */
export type TokenPurpose =
  | 'webinar-seat'
  | 'webinar-release'
  | 'lead-release'
  | 'inbound-message'
  | 'delivery'
  | 'newsletter-confirm'
  | 'newsletter-unsubscribe'
  | 'webinar-join'
  | 'gate'
  | 'booking-desk'
  | 'booking-option'
  | 'calendar-feed'
  | 'operator-session'
  | 'desk-action'
  | 'desk-sign-in';

interface Payload {
  /** purpose */
  p: string;
  /** subject: the id of a row, or the name of a gated page */
  s: string;
  /** round: a later round invalidates earlier tokens */
  r: number;
  /** end of validity, in seconds since 1970 */
  e?: number;
}

export interface TokenSubject {
  /** Id of the row, or name of the gated page. */
  subject: string;
  round: number;
}

export interface ReadToken extends TokenSubject {
  /** Absent if it does not expire. */
  expiresAt?: Date;
}

/**
 * Creates a token that needs no storage: payload and HMAC-SHA-256, both base64url, safe in a URL.
 * @param expiresAt absent for a token that does not expire
 */
export function signToken(
  secret: string,
  purpose: TokenPurpose,
  { subject, round }: TokenSubject,
  expiresAt?: Date,
): string {
  const payload: Payload = { p: purpose, s: subject, r: round };
  if (expiresAt) payload.e = Math.floor(expiresAt.getTime() / 1000);
  const body = Buffer.from(JSON.stringify(payload)).toString('base64url');
  return `${body}.${hmac(secret, body).digest('base64url')}`;
}

/** Verifies a token. @returns the subject, or `invalid` (forged, malformed, of another purpose) or `expired` */
export function readToken(
  secret: string,
  purpose: TokenPurpose,
  token: string,
  now = new Date(),
): ReadToken | 'invalid' | 'expired' {
  const [body = '', mac = '', ...rest] = token.split('.');
  const given = Buffer.from(mac, 'base64url');
  const expected = hmac(secret, body).digest();
  if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return 'invalid';
  const payload = JSON.parse(Buffer.from(body, 'base64url').toString()) as Payload;
  if (payload.p !== purpose) return 'invalid';
  if (payload.e !== undefined && payload.e * 1000 <= now.getTime()) return 'expired';
  return {
    subject: payload.s,
    round: payload.r,
    ...(payload.e !== undefined && { expiresAt: new Date(payload.e * 1000) }),
  };
}

function hmac(secret: string, body: string): Hmac {
  return createHmac('sha256', secret).update(body);
}
