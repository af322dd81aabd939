import { createHmac } from 'node:crypto';

/**
 * Six digits that sign somebody in who asked by mail. They follow from the id of the request, so that no row holds them; who
 * knows the id alone, but not the secret, cannot work them out.
 * @param secret APP_SECRET
 * @param signInId id of the request
 */
export function signInCode(secret: string, signInId: string): string {
  const mac = createHmac('sha256', secret).update(`desk sign-in code ${signInId}`).digest();
  // Of 2^48 numbers no remainder is noticeably more frequent than another.
  return String(mac.readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
}
