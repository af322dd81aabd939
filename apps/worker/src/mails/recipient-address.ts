import type { LeasedMail } from '@mainstage/database/mails/leased-mail';

export interface SalesAddresses {
  SALES_EMAIL: string;
  SALES_EMAIL_FALLBACK?: string | undefined;
}

/**
 * Recipient of a mail at this attempt. Sales addresses come from the current settings, so that a corrected setting
 * applies to pending mails; each permanent failure switches between address and fallback.
 * @throws Error if a mail to a visitor or a team member has no address
 */
export function addressOf(
  mail: Pick<LeasedMail, 'recipient' | 'toAddress' | 'refusals'>,
  addresses: SalesAddresses,
): string {
  if (mail.recipient === 'sales')
    return mail.refusals % 2 === 1 ? (addresses.SALES_EMAIL_FALLBACK ?? addresses.SALES_EMAIL) : addresses.SALES_EMAIL;
  if (mail.toAddress === null) throw new Error('A mail to a visitor or a team member has no address');
  return mail.toAddress;
}
