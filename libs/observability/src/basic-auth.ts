import { createHash, timingSafeEqual } from 'node:crypto';

/** Sent with a 401, so that a browser opens its login dialog. */
export const operatorChallenge = 'Basic realm="Mainstage operations", charset="UTF-8"';

/**
 * Whether a request has the operator's credentials; compares in constant time.
 * @param authorizationHeader as received, if any
 */
export function isOperator(authorizationHeader: string | undefined, user: string, password: string): boolean {
  const [, given = ''] = /^Basic +([A-Za-z0-9+/=]+) *$/i.exec(authorizationHeader ?? '') ?? [];
  return timingSafeEqual(digest(Buffer.from(given, 'base64')), digest(Buffer.from(`${user}:${password}`)));
}

/** Makes both sides equally long. */
function digest(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}
