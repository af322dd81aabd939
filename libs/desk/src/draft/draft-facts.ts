import { checkPlace } from '@mainstage/bookings/guests/check-place';
import { optionEnd } from '@mainstage/bookings/list';
import { setUpOf } from '@mainstage/calendar/atoms/set-up';
import { hireHours, withSetUp } from '@mainstage/calendar/days/hours';
import { isWorkingDay } from '@mainstage/calendar/days/working-days';
import { berlinToday } from '@mainstage/contracts/calendar';
import type { Hire } from '@mainstage/contracts/day-parts';
import type { DeskKind } from '@mainstage/contracts/desk/leads';
import type { VenueId } from '@mainstage/venues/facts/ids';
import type { EntityManager } from 'typeorm';
import { detailsOf, nameOf } from '../actions/lead-details';
import type { LeadFacts } from '../lead-facts/lead-facts';
import { type FitFacts, fitFacts } from './fit-facts';
import { nextFreeDays } from './next-free-days';
import { type PriceFacts, priceFacts } from './price-facts';
import type { DraftHours } from './draft-texts';

export interface OwnBooking {
  venue: VenueId;
  day: string;
  /** Null if it is definite. */
  option: { rank: number; expiresAt: Date } | null;
}

/** All facts of a draft, independent of language; null for unknown ones. */
export interface DraftFacts {
  kind: DeskKind;
  name: string;
  tour: { day: string; time: string } | null;
  venue: VenueId | null;
  /** The requested day, unless it is in the past. */
  day: string | null;
  isOver: boolean;
  hire: Hire | null;
  guests: number | null;
  /** The requested layout, even if the venue has no such layout. */
  layout: string | null;
  /** Availability; null if it is unknown or the client has a booking there. */
  place: { hire: Hire; state: 'free' | 'option' | 'definite'; hours: DraftHours } | null;
  freeDays: string[];
  fit: FitFacts | null;
  price: PriceFacts | null;
  own: OwnBooking[];
}

/**
 * Collects the facts about a lead's request from its form, the calendar and the venue.
 * @param samplePrices whether missing prices are shown as samples
 */
export async function draftFacts(manager: EntityManager, facts: LeadFacts, samplePrices: boolean): Promise<DraftFacts> {
  const { lead, row, venue, hire, guests, layout, now } = facts;
  const details = detailsOf(lead, row);
  const hours = facts.day === null || venue === null ? null : draftHours(venue, facts.day, hire ?? 'full-day');
  const isOver = hours ? hours.from <= now.getTime() : isPast(facts);
  const day = isOver ? null : facts.day;
  const own = ownBookings(facts);
  const fit = venue !== null && guests !== null ? fitFacts(venue, guests, layout) : null;
  // A room that is too small does not make its day taken: the calendar is queried for its capacity.
  const fitting = fit && !fit.fits ? { ...facts, guests: fit.most } : facts;
  const place =
    venue !== null && day !== null && hours && !own.some((booking) => booking.venue === venue && booking.day === day)
      ? { hours, hire: hire ?? 'full-day', state: await stateOf(manager, { ...fitting, venue, day }) }
      : null;
  const wantsDays =
    venue !== null && own.length === 0 && fit?.fits !== false && (day === null || (place && place.state !== 'free'));
  return {
    ...{ kind: lead.form, name: nameOf(details), venue, day, isOver, hire, guests, layout, place, own },
    tour: details.tourDate && details.tourTime ? { day: details.tourDate, time: details.tourTime } : null,
    freeDays: wantsDays ? await freeDaysFor(manager, { ...facts, venue, day }) : [],
    fit,
    price: priceFacts({ ...facts, day }, samplePrices),
  };
}

/**
 * Whether the requested day could be held for the client as a first option; true for an unknown venue or day, false if
 * the client has a booking there.
 */
export async function canBeHeld(manager: EntityManager, facts: LeadFacts): Promise<boolean> {
  const { venue, day, hire, now } = facts;
  if (venue === null || day === null) return true;
  if (draftHours(venue, day, hire ?? 'full-day').from <= now.getTime()) return false;
  if (ownBookings(facts).some((booking) => booking.venue === venue && booking.day === day)) return false;
  return (await stateOf(manager, { ...facts, venue, day })) === 'free';
}

const isPast = ({ day, now }: LeadFacts): boolean => day !== null && day < berlinToday(now);

function draftHours(venue: VenueId, day: string, hire: Hire): DraftHours {
  const hours = hireHours(day, hire);
  const { from: takenFrom, to: takenTo } = withSetUp(hours, setUpOf(venue));
  return { ...hours, takenFrom, takenTo };
}

async function stateOf(manager: EntityManager, facts: LeadFacts & { venue: VenueId; day: string }) {
  const { venue, day, hire, guests, layout, booked } = facts;
  const wanted = { venue, day, hire: hire ?? 'full-day', guests: guests ?? undefined, layout: layout ?? undefined };
  const { state } = await checkPlace(
    manager,
    wanted,
    booked.map(({ id }) => id),
  );
  return state;
}

function freeDaysFor(manager: EntityManager, facts: LeadFacts & { venue: VenueId; day: string | null }) {
  const { venue, day, hire, guests, layout, now } = facts;
  const after = day ?? berlinToday(now);
  return nextFreeDays(manager, {
    ...{ venue, hire: hire ?? 'full-day', guests, layout, after },
    working: day === null || isWorkingDay(day),
  });
}

/** The client's options and definite bookings in the future. */
const ownBookings = ({ booked, now }: LeadFacts): OwnBooking[] =>
  booked.flatMap((booking): OwnBooking[] => {
    const { venue, day, state, rank, starts_at } = booking;
    const expiresAt = optionEnd(booking);
    if (starts_at <= now) return [];
    if (state === 'definite') return [{ venue, day, option: null }];
    if (state !== 'option' || rank === null || expiresAt === null) return [];
    return [{ venue, day, option: { rank, expiresAt } }];
  });
