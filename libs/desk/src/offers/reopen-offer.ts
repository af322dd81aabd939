import { bookingOf } from '@mainstage/bookings/rows';
import { currentDatabaseTime } from '@mainstage/database/database-time';
import { retriedTransaction } from '@mainstage/database/retried-transaction';
import type { DeskOffer, OfferDecision } from '@mainstage/contracts/offers/calls';
import { type EntityManager, In, MoreThan } from 'typeorm';
import { wasMade } from '../changes/change-lead';
import type { DeskMember } from '../desk-context';
import { deskOfferOf } from './desk-offers';
import { lockVersion } from './lock-version';
import { noteOffer } from './note-offer';
import { Offer } from './offer';
import { bindingOf, bookingOfOffer } from './offer-binding';
import { OfferRefused } from './offer-errors';
import { quietOption } from './offer-option';
import type { OfferSettings } from './offer-settings';
import { OfferVersion } from './offer-version';

/**
 * Opens an expired version again, with a first option for the same time. A repeated press changes nothing more.
 * @throws OfferNotFound, OfferRefused, BookingError if the place is taken
 */
export async function reopenOffer(
  manager: EntityManager,
  { versionId, member }: { versionId: string; member: DeskMember },
  { key, note }: OfferDecision,
  settings: OfferSettings,
): Promise<DeskOffer> {
  return retriedTransaction(manager, async (own) => {
    const { lead, offer, version } = await lockVersion(own, versionId);
    if (await wasMade(own, lead.leadId, key)) return deskOfferOf(own, offer.id, settings);
    const { venue, day, hire, guests } = version.content;
    const before = bindingOf(await bookingOfOffer(own, offer, version.content), await currentDatabaseTime(own));
    const isExpired = version.state === 'expired' || (version.state === 'sent' && before.kind === 'over');
    if (!isExpired) throw new OfferRefused(`This version has not expired: it is ${version.state}`);
    if (
      await own.existsBy(OfferVersion, {
        offerId: offer.id,
        state: In(['sent', 'accepted']),
        version: MoreThan(version.version),
      })
    )
      throw new OfferRefused('A newer version is open');
    if (hire === null) throw new OfferRefused('Its hours are no part of a day: make an option and a new version');
    const option = { venue, day, hire, ...(guests !== null && { guests }) };
    const bookingId = await quietOption(own, lead.leadId, option, member);
    if ((await bookingOf(own, bookingId)).rank !== 1)
      throw new OfferRefused('Somebody else has the first option by now');
    await own.update(Offer, { id: offer.id }, { bookingId });
    await own.update(OfferVersion, { id: versionId }, { state: 'sent', decidedAt: null });
    const title = `Offer ${offer.number}, version ${version.version}: open again`;
    await noteOffer(own, { lead, by: member.email, title, text: note, requestKey: key });
    return deskOfferOf(own, offer.id, settings);
  });
}
