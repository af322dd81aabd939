import { bookingsOfLead, listedBooking, type ListedBooking } from '@mainstage/bookings/list';
import { currentDatabaseTime } from '@mainstage/database/database-time';
import type { OfferBinding, OfferContent } from '@mainstage/contracts/offers/offer';
import type { EntityManager } from 'typeorm';
import type { Offer } from './offer';
import type { OfferVersion } from './offer-version';

/** `over`: the option that made it binding has ended. */
export type BindingNow = OfferBinding | { kind: 'over' };

/** The booking that an offer depends on. */
type OfferBooking = Pick<ListedBooking, 'state' | 'rank' | 'expires_at' | 'challenged_until' | 'starts_at'>;

/**
 * How binding an offer is (rule offer.clock). Nothing is stored: an offer is binding exactly as long as its first
 * option.
 */
export function bindingOf(booking: OfferBooking | undefined, now: Date): BindingNow {
  if (!booking || booking.state === 'requested' || booking.state === 'definite') return { kind: 'without-option' };
  if (booking.state !== 'option') return { kind: 'over' };
  const until = endOf(booking);
  if (until <= now) return { kind: 'over' };
  if (booking.rank !== 1) return { kind: 'waiting', rank: booking.rank! };
  return { kind: 'binding', until: until.toISOString(), challenged: booking.challenged_until !== null };
}

export async function bindingOfOffer(
  manager: EntityManager,
  { offer, version: { content } }: { offer: Offer; version: Pick<OfferVersion, 'content'> },
): Promise<BindingNow> {
  return bindingOf(await bookingOfOffer(manager, offer, content), await currentDatabaseTime(manager));
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
