import { randomUUID } from 'node:crypto';
import { ContactSubmission } from '../contact/entity';
import { QuarantineDigest } from './entity';
import { NewsletterSubscription } from '../newsletter/entity';
import { TourBooking } from '../tour/entity';
import { type EntityManager, IsNull, Not, Raw } from 'typeorm';
import { Mail } from '@mainstage/database/entities/mail';
import { beginPeriod, thisHour } from '@mainstage/database/mails/digest-period';

const unreported = { suspicions: Raw((suspicions) => `${suspicions} <> '{}'`), quarantineDigestId: IsNull() };

/** Tables of leads that sales was not notified of; webinar sign-ups have their own digest. */
const waiting = [
  [ContactSubmission, unreported],
  [TourBooking, { ...unreported, kind: Not('webinar') }],
  [NewsletterSubscription, unreported],
] as const;

/**
 * Enqueues the digest of quarantined leads that were not reported yet, at most one per hour of the clock; after an hour
 * without one it is enqueued immediately. A lead committed later is reported later.
 * @returns whether it was enqueued now
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
