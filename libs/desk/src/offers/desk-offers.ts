import type { DeskOffer, DeskOfferVersion } from '@mainstage/contracts/offers/calls';
import type { ListedBooking } from '@mainstage/bookings/list';
import { offerTotals } from '@mainstage/offers/totals';
import type { EntityManager } from 'typeorm';
import { optionToMove } from './move-option';
import { bindingOfOffer } from './offer-binding';
import { Offer } from './offer';
import { OfferNotFound } from './offer-errors';
import { offerLink, type OfferLinkSettings } from './offer-links';
import { OfferVersion } from './offer-version';

/** Offers of a lead with all versions, newest first. */
export async function offersOfLead(
  manager: EntityManager,
  leadId: string,
  settings: OfferLinkSettings,
): Promise<DeskOffer[]> {
  const offers = await manager.find(Offer, { where: { leadId }, order: { createdAt: 'DESC', id: 'ASC' } });
  return Promise.all(offers.map((offer) => deskOffer(manager, offer, settings)));
}

async function deskOffer(manager: EntityManager, offer: Offer, settings: OfferLinkSettings): Promise<DeskOffer> {
  const versions = await manager.find(OfferVersion, { where: { offerId: offer.id }, order: { version: 'DESC' } });
  const listed = await Promise.all(versions.map((version) => deskVersion(manager, offer, version, settings)));
  const { id, number, leadId, bookingId } = offer;
  return { id, number, leadId, bookingId, versions: listed };
}

/** @throws OfferNotFound */
export async function deskOfferOf(
  manager: EntityManager,
  offerId: string,
  settings: OfferLinkSettings,
): Promise<DeskOffer> {
  const offer = await manager.findOneBy(Offer, { id: offerId });
  if (!offer) throw new OfferNotFound();
  return deskOffer(manager, offer, settings);
}

const placeOf = ({ venue, starts_at, ends_at }: ListedBooking) => ({
  venue,
  ...{ startsAt: starts_at.toISOString(), endsAt: ends_at.toISOString() },
});

export async function deskVersion(
  manager: EntityManager,
  offer: Offer,
  version: OfferVersion,
  settings: OfferLinkSettings,
): Promise<DeskOfferVersion> {
  const { id, content, note, wish, revision } = version;
  const now = await bindingOfOffer(manager, { offer, version });
  const moving = version.state === 'draft' ? await optionToMove(manager, { offer, content }) : undefined;
  const isOver = version.state === 'sent' && now.kind === 'over';
  return {
    ...{ id, version: version.version, content, revision, note, wish },
    state: isOver ? 'expired' : version.state,
    totals: offerTotals(content, version.acceptance?.lines ?? []),
    binding: now.kind === 'over' ? { kind: 'without-option' } : now,
    updatedAt: version.updatedAt.toISOString(),
    sentAt: version.sentAt?.toISOString() ?? null,
    openedAt: version.openedAt?.toISOString() ?? null,
    decidedAt: version.decidedAt?.toISOString() ?? null,
    link: offerLink(settings, id, 'client'),
    ...(moving && { moves: placeOf(moving) }),
  };
}
