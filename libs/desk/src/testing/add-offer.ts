import type { OfferContent } from '@mainstage/contracts/offers/offer';
import { randomBytes, randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { Offer } from '../offers/offer';
import { OfferVersion } from '../offers/offer-version';

const offerContent: OfferContent = {
  ...{ language: 'en', customer: 'company', venue: 'skyline-stage', day: '2030-07-18', hire: 'evening' },
  client: { name: 'Ada Byron', company: 'Engines Ltd', email: 'ada@example.com' },
  ...{ startsAt: '2030-07-18T16:00:00.000Z', endsAt: '2030-07-18T23:00:00.000Z' },
  ...{ setUpMinutes: 120, dismantlingMinutes: 60, guests: 180, layout: 'banquet' },
  lines: [
    {
      ...{ id: 'room', label: 'Skyline Stage', rule: '', unit: 'flat', quantity: 1, unitCents: 100_000 },
      ...{ vatPercent: 19, optional: false, hidden: false, discount: null },
    },
  ],
  ...{ textBefore: '', textAfter: '', terms: null },
};

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
      ...{ offerId, version: 1, state: 'sent', content: offerContent, requestKey: randomUUID() },
      ...{ clientToken: randomBytes(32), readerToken: randomBytes(32), sentAt: new Date() },
      ...version,
    }),
  );
  return id;
}
