import type { OfferPage } from '@mainstage/contracts/offers/calls';
import type { EntityManager } from 'typeorm';
import { pageOf } from './client-offer';
import { Offer } from './offer';
import { bindingOfOffer } from './offer-binding';
import { OfferNotFound } from './offer-errors';
import { offerPdf } from './offer-pdf';
import type { OfferSettings } from './offer-settings';
import { OfferVersion } from './offer-version';

/**
 * The page of a version as the client sees it, or will see it once it is sent, for a member. It is not the client's
 * link, so nothing is noted as opened. @throws OfferNotFound
 */
export async function previewOffer(
  manager: EntityManager,
  versionId: string,
  settings: OfferSettings,
): Promise<OfferPage> {
  const { offer, version } = await versionOf(manager, versionId);
  const isDecided = version.state === 'accepted' || version.state === 'declined';
  const shown: OfferVersion = isDecided ? version : { ...version, state: 'sent' };
  const binding = await bindingOfOffer(manager, { offer, version });
  const page = await pageOf(manager, { offer, version: shown, reader: 'client', binding }, settings);
  return { ...page, colleagueLink: null, preview: true };
}

/** The PDF of a version, a draft included. @throws OfferNotFound */
export async function previewPdf(manager: EntityManager, versionId: string, settings: OfferSettings): Promise<Buffer> {
  return offerPdf(manager, await versionOf(manager, versionId), settings);
}

async function versionOf(manager: EntityManager, id: string): Promise<{ offer: Offer; version: OfferVersion }> {
  const version = await manager.findOneBy(OfferVersion, { id });
  const offer = version && (await manager.findOneBy(Offer, { id: version.offerId }));
  if (!offer) throw new OfferNotFound();
  return { offer, version };
}
