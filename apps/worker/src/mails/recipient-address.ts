import type { LeasedMail } from '@mainstage/database/mails/leased-mail';

/** The settings that say where the house's own mails go. */
export interface SalesAddresses {
  SALES_EMAIL: string;
  SALES_EMAIL_FALLBACK?: string | undefined;
}

/**
 * Where a mail goes at this try. The house's addresses are asked anew each time, so that a corrected setting helps mails
 * that are owed already; after each refusal it is the other one's turn.
 * @throws Error where a mail to a visitor has no address
 */
export function addressOf(
  mail: Pick<LeasedMail, 'recipient' | 'toAddress' | 'refusals'>,
  house: SalesAddresses,
): string {
  if (mail.recipient === 'sales')
    return mail.refusals % 2 === 1 ? (house.SALES_EMAIL_FALLBACK ?? house.SALES_EMAIL) : house.SALES_EMAIL;
  if (mail.toAddress === null) throw new Error('A mail to a visitor has no address');
  return mail.toAddress;
}
