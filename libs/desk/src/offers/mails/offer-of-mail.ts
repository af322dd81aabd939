import { Withdrawn } from '@mainstage/leads/withdrawn';
import type { EntityManager } from 'typeorm';
import { Offer } from '../offer';
import { OfferVersion } from '../offer-version';

/** The version that a mail is about. @throws Withdrawn if it was deleted */
export async function offerOfMail(
  manager: EntityManager,
  versionId: string | null,
): Promise<{ offer: Offer; version: OfferVersion }> {
  const version = versionId === null ? null : await manager.findOneBy(OfferVersion, { id: versionId });
  const offer = version && (await manager.findOneBy(Offer, { id: version.offerId }));
  if (!offer) throw new Withdrawn('the offer is gone');
  return { offer, version };
}
