import { BookingError } from '@mainstage/bookings/booking-error';
import type { BookingPreview } from '@mainstage/contracts/desk/bookings';
import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { previewMails } from '../bookings/preview-mails';
import type { MailComposer } from '../mails/mail-composer';
import { moveOption, optionToMove } from './move-option';
import { Offer } from './offer';
import { bookingOfOffer } from './offer-binding';
import { OfferNotFound, OfferRefused } from './offer-errors';
import { OfferVersion } from './offer-version';
import { cannotMove } from './send-offer';

/**
 * The mails to others that sending a draft would cause, because its option moves or gets other guests (rule offer.moves):
 * those who then move up or wait. Nothing is changed.
 * @param by address of the member
 * @throws OfferNotFound, OfferRefused if the option cannot be moved
 */
export async function previewMove(
  manager: EntityManager,
  composer: MailComposer,
  { versionId, by }: { versionId: string; by: string },
): Promise<BookingPreview> {
  const version = await manager.findOneBy(OfferVersion, { id: versionId });
  const offer = version && (await manager.findOneBy(Offer, { id: version.offerId }));
  if (!offer) throw new OfferNotFound();
  const moving = { offer, content: version.content };
  const there = await bookingOfOffer(manager, { ...offer, bookingId: null }, version.content);
  const option = (await optionToMove(manager, moving)) ?? there;
  if (version.state !== 'draft' || option?.state !== 'option') return { unreachable: null, rank: null, mails: [] };
  return previewMails(manager, composer, async (own) => {
    const changeId = randomUUID();
    await moveOption(own, moving, { id: changeId, by });
    return { changeId, bookingId: option.id };
  }).catch((error: unknown) => {
    throw error instanceof BookingError ? new OfferRefused(cannotMove(offer, error)) : error;
  });
}
