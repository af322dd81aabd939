import { randomUUID } from 'node:crypto';
import { ContactSubmission } from '@mainstage/leads/contact/entity';
import { QuarantineDigest } from '@mainstage/leads/quarantine/entity';
import { NewsletterSubscription } from '@mainstage/leads/newsletter/entity';
import { TourBooking } from '@mainstage/leads/tour/entity';
import { type EntityManager, IsNull, Not, Raw } from 'typeorm';
import { Mail } from '../entities/mail';
import { beginPeriod, thisHour } from '../mails/digest-period';

const unreported = { suspicions: Raw((suspicions) => `${suspicions} <> '{}'`), quarantineDigestId: IsNull() };

/** Where leads wait that sales has not heard of; the webinar's sign-ups have a digest of their own. */
const waiting = [
  [ContactSubmission, unreported],
  [TourBooking, { ...unreported, kind: Not('webinar') }],
  [NewsletterSubscription, unreported],
] as const;

/**
 * Owes sales the digest of leads that are quarantined and were not reported yet, at most one an hour of the clock; the
 * first after a quiet time goes at once. A lead that is committed later is reported later.
 * @returns whether it is owed now
 */
export async function enqueueQuarantineDigest(manager: EntityManager): Promise<boolean> {
  const found = await Promise.all(waiting.map(([entity, where]) => manager.existsBy(entity, where)));
  if (!found.includes(true)) return false;
  return manager.transaction(async (own) => {
    const id = randomUUID();
    if (!(await beginPeriod(own, QuarantineDigest, { hour: thisHour, id }))) return false;
    for (const [entity, where] of waiting) await own.update(entity, where, { quarantineDigestId: id });
    await own.insert(Mail, { kind: 'held-notification', form: 'operations', leadId: id, recipient: 'sales' });
    return true;
  });
}
