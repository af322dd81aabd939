import { checkPlace } from '@mainstage/bookings/guests/check-place';
import { bookingsOfLead, listedBooking, type ListedBooking } from '@mainstage/bookings/list';
import { currentDatabaseTime } from '@mainstage/database/database-time';
import type { OfferBinding, OfferContent } from '@mainstage/contracts/offers/offer';
import { isVenueId } from '@mainstage/venues/facts/ids';
import type { EntityManager } from 'typeorm';
import type { Offer } from './offer';
import type { OfferVersion } from './offer-version';

/** `over`: the option that made it binding has ended. */
export type BindingNow = OfferBinding | { kind: 'over' };

/** The booking that an offer depends on. */
type OfferBooking = Pick<ListedBooking, 'state' | 'rank' | 'expires_at' | 'challenged_until' | 'starts_at'>;

/**
 * How binding an offer is by its own booking (rule offer.clock). Nothing is stored: an offer is binding exactly as long
 * as its first option, and a definite booking lasts until the event begins.
 */
export function bindingOf(booking: OfferBooking | undefined, now: Date): BindingNow {
  if (!booking || booking.state === 'requested') return { kind: 'without-option' };
  if (booking.state !== 'option' && booking.state !== 'definite') return { kind: 'over' };
  const until = endOf(booking);
  if (until <= now) return { kind: 'over' };
  if (booking.state === 'definite') return { kind: 'booked', until: until.toISOString() };
  if (booking.rank !== 1) return { kind: 'waiting', rank: booking.rank! };
  return { kind: 'binding', until: until.toISOString(), challenged: booking.challenged_until !== null };
}

/** How binding an offer is, other clients' bookings included. */
export async function bindingOfOffer(
  manager: EntityManager,
  {
    offer,
    version: { content },
  }: { offer: Pick<Offer, 'leadId' | 'bookingId'>; version: Pick<OfferVersion, 'content'> },
): Promise<BindingNow> {
  const own = bindingOf(await bookingOfOffer(manager, offer, content), await currentDatabaseTime(manager));
  return own.kind === 'without-option' && (await isTaken(manager, offer, content)) ? { kind: 'taken' } : own;
}

/** Whether other clients' definite bookings leave no place for an offer. */
export async function isTaken(
  manager: EntityManager,
  { leadId }: Pick<Offer, 'leadId'>,
  { venue, startsAt, endsAt, day, guests, layout }: OfferContent,
): Promise<boolean> {
  if (!isVenueId(venue) || new Date(startsAt) <= (await currentDatabaseTime(manager))) return false;
  const hire = { from: Date.parse(startsAt), to: Date.parse(endsAt) };
  const own = (await bookingsOfLead(manager, leadId)).map(({ id }) => id);
  const wanted = { venue, day, hire, ...(guests !== null && { guests }), ...(layout !== null && { layout }) };
  return (await checkPlace(manager, wanted, own)).state === 'definite';
}

const endOf = ({ expires_at, challenged_until, starts_at }: OfferBooking): Date =>
  new Date(Math.min(...[expires_at, challenged_until, starts_at].flatMap((time) => (time ? [+time] : []))));

/**
 * The booking of an offer: the one it was sent with, otherwise the lead's own, an option before a request. One that was
 * moved to another venue or time since is none of this offer.
 */
export async function bookingOfOffer(
  manager: EntityManager,
  { leadId, bookingId }: Pick<Offer, 'leadId' | 'bookingId'>,
  content: Pick<OfferContent, 'venue' | 'startsAt' | 'endsAt'>,
): Promise<ListedBooking | undefined> {
  if (bookingId !== null) {
    const booking = await listedBooking(manager, bookingId);
    return booking && isThere(booking, content) ? booking : undefined;
  }
  const same = (await bookingsOfLead(manager, leadId)).filter(
    (booking) => isThere(booking, content) && ['requested', 'option', 'definite'].includes(booking.state),
  );
  return same.find(({ state }) => state === 'option') ?? same.find(({ state }) => state === 'definite') ?? same[0];
}

const isThere = (
  booking: ListedBooking,
  { venue, startsAt, endsAt }: Pick<OfferContent, 'venue' | 'startsAt' | 'endsAt'>,
): boolean =>
  booking.venue === venue &&
  booking.starts_at.getTime() === Date.parse(startsAt) &&
  booking.ends_at.getTime() === Date.parse(endsAt);
