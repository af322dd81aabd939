import type { DeskLeadDetail } from '@mainstage/contracts/desk/leads';

/**
 * A `mailto:` whose mail is matched with the lead by subject, thread, and the copy address, at which the answer stops
 * the clock. Not every mail program supports the thread; subject and copy address are enough.
 */
export function answerAddress({ email, reply }: { email: string; reply: DeskLeadDetail['reply'] }): string {
  const parts = [
    ['subject', reply.subject],
    ['cc', [reply.to && email, reply.copyTo].filter(Boolean).join(',')],
    ['In-Reply-To', reply.inReplyTo],
  ].flatMap(([name, value]) => (value ? [`${name}=${encodeURIComponent(value)}`] : []));
  // The address is untrusted input: it must not add another header.
  return `mailto:${encodeURIComponent(reply.to ?? email).replace('%40', '@')}?${parts.join('&')}`;
}

/** @param phone as it was typed */
export const telephoneAddress = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;
