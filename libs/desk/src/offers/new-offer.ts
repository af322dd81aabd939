import { randomUUID } from 'node:crypto';
import { retriedTransaction } from '@mainstage/database/retried-transaction';
import { listedBooking, type ListedBooking } from '@mainstage/bookings/list';
import type { DeskOffer, NewOffer } from '@mainstage/contracts/offers/calls';
import type { OfferContent } from '@mainstage/contracts/offers/offer';
import type { EntityManager } from 'typeorm';
import { lockDeskLead } from '../changes/change-lead';
import type { DeskMember } from '../desk-context';
import { deskOfferOf } from './desk-offers';
import { firstContent } from './first-content';
import { noteOffer } from './note-offer';
import { Offer } from './offer';
import { OfferRefused } from './offer-errors';
import { offerToken, offerTokenHash } from './offer-links';
import { OfferNumberQueries } from './offer-number.queries';
import { optionOfLead } from './offer-option';
import { newestTerms, type OfferSettings } from './offer-settings';
import { OfferVersion } from './offer-version';
import { withWish } from './with-wish';

/**
 * Makes the first draft of an offer from the facts of the lead, or the draft of the next version (rule offer.versions).
 * A draft that is there already is kept.
 * @throws LeadNotFound, OfferRefused if the lead names no venue or day, BookingError with an option
 */
export async function newOffer(
  manager: EntityManager,
  { leadId, member }: { leadId: string; member: DeskMember },
  wanted: NewOffer,
  settings: OfferSettings,
): Promise<DeskOffer> {
  return retriedTransaction(manager, async (own) => {
    const lead = await lockDeskLead(own, leadId);
    const latest = await latestVersion(own, leadId);
    const made = await own.findOneBy(OfferVersion, { requestKey: wanted.key });
    if (made) return deskOfferOf(own, made.offerId, settings);
    if (latest?.version.state === 'draft') return deskOfferOf(own, latest.offer.id, settings);
    if (lead.state === 'spam') throw new OfferRefused('This lead is marked as spam: press Not spam first');
    if (wanted.withOption) await optionOfLead(own, leadId, member);
    const source = wanted.copyOf ? await copiedVersion(own, leadId, wanted.copyOf) : undefined;
    // After an acceptance the next offer has a number of its own, even if the accepted version is not the latest.
    const isClosed = latest && (await own.existsBy(OfferVersion, { offerId: latest.offer.id, state: 'accepted' }));
    const before = source || isClosed ? undefined : latest;
    const content = before
      ? await nextContent(own, before, wanted, settings)
      : { ...(await firstContent(own, leadId, settings)), ...source };
    const offer = before?.offer ?? (await insertOffer(own, leadId));
    const version = (before?.version.version ?? 0) + 1;
    await insertDraft(own, { offerId: offer.id, version, content, requestKey: wanted.key }, settings);
    await noteOffer(own, { lead, by: member.email, title: `Offer ${offer.number}, version ${version}: a draft` });
    return deskOfferOf(own, offer.id, settings);
  });
}

async function latestVersion(manager: EntityManager, leadId: string) {
  const offer = await manager.findOne(Offer, { where: { leadId }, order: { createdAt: 'DESC', id: 'ASC' } });
  const version =
    offer && (await manager.findOne(OfferVersion, { where: { offerId: offer.id }, order: { version: 'DESC' } }));
  return offer && version ? { offer, version } : undefined;
}

/**
 * The content of the version before, with the newest terms, the place of its option if that was moved in the calendar,
 * and the client's wish if asked for.
 */
async function nextContent(
  manager: EntityManager,
  { offer, version: { content, wish } }: { offer: Offer; version: OfferVersion },
  wanted: NewOffer,
  settings: OfferSettings,
): Promise<OfferContent> {
  const booking = offer.bookingId === null ? undefined : await listedBooking(manager, offer.bookingId);
  const place = booking?.state === 'option' ? placeOfBooking(booking) : {};
  const next = { ...content, ...place, terms: newestTerms(settings) };
  return wanted.withWish && wish ? withWish(next, wish) : next;
}

const placeOfBooking = ({ venue, day, hire, ...booking }: ListedBooking) => ({
  ...{ venue, day, hire, startsAt: booking.starts_at.toISOString(), endsAt: booking.ends_at.toISOString() },
  ...{ setUpMinutes: booking.set_up_minutes, dismantlingMinutes: booking.dismantling_minutes },
});

/** Lines and texts of an earlier version of the lead. @throws OfferRefused */
async function copiedVersion(
  manager: EntityManager,
  leadId: string,
  id: string,
): Promise<Pick<OfferContent, 'lines' | 'textBefore' | 'textAfter'>> {
  const version = await manager.findOneBy(OfferVersion, { id });
  const offer = version && (await manager.findOneBy(Offer, { id: version.offerId, leadId }));
  if (!offer) throw new OfferRefused('There is no such version to copy');
  const { lines, textBefore, textAfter } = version.content;
  return { lines, textBefore, textAfter };
}

async function insertOffer(manager: EntityManager, leadId: string): Promise<Offer> {
  const id = randomUUID();
  await manager.insert(Offer, { id, leadId, number: await new OfferNumberQueries(manager).next() });
  return manager.findOneByOrFail(Offer, { id });
}

async function insertDraft(
  manager: EntityManager,
  draft: Pick<OfferVersion, 'offerId' | 'version' | 'content' | 'requestKey'>,
  { secret }: OfferSettings,
): Promise<void> {
  const id = randomUUID();
  await manager.insert(OfferVersion, {
    ...{ ...draft, id },
    clientToken: offerTokenHash(offerToken(secret, id, 'client')),
    readerToken: offerTokenHash(offerToken(secret, id, 'reader')),
  });
}
