import { counted } from '@mainstage/contracts/counted';
import type { EntityManager } from 'typeorm';
import { type FloorNumber } from '@mainstage/venues/facts/facts';
import { atomsOnFloor } from '@mainstage/calendar/atoms/venue-atoms';
import { buildingFloors } from '@mainstage/content/venues/floors';
import { berlinZone } from '@mainstage/mail/calendar/berlin-zone';
import ical, { ICalEventStatus } from 'ical-generator';
import { DateTime } from 'luxon';
import { type ListedBooking, listBookings } from '../list';
import { venueName } from '@mainstage/venues/facts/display-names';
import { ordinal } from '../ordinal';

const zone = 'Europe/Berlin';
const monthsBack = 3;
const monthsAhead = 24;

/** The calendar of a floor for sales' calendar programs: options and definite bookings, with their clients. */
export async function floorFeed(manager: EntityManager, floor: FloorNumber, domain: string): Promise<string> {
  const now = DateTime.now();
  const atoms = new Set(atomsOnFloor(floor));
  const bookings = await listBookings(manager, {
    from: now.minus({ months: monthsBack }).toJSDate(),
    to: now.plus({ months: monthsAhead }).toJSDate(),
    states: ['option', 'definite'],
  });
  const calendar = ical({
    name: `${buildingFloors[floor].name}, floor ${floor}`,
    prodId: { company: 'Mainstage', product: 'Calendar', language: 'EN' },
    timezone: { name: null, generator: () => berlinZone },
    ttl: 15 * 60,
  });
  for (const booking of bookings.filter((each) => each.atoms.some((atom) => atoms.has(atom))))
    calendar.createEvent(eventOf(booking, domain));
  return `${calendar.toString().trimEnd()}\r\n`;
}

function eventOf(booking: ListedBooking, domain: string) {
  const { id, venue, who, state, rank, starts_at, ends_at, now } = booking;
  const status = state === 'definite' ? 'definite' : `${ordinal(rank!)} option`;
  const setUp = `Set-up ${booking.set_up_minutes} min before, dismantling ${booking.dismantling_minutes} min after.`;
  const guests =
    booking.guests === null
      ? []
      : [`${counted(booking.guests, 'guest', 'guests')}${booking.layout ? `, ${booking.layout}` : ''}.`];
  return {
    id: `${id}@${domain}`,
    start: DateTime.fromJSDate(starts_at, { zone }),
    end: DateTime.fromJSDate(ends_at, { zone }),
    timezone: zone,
    stamp: DateTime.fromJSDate(now, { zone: 'utc' }),
    summary: `${venueName(venue)}: ${[status, who].filter(Boolean).join(', ')}`,
    description: [...guests, setUp].join(' '),
    location: venueName(venue),
    status: state === 'definite' ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
  };
}
