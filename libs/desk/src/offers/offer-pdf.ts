import { currentDatabaseTime } from '@mainstage/database/database-time';
import type { EntityManager } from 'typeorm';
import { AcceptedOffer } from './accepted-offer';
import type { Offer } from './offer';
import { type BindingNow, bindingOfOffer } from './offer-binding';
import { renderOffer } from './offer-document';
import { type OfferSettings, termsOf } from './offer-settings';
import type { OfferVersion } from './offer-version';
import type { AcceptanceRecord } from './stored-acceptance';

interface OfferOfPdf {
  offer: Offer;
  version: OfferVersion;
}

/**
 * The PDF of a version: the stored bytes once it is accepted, as it is now before.
 * @param known how binding it will be when it is sent; as it is now by default
 */
export async function offerPdf(
  manager: EntityManager,
  { offer, version }: OfferOfPdf,
  settings: OfferSettings,
  known?: BindingNow,
): Promise<Buffer> {
  if (version.acceptance) return acceptedPdf(manager, version.id);
  const now = await currentDatabaseTime(manager);
  const binding = known ?? (await bindingOfOffer(manager, { offer, version }));
  return renderOffer({
    ...documentOf({ offer, version }, settings),
    binding: binding.kind === 'over' ? { kind: 'without-option' } : binding,
    ...{ acceptance: null, date: version.sentAt ?? now },
  });
}

/** The PDF of an acceptance, from the stored version and the record alone: the same input gives the same bytes. */
export const pdfOfAcceptance = (
  read: OfferOfPdf,
  acceptance: AcceptanceRecord,
  settings: OfferSettings,
): Promise<Buffer> =>
  renderOffer({
    ...documentOf(read, settings),
    ...{ binding: null, acceptance, date: new Date(acceptance.acceptedAt) },
  });

/** The PDF for a colleague: that of the client, once accepted without billing address and order number. */
export async function colleaguePdf(manager: EntityManager, read: OfferOfPdf, settings: OfferSettings): Promise<Buffer> {
  const { acceptance } = read.version;
  if (!acceptance) return offerPdf(manager, read, settings);
  return pdfOfAcceptance(read, { ...acceptance, billingAddress: '', orderNumber: null }, settings);
}

const documentOf = ({ offer, version: { version, content } }: OfferOfPdf, settings: OfferSettings) => ({
  ...{ number: offer.number, version, content },
  ...{ terms: termsOf(settings, content), sample: settings.priceList.sample },
});

/** The PDF as it was accepted, byte for byte. */
async function acceptedPdf(manager: EntityManager, versionId: string): Promise<Buffer> {
  const select = { id: true, pdf: true };
  return (await manager.findOneOrFail(AcceptedOffer, { select, where: { id: versionId } })).pdf;
}
