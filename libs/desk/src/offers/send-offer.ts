import { BookingError } from '@mainstage/bookings/booking-error';
import { offerProblems } from '@mainstage/offers/problems';
import { type EntityManager, In } from 'typeorm';
import { FieldsRejected } from '../actions/fields-rejected';
import type { DeskLead } from '../entities/desk-lead';
import { moveOption, moveOptionsBack } from './move-option';
import { noteOffer } from './note-offer';
import { Offer } from './offer';
import { bindingOfOffer, bookingOfOffer } from './offer-binding';
import { offerTokensIn } from './offer-links';
import { OfferVersion } from './offer-version';

interface SendingAnswer {
  lead: DeskLead;
  answer: { id: string; body: string; member: string };
  now: Date;
}

/**
 * Sends the drafts whose links an answer contains, in its transaction: each retires the open version before it (rule
 * offer.versions) and moves the option with it (rule offer.moves). The lead must be locked.
 * @throws FieldsRejected if a draft cannot be sent as it is, its option cannot be moved, its place is taken, or its
 * version is no longer offered
 */
export async function sendOffers(manager: EntityManager, { lead, answer, now }: SendingAnswer): Promise<void> {
  const tokens = offerTokensIn(answer.body);
  if (tokens.length === 0) return;
  const versions = await manager.findBy(OfferVersion, { clientToken: In(tokens) });
  for (const version of versions) {
    const offer = await manager.findOneByOrFail(Offer, { id: version.offerId });
    if (offer.leadId !== lead.leadId) throw rejected('The link of an offer in the text belongs to another lead');
    if (version.state === 'draft') await send(manager, { lead, answer, now }, offer, version);
    else if (!['sent', 'accepted'].includes(version.state))
      throw rejected(`Offer ${offer.number}, version ${version.version} is no longer offered`);
  }
}

async function send(
  manager: EntityManager,
  { lead, answer, now }: SendingAnswer,
  offer: Offer,
  { id, version, content }: OfferVersion,
): Promise<void> {
  if (await manager.existsBy(OfferVersion, { offerId: offer.id, state: 'accepted' }))
    throw rejected(`Offer ${offer.number} has been accepted: make a new one`);
  const problems = offerProblems(content);
  if (problems.length > 0) throw rejected(problems.map(({ message }) => message).join(' '));
  if (Date.parse(content.startsAt) <= now.getTime()) throw rejected('The event of the offer has begun');
  await moveOption(manager, { offer, content }, { id: answer.id, by: answer.member }).catch((error: unknown) => {
    throw error instanceof BookingError ? rejected(cannotMove(offer, error)) : error;
  });
  const { kind } = await bindingOfOffer(manager, { offer: { ...offer, bookingId: null }, version: { content } });
  if (kind === 'taken') throw rejected(placeIsTaken(offer));
  await manager.update(OfferVersion, { offerId: offer.id, state: 'sent' }, { state: 'superseded', retiredBy: id });
  await manager.update(OfferVersion, { id }, { state: 'sent', sentAt: now, sentAnswerId: answer.id });
  const booking = await bookingOfOffer(manager, { ...offer, bookingId: null }, content);
  await manager.update(Offer, { id: offer.id }, { bookingId: booking?.state === 'option' ? booking.id : null });
  await noteOffer(manager, { lead, by: answer.member, title: `Offer ${offer.number}, version ${version}: sent` });
}

/** For a member: why the option of an offer cannot be at its venue and hours. */
export const cannotMove = ({ number }: Offer, { message }: BookingError): string =>
  `The option cannot be moved to the venue and hours of offer ${number}: ${message}`;

export const placeIsTaken = ({ number }: Offer): string =>
  `Another client has booked the venue and hours of offer ${number}: choose another day`;

const rejected = (message: string) => new FieldsRejected([{ field: 'body', code: 'not_offered', message }]);

/**
 * The versions of an answer that was stopped are drafts again, those before them are open again, and their options
 * move back. The lead must be locked.
 */
export async function unsendOffers(
  manager: EntityManager,
  { leadId, answerId }: { leadId: string; answerId: string },
  by: string,
): Promise<void> {
  const versions = await manager.findBy(OfferVersion, { sentAnswerId: answerId, state: 'sent' });
  if (versions.length === 0) return;
  const kept = await moveOptionsBack(manager, answerId, by);
  if (kept !== null) {
    const title = 'The option of the offer was not moved back';
    await noteOffer(manager, { lead: { leadId }, by, title, text: kept });
  }
  for (const { id, offerId } of versions) {
    // A newer draft may exist if the answer had waited for its time.
    const hasDraft = await manager.existsBy(OfferVersion, { offerId, state: 'draft' });
    const back = hasDraft ? ({ state: 'superseded' } as const) : ({ state: 'draft', sentAt: null } as const);
    await manager.update(OfferVersion, { id }, { ...back, sentAnswerId: null });
    await manager.update(
      OfferVersion,
      { offerId, retiredBy: id, state: 'superseded' },
      { state: 'sent', retiredBy: null },
    );
  }
}
