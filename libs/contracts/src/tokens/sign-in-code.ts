import { createHmac } from 'node:crypto';

/**
 * Six digits that sign in the member who requested a mail. They are derived from the id of the request, so that no row
 * contains them; they cannot be computed without the secret.
 * @param secret APP_SECRET
 * @param signInId id of the request
 */
export function signInCode(secret: string, signInId: string): string {
  const mac = createHmac('sha256', secret).update(`desk sign-in code ${signInId}`).digest();
  // With 2^48 numbers the bias of the remainder is negligible.
  return String(mac.readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
}
