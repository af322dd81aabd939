import { createHmac } from 'node:crypto';

/**
 * Names an address without holding it: who knows the address and the secret can tell that this note is about it, nobody
 * can find the address from the note.
 */
export function keyedName(secret: string, email: string): string {
  return createHmac('sha256', secret).update(`person ${email.toLowerCase()}`).digest('hex').slice(0, 32);
}
