import { createHmac, timingSafeEqual } from 'node:crypto';

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

export interface TokenSubject {
  /** Id of the row, or name of the gated page. */
  subject: string;
  round: number;
}

export interface ReadToken extends TokenSubject {
  /** Absent if it does not expire. */
  expiresAt?: Date;
}

const macBytes = 16;
const uuid = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/;
/** Bits of a token's first byte. */
const flags = { expires: 1, uuid: 2 };

/**
 * Creates a token that needs no storage: base64url of a flag byte, the round, the end of validity, the subject and 16 bytes
 * of HMAC-SHA-256. For a row it has at most 55 characters, so that a mail can show the whole link.
 * @param round up to 65,535
 * @param expiresAt absent for a token that does not expire
 */
export function signToken(
  secret: string,
  purpose: TokenPurpose,
  { subject, round }: TokenSubject,
  expiresAt?: Date,
): string {
  const [id] = uuid.exec(subject) ?? [];
  const head = Buffer.alloc(expiresAt ? 8 : 3);
  head[0] = (expiresAt ? flags.expires : 0) | (id ? flags.uuid : 0);
  head.writeUInt16BE(round, 1);
  if (expiresAt) head.writeUIntBE(Math.floor(expiresAt.getTime() / 1000), 3, 5);
  const body = Buffer.concat([head, id ? packed(subject, id) : Buffer.from(subject)]);
  return Buffer.concat([body, macOf(secret, purpose, body)]).toString('base64url');
}

/** Verifies a token. @returns the subject, or `invalid` (forged, malformed, of another purpose) or `expired` */
export function readToken(
  secret: string,
  purpose: TokenPurpose,
  token: string,
  now = new Date(),
): ReadToken | 'invalid' | 'expired' {
  const read = token.includes('.') ? readLong(secret, purpose, token) : readShort(secret, purpose, token);
  if (!read) return 'invalid';
  return read.expiresAt && read.expiresAt <= now ? 'expired' : read;
}

function readShort(secret: string, purpose: TokenPurpose, token: string): ReadToken | undefined {
  const bytes = Buffer.from(token, 'base64url');
  const body = bytes.subarray(0, -macBytes);
  // Decoding ignores foreign characters, which a link must not have.
  if (body.length === 0 || bytes.toString('base64url') !== token) return undefined;
  if (!timingSafeEqual(bytes.subarray(-macBytes), macOf(secret, purpose, body))) return undefined;
  const expires = (body[0]! & flags.expires) !== 0;
  const subject = body.subarray(expires ? 8 : 3);
  return {
    subject: body[0]! & flags.uuid ? unpacked(subject) : subject.toString(),
    round: body.readUInt16BE(1),
    ...(expires && { expiresAt: new Date(body.readUIntBE(3, 5) * 1000) }),
  };
}

/** A subject with a UUID: its position, its 16 bytes, the text around it. */
const packed = (subject: string, id: string): Buffer =>
  Buffer.concat([
    Buffer.from([subject.indexOf(id)]),
    Buffer.from(id.replaceAll('-', ''), 'hex'),
    Buffer.from(subject.replace(id, '')),
  ]);

function unpacked(bytes: Buffer): string {
  const id = bytes.toString('hex', 1, 17).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  const around = bytes.toString('utf8', 17);
  return around.slice(0, bytes[0]) + id + around.slice(bytes[0]);
}

/** Tokens of links in mails sent before 30 November 2026: JSON and HMAC, both base64url, with a dot between. */
function readLong(secret: string, purpose: TokenPurpose, token: string): ReadToken | undefined {
  const [body = '', mac = '', ...rest] = token.split('.');
  const given = Buffer.from(mac, 'base64url');
  const expected = createHmac('sha256', secret).update(body).digest();
  if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const payload = JSON.parse(Buffer.from(body, 'base64url').toString()) as {
    p: string;
    s: string;
    r: number;
    e?: number;
  };
  if (payload.p !== purpose) return undefined;
  return {
    subject: payload.s,
    round: payload.r,
    ...(payload.e !== undefined && { expiresAt: new Date(payload.e * 1000) }),
  };
}

const macOf = (secret: string, purpose: TokenPurpose, body: Buffer): Buffer =>
  createHmac('sha256', secret).update(`${purpose} `).update(body).digest().subarray(0, macBytes);
