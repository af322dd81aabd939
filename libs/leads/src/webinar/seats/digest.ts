import { randomUUID } from 'node:crypto';
import { TourBooking } from '../../tour/entity';
import { WebinarDigest } from '../entity';
import { type EntityManager, IsNull } from 'typeorm';
import { Mail } from '@mainstage/database/entities/mail';
import { beginPeriod, thisHour } from '@mainstage/database/mails/digest-period';

const unreported = { kind: 'webinar', webinarDigestId: IsNull() } as const;

/**
 * Enqueues the digest of sign-ups that were not reported yet, at most one per hour of the clock; after an hour without
 * one it is enqueued immediately. A sign-up committed later is reported later.
 * @returns whether it was enqueued now
 */
export async function enqueueWebinarDigest(manager: EntityManager): Promise<boolean> {
  if (!(await manager.existsBy(TourBooking, unreported))) return false;
  return manager.transaction(async (own) => {
    const id = randomUUID();
    if (!(await beginPeriod(own, WebinarDigest, { hour: thisHour, id }))) return false;
    await own.update(TourBooking, unreported, { webinarDigestId: id });
    await own.insert(Mail, { kind: 'webinar-notification', form: 'webinar', leadId: id, recipient: 'sales' });
    return true;
  });
}
