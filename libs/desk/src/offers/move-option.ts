import type { Press } from '@mainstage/bookings/booking-context';
import { BookingError } from '@mainstage/bookings/booking-error';
import { BookingEvent } from '@mainstage/bookings/entities/booking-event';
import { bookingsOfLead, listedBooking, type ListedBooking } from '@mainstage/bookings/list';
import { changeGuests } from '@mainstage/bookings/use-cases/change-guests';
import { move, type NewPlace } from '@mainstage/bookings/use-cases/move';
import { undo } from '@mainstage/bookings/use-cases/undo';
import { hireHours } from '@mainstage/calendar/days/hours';
import { undoSeconds } from '@mainstage/contracts/desk/bookings';
import type { OfferContent } from '@mainstage/contracts/offers/offer';
import { isVenueId } from '@mainstage/venues/facts/ids';
import type { EntityManager } from 'typeorm';
import { DeskLead } from '../entities/desk-lead';
import type { Offer } from './offer';
import { bookingOfOffer } from './offer-binding';

interface MovingOffer {
  offer: Offer;
  content: OfferContent;
}

/**
 * The option that moves when a draft is sent, because its venue or hours are others (rule offer.moves): that of the
 * version before, for a first version that of the lead's venue and day.
 * @returns undefined if there is none, or one is at the offered place
 */
export async function optionToMove(
  manager: EntityManager,
  { offer, content }: MovingOffer,
): Promise<ListedBooking | undefined> {
  const there = await bookingOfOffer(manager, { ...offer, bookingId: null }, content);
  if (there && there.state !== 'requested') return undefined;
  const own = offer.bookingId
    ? await listedBooking(manager, offer.bookingId)
    : await optionOfDay(manager, offer.leadId);
  return own?.state === 'option' ? own : undefined;
}

async function optionOfDay(manager: EntityManager, leadId: string): Promise<ListedBooking | undefined> {
  const { venue, eventDate } = await manager.findOneByOrFail(DeskLead, { leadId });
  const options = (await bookingsOfLead(manager, leadId)).filter(({ state }) => state === 'option');
  return options.find((option) => option.venue === venue && option.day === eventDate);
}

/**
 * Moves the option to the venue and hours of an offer, and gives it the offer's guests, with the checks of the calendar.
 * The client learns of it by the offer.
 * @param press.id undoes it together with the answer that sends the offer
 * @throws BookingError if the place cannot be had
 */
export async function moveOption(
  manager: EntityManager,
  { offer, content }: MovingOffer,
  { id, by }: { id: string; by: string },
): Promise<void> {
  const press: Press = { id, mailsWait: undoSeconds, clientKnows: true };
  const own = await optionToMove(manager, { offer, content });
  if (own) await move({ manager, press }, own.id, placeOf(content), by);
  const there = await bookingOfOffer(manager, { ...offer, bookingId: null }, content);
  if (there?.state !== 'option' || content.guests === null || there.guests === content.guests) return;
  await changeGuests({ manager, press }, there.id, content.guests, by);
}

function placeOf({ venue, day, hire, startsAt, endsAt, setUpMinutes, dismantlingMinutes }: OfferContent): NewPlace {
  if (!isVenueId(venue)) throw new BookingError('invalid', `${venue} is no venue of the house.`);
  const hours = { from: Date.parse(startsAt), to: Date.parse(endsAt) };
  const part = hire === null ? undefined : hireHours(day, hire);
  const isPart = part?.from === hours.from && part.to === hours.to;
  const setUp = { before: setUpMinutes, after: dismantlingMinutes };
  return { venue, day, hire: hire !== null && isPart ? hire : hours, setUp };
}

/**
 * Moves the options of an answer that was stopped back.
 * @returns why the calendar stays as it is, as a sentence; null if it was restored or nothing was moved
 */
export async function moveOptionsBack(manager: EntityManager, answerId: string, by: string): Promise<string | null> {
  const [first] = await manager.find(BookingEvent, { where: { changeId: answerId }, order: { id: 'ASC' } });
  if (!first) return null;
  try {
    return (await undo({ manager }, answerId, by)).kept;
  } catch (error) {
    if (!(error instanceof BookingError)) throw error;
    return error.message;
  }
}

/** Ends a trial: everything in it is rolled back. */
class TrialOver<T> extends Error {
  constructor(readonly result: T) {
    super('The trial is over');
  }
}

/**
 * Runs work in a savepoint that is rolled back.
 * @returns its result
 * @throws the errors of the work
 */
export async function onTrial<T>(manager: EntityManager, work: (own: EntityManager) => Promise<T>): Promise<T> {
  return manager
    .transaction(async (own): Promise<T> => {
      throw new TrialOver(await work(own));
    })
    .catch((error: unknown) => {
      if (error instanceof TrialOver) return error.result as T;
      throw error;
    });
}
