import { overrunOf } from '@mainstage/calendar/guests/overrun';
import { type EntityManager, LessThan, MoreThan } from 'typeorm';
import { Booking } from '../entities/booking';
import { venueName } from '@mainstage/venues/facts/display-names';

type WaitingOption = Pick<Booking, 'id' | 'state' | 'waitsForGuests' | 'startsAt' | 'endsAt' | 'areaGuests'>;

const crowdOf = (booking: WaitingOption) => ({
  booking,
  from: booking.startsAt.getTime(),
  to: booking.endsAt.getTime(),
  guests: booking.areaGuests ?? [],
});

/** The first options whose guests an option waits for, at the fullest moment; empty if it waits for no guests. */
export async function guestsAwaited(manager: EntityManager, option: WaitingOption): Promise<Booking[]> {
  if (option.state !== 'option' || !option.waitsForGuests) return [];
  const during = { startsAt: LessThan(option.endsAt), endsAt: MoreThan(option.startsAt) };
  const reserving = await manager.find(Booking, {
    where: [
      { ...during, state: 'definite' },
      { ...during, state: 'option', rank: 1 },
    ],
    order: { startsAt: 'ASC', id: 'ASC' },
  });
  const overrun = overrunOf(crowdOf(option), reserving.map(crowdOf));
  const there = new Set((overrun?.others ?? []).map(({ booking }) => booking.id));
  return reserving.filter(({ id, state }) => state === 'option' && there.has(id));
}

export async function roomsAwaited(manager: EntityManager, option: WaitingOption): Promise<string[]> {
  return [...new Set((await guestsAwaited(manager, option)).map(({ venue }) => venueName(venue)))];
}
