import { withSetUp } from '@mainstage/calendar/days/hours';
import { optionsAwaited } from '@mainstage/bookings/guests/awaited';
import type { ListedBooking } from '@mainstage/bookings/list';
import { venueName } from '@mainstage/venues/facts/display-names';
import type { EntityManager } from 'typeorm';
import type { BookingAction, DeskBooking } from '@mainstage/contracts/desk/leads';

/** A booking for the desk's pages, without the options that it waits for. */
export function deskBooking(booking: ListedBooking): DeskBooking {
  const { id, venue, day, starts_at, ends_at, state, rank, expires_at, challenged_until, who, lead_id, hire } = booking;
  const { from, to } = withSetUp(
    { from: starts_at.getTime(), to: ends_at.getTime() },
    { before: booking.set_up_minutes, after: booking.dismantling_minutes },
  );
  return {
    ...{ takenFrom: new Date(from).toISOString(), takenTo: new Date(to).toISOString(), guests: booking.guests },
    publicTitle: booking.public_title,
    ...{ overLimit: booking.over_limit, areaGuests: booking.area_guests ?? [] },
    ...{ waitsForGuests: booking.waits_for_guests, waitsFor: [] },
    ...{ id, venue, day, startsAt: starts_at.toISOString(), endsAt: ends_at.toISOString(), state, rank, who },
    expiresAt: expires_at?.toISOString() ?? null,
    challengedUntil: challenged_until?.toISOString() ?? null,
    leadId: lead_id,
    hire,
    actions: actionsOf(booking),
  };
}

/** The same with the first options whose guests it waits for. */
export async function deskBookings(manager: EntityManager, bookings: readonly ListedBooking[]): Promise<DeskBooking[]> {
  return Promise.all(
    bookings.map(async (booking) => {
      const waitsFor = (await optionsAwaited(manager, booking)).map(({ venue, who }) =>
        who ? `${venueName(venue)} for ${who}` : venueName(venue),
      );
      return { ...deskBooking(booking), waitsFor };
    }),
  );
}

/** Possible actions of a booking, by the database clock. */
function actionsOf({ state, rank, starts_at, ends_at, public_title, now }: ListedBooking): BookingAction[] {
  // A title can be taken back afterwards too.
  if (starts_at <= now) return state === 'definite' && (ends_at > now || public_title !== null) ? ['name'] : [];
  if (state === 'requested') return ['option', 'definite', 'move', 'guests', 'turn-down'];
  if (state === 'option')
    return [
      'extend',
      ...(rank === 1 ? ['definite' as const] : rank === 2 ? ['challenge' as const] : []),
      'move',
      'guests',
      'release',
    ];
  return state === 'definite' ? ['move', 'guests', 'name', 'cancel'] : [];
}
