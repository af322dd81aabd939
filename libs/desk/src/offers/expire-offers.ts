import { Booking } from '@mainstage/bookings/entities/booking';
import { currentDatabaseTime } from '@mainstage/database/database-time';
import { retriedTransaction } from '@mainstage/database/retried-transaction';
import type { EntityManager } from 'typeorm';
import { lockVersion } from './lock-version';
import { noteOffer } from './note-offer';
import { Offer } from './offer';
import { bindingOf, bookingOfOffer } from './offer-binding';
import { OfferNotFound } from './offer-errors';
import { OfferVersion } from './offer-version';

/**
 * Writes down which open offers have expired with their option; the pages know it without. Safe to run in several
 * processes.
 * @returns how many it ended
 */
export async function expireOffers(manager: EntityManager, atMost = 100): Promise<number> {
  const due = await manager
    .createQueryBuilder()
    .select('version.id', 'id')
    .from(OfferVersion, 'version')
    .innerJoin(Offer, 'offer', 'offer.id = version.offerId')
    .innerJoin(Booking, 'booking', 'booking.id = offer.bookingId')
    .where(`version.state = 'sent'`)
    .andWhere(
      `(booking.state NOT IN ('requested', 'option', 'definite')
        OR (booking.state = 'definite' AND booking.startsAt <= now())
        OR (booking.state = 'option' AND least(booking.expiresAt, booking.challengedUntil, booking.startsAt) <= now()))`,
    )
    .limit(atMost)
    .getRawMany<{ id: string }>();
  let ended = 0;
  for (const { id } of due) if (await expire(manager, id)) ended += 1;
  return ended;
}

async function expire(manager: EntityManager, id: string): Promise<boolean> {
  return retriedTransaction(manager, async (own) => {
    const locked = await lockVersion(own, id).catch((error: unknown) => {
      if (error instanceof OfferNotFound) return undefined;
      throw error;
    });
    if (locked?.version.state !== 'sent') return false;
    const { lead, offer, version } = locked;
    const decidedAt = await currentDatabaseTime(own);
    if (bindingOf(await bookingOfOffer(own, offer, version.content), decidedAt).kind !== 'over') return false;
    await own.update(OfferVersion, { id }, { state: 'expired', decidedAt });
    await noteOffer(own, { lead, by: 'clock', title: `Offer ${offer.number}, version ${version.version}: expired` });
    return true;
  });
}
