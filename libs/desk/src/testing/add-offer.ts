import { offerContent, offerLine } from '@mainstage/offers/testing/offer-content';
import { randomBytes, randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { Offer } from '../offers/offer';
import { OfferVersion } from '../offers/offer-version';

const line = offerLine({ id: 'room', label: 'Skyline Stage', unit: 'flat', unitCents: 100_000 });

/** Stores an offer of a lead with one version. @returns the version's id */
export async function addOffer(
  manager: EntityManager,
  leadId: string,
  version: Partial<OfferVersion> = {},
  bookingId: string | null = null,
): Promise<string> {
  const number = `A-2030-${randomBytes(4).toString('hex')}`;
  const { id: offerId } = await manager.save(manager.create(Offer, { number, leadId, bookingId }));
  const { id } = await manager.save(
    manager.create(OfferVersion, {
      ...{ offerId, version: 1, state: 'sent', content: offerContent({ lines: [line] }), requestKey: randomUUID() },
      ...{ clientToken: randomBytes(32), readerToken: randomBytes(32), sentAt: new Date() },
      ...version,
    }),
  );
  return id;
}
