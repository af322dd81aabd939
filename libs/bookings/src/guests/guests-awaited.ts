import { overrunOf } from '@mainstage/calendar/guests/overrun';
import { type EntityManager, LessThan, MoreThan } from 'typeorm';
import { Booking } from '../entities/booking';
import { venueName } from '@mainstage/venues/facts/display-names';

/** What is read of an option to find whom it waits for. */
type WaitingOption = Pick<Booking, 'id' | 'state' | 'waitsForGuests' | 'startsAt' | 'endsAt' | 'areaGuests'>;

const crowdOf = (booking: WaitingOption) => ({
  booking,
  from: booking.startsAt.getTime(),
  to: booking.endsAt.getTime(),
  guests: booking.areaGuests ?? [],
});

/** The first options whose guests an option waits for, at the fullest moment; none where it waits for no guests. */
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

/** The rooms of those options, without their clients. */
export async function roomsAwaited(manager: EntityManager, option: WaitingOption): Promise<string[]> {
  return [...new Set((await guestsAwaited(manager, option)).map(({ venue }) => venueName(venue)))];
}
