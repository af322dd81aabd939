import { createHmac } from 'node:crypto';

/**
 * Keyed hash of an address: with the address and the secret the record can be attributed; the address cannot be derived
 * from the record.
 */
export function keyedName(secret: string, email: string): string {
  return createHmac('sha256', secret).update(`person ${email.toLowerCase()}`).digest('hex').slice(0, 32);
}
