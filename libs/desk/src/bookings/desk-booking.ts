import { withSetUp } from '@mainstage/calendar/days/hours';
import type { ListedBooking } from '@mainstage/bookings/list';
import type { BookingAction, DeskBooking } from '@mainstage/contracts/desk/leads';

/** A booking as the desk's pages get it. */
export function deskBooking(booking: ListedBooking): DeskBooking {
  const { id, venue, day, starts_at, ends_at, state, rank, expires_at, who, lead_id, hire } = booking;
  const { from, to } = withSetUp(
    { from: starts_at.getTime(), to: ends_at.getTime() },
    { before: booking.set_up_minutes, after: booking.dismantling_minutes },
  );
  return {
    ...{ takenFrom: new Date(from).toISOString(), takenTo: new Date(to).toISOString(), guests: booking.guests },
    ...{ overLimit: booking.over_limit, waitsForGuests: booking.waits_for_guests },
    ...{ id, venue, day, startsAt: starts_at.toISOString(), endsAt: ends_at.toISOString(), state, rank, who },
    expiresAt: expires_at?.toISOString() ?? null,
    leadId: lead_id,
    hire,
    actions: actionsOf(booking),
  };
}

/** What can be done with a booking as it is, by the database's clock. */
function actionsOf({ state, rank, starts_at, now }: ListedBooking): BookingAction[] {
  if (starts_at <= now) return [];
  if (state === 'requested') return ['option', 'definite', 'move', 'turn-down'];
  if (state === 'option')
    return [
      'extend',
      ...(rank === 1 ? ['definite' as const] : rank === 2 ? ['challenge' as const] : []),
      'move',
      'release',
    ];
  return state === 'definite' ? ['move', 'cancel'] : [];
}
