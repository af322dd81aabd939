import { currentDatabaseTime } from '@mainstage/database/database-time';
import type { EntityManager } from 'typeorm';
import { AcceptedOffer } from './accepted-offer';
import type { Offer } from './offer';
import { bindingOf, bookingOfOffer } from './offer-binding';
import { renderOffer } from './offer-document';
import { type OfferSettings, termsOf } from './offer-settings';
import type { OfferVersion } from './offer-version';

/** The PDF of a version: the stored bytes once it is accepted, as it is now before. */
export async function offerPdf(
  manager: EntityManager,
  { offer, version }: { offer: Offer; version: OfferVersion },
  settings: OfferSettings,
): Promise<Buffer> {
  if (version.acceptance) return acceptedPdf(manager, version.id);
  const now = await currentDatabaseTime(manager);
  const binding = bindingOf(await bookingOfOffer(manager, offer, version.content), now);
  return renderOffer({
    ...{ number: offer.number, version: version.version, content: version.content, acceptance: null },
    binding: binding.kind === 'over' ? { kind: 'without-option' } : binding,
    ...{ terms: termsOf(settings, version.content), sample: settings.priceList.sample },
    date: version.sentAt ?? now,
  });
}

/** The PDF as it was accepted, byte for byte. */
async function acceptedPdf(manager: EntityManager, versionId: string): Promise<Buffer> {
  const select = { id: true, pdf: true };
  return (await manager.findOneOrFail(AcceptedOffer, { select, where: { id: versionId } })).pdf;
}
