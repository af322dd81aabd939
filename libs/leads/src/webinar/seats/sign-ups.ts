import { mailboxOf } from '@mainstage/contracts/address';
import type { TourBooking } from '../../tour/entity';
import { Raw } from 'typeorm';

export const ofWebinar = (startsAt: Date) => ({ kind: 'webinar', webinarStartsAt: startsAt }) as const;

/** Sign-ups from these addresses, by mailbox: all sign-ups of one mailbox share a seat. */
export const ofMailboxes = (startsAt: Date, emails: readonly string[]) => ({
  ...ofWebinar(startsAt),
  email: Raw((email) => `mailbox_of(${email}) = ANY(:mailboxes)`, { mailboxes: [...new Set(emails.map(mailboxOf))] }),
});

/** Sign-ups grouped by mailbox, in the order of arrival. */
export function byMailbox(signUps: readonly TourBooking[]): Map<string, TourBooking[]> {
  const mailboxes = new Map<string, TourBooking[]>();
  for (const signUp of signUps) {
    const mailbox = mailboxOf(signUp.email);
    mailboxes.set(mailbox, [...(mailboxes.get(mailbox) ?? []), signUp]);
  }
  return mailboxes;
}
