import type { EntityManager } from 'typeorm';
import { lockDeskLead } from '../changes/change-lead';
import { LeadNotFound } from '../desk-error';
import type { DeskLead } from '../entities/desk-lead';
import { Offer } from './offer';
import { OfferNotFound } from './offer-errors';
import { OfferVersion } from './offer-version';

export interface LockedVersion {
  lead: DeskLead;
  offer: Offer;
  version: OfferVersion;
}

/**
 * Loads a version and locks its lead. Every change of an offer holds this lock, so that they run one after the other.
 * @throws OfferNotFound if it does not exist, or its lead is to be erased
 */
export async function lockVersion(manager: EntityManager, versionId: string): Promise<LockedVersion> {
  const found = await manager.findOneBy(OfferVersion, { id: versionId });
  const offer = found && (await manager.findOneBy(Offer, { id: found.offerId }));
  if (!offer) throw new OfferNotFound();
  const lead = await lockDeskLead(manager, offer.leadId).catch((error: unknown) => {
    throw error instanceof LeadNotFound ? new OfferNotFound() : error;
  });
  // Read again: both may have changed while this waited.
  return {
    lead,
    offer: await manager.findOneByOrFail(Offer, { id: offer.id }),
    version: await manager.findOneByOrFail(OfferVersion, { id: versionId }),
  };
}
