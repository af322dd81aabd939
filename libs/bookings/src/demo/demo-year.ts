import { addDays, hireHours, hoursOf, type TimeSpan, withSetUp } from '@mainstage/calendar/days/hours';
import { isWorkingDay } from '@mainstage/calendar/days/working-days';
import { setUpOf } from '@mainstage/calendar/atoms/set-up';
import { areaGuests, capacityOf, countedGuests } from '@mainstage/calendar/guests/guest-areas';
import { type Crowd, overrunOf } from '@mainstage/calendar/guests/overrun';
import { atomsOf, hasUnits } from '@mainstage/calendar/atoms/venue-atoms';
import type { Hire } from '@mainstage/contracts/day-parts';
import type { VenueId } from '@mainstage/venues/facts/ids';
import { DateTime } from 'luxon';
import { seededRandom } from '../seeded-random';

export interface DemoBooking {
  venue: VenueId;
  day: string;
  hire: Hire | null;
  hours: TimeSpan;
  setUp: { before: number; after: number };
  takes: TimeSpan;
  atoms: readonly string[];
  state: 'option' | 'definite';
  rank: number | null;
  guests: number | null;
  crowd: Crowd;
}

const seed = 1906;
const days = 400;

interface Kind {
  venues: readonly VenueId[];
  hires: readonly Hire[];
  /** Probability on such a day, from 0 to 1. */
  often: number;
}

const conference: Kind = {
  venues: ['skyline-stage', 'liberty-stage', 'horizon-stage'],
  hires: ['full-day', 'day-and-evening'],
  often: 0.62,
};
const halfDay: readonly Hire[] = ['morning', 'afternoon', 'full-day'];

const working: readonly Kind[] = [
  conference,
  { ...conference, often: 0.38 },
  {
    venues: ['skyline-floor', 'liberty-floor', 'horizon-floor', 'skyline-liberty-double'],
    hires: ['day-and-evening'],
    often: 0.07,
  },
  { venues: ['nova-stage', 'vista-stage', 'vista-stage-terrace'], hires: ['evening', 'full-day'], often: 0.2 },
  { venues: ['workshop', 'arena'], hires: halfDay, often: 0.55 },
  { venues: ['boardroom', 'directors-circle'], hires: halfDay, often: 0.6 },
  { venues: ['straight-up'], hires: halfDay, often: 0.3 },
  { venues: ['sky-lounge', 'sky-terrace'], hires: ['evening'], often: 0.35 },
];

const weekend: readonly Kind[] = [
  {
    venues: ['skyline-studio', 'liberty-studio', 'horizon-studio'],
    hires: ['day-and-evening', 'full-day'],
    often: 0.55,
  },
  { venues: ['liberty-studio', 'horizon-studio'], hires: ['full-day'], often: 0.3 },
  { venues: ['nova-stage-terrace', 'sky-lounge', 'skyline-stage-terrace'], hires: ['evening'], often: 0.4 },
];

const quiet: readonly Kind[] = [{ venues: ['sky-lounge', 'horizon-studio'], hires: ['evening'], often: 0.08 }];

/**
 * A plausible year from the week of a day on: conferences on working days, productions at weekends, quiet holidays, the
 * near weeks fuller than the far ones. Deterministic for a given day.
 */
export function demoYear(from: string): DemoBooking[] {
  const booked: DemoBooking[] = [];
  // Starts on Monday, because otherwise the site would show an empty current week.
  for (let index = 1 - DateTime.fromISO(from).weekday; index <= days; index++) {
    const day = addDays(from, index);
    const random = seededRandom(seed + Number(day.replaceAll('-', '')));
    const fullness = index < 60 ? 1 : index < 200 ? 0.75 : 0.45;
    for (const { venues, hires, often } of kindsOf(day)) {
      const [demand, venue, hire, fate, guests] = [random(), random(), random(), random(), random()];
      if (demand > often * fullness) continue;
      take(pick(venues, venue), day, pick(hires, hire), fate, guests);
    }
    if (DateTime.fromISO(day).weekday === 1) for (let unit = 0; unit < 3; unit++) takeOffice(day, random);
  }
  return booked;

  function take(venue: VenueId, day: string, hire: Hire, fate: number, guests: number): void {
    const hours = hireHours(day, hire);
    const past = day <= from;
    const atMost = (number: number) => Math.min(number, capacityOf(venue));
    const firm = past || fate < 0.72;
    add({
      venue,
      day,
      hire,
      hours,
      state: firm ? 'definite' : 'option',
      guests: atMost(10 + Math.round(guests * 18) * 10),
    });
    if (fate > 0.9 && !past) add({ venue, day, hire, hours, state: 'option', guests: atMost(40) });
  }

  function takeOffice(monday: string, random: () => number): void {
    const venue = pick(['private-office', 'team-office', 'team-office', 'corporate-office'] as const, random());
    const hours = { from: hireHours(monday, 'morning').from, to: hoursOf(addDays(monday, 4), '08:00', '18:00').to };
    if (random() < 0.7) add({ venue, day: monday, hire: null, hours, state: 'definite', guests: null });
  }

  function add(booking: Pick<DemoBooking, 'venue' | 'day' | 'hire' | 'hours' | 'state' | 'guests'>): void {
    const setUp = setUpOf(booking.venue);
    const takes = withSetUp(booking.hours, setUp);
    const meets = (atoms: readonly string[]) =>
      booked.filter(
        (other) =>
          other.takes.from < takes.to &&
          takes.from < other.takes.to &&
          other.atoms.some((atom) => atoms.includes(atom)),
      );
    const places = hasUnits(booking.venue) ? atomsOf(booking.venue).map((unit) => [unit]) : [atomsOf(booking.venue)];
    const crowd = {
      ...booking.hours,
      guests: areaGuests(booking.venue, countedGuests(booking.venue, booking.guests)),
    };
    const reserving = booked.filter(({ state, rank }) => state === 'definite' || rank === 1);
    if (
      overrunOf(
        crowd,
        reserving.map((other) => other.crowd),
      )
    )
      return;
    const definite = (atoms: readonly string[]) => meets(atoms).some(({ state }) => state === 'definite');
    const atoms = places.find((place) => (booking.state === 'definite' ? meets(place).length === 0 : !definite(place)));
    if (!atoms) return;
    const rank = booking.state === 'option' ? 1 + Math.max(0, ...meets(atoms).map((other) => other.rank ?? 0)) : null;
    booked.push({ ...booking, setUp, takes, atoms, rank, crowd });
  }
}

function kindsOf(day: string): readonly Kind[] {
  if (isWorkingDay(day) && !betweenTheYears(day)) return working;
  const atWeekend = DateTime.fromISO(day).weekday > 5 && !betweenTheYears(day);
  return atWeekend ? weekend : quiet;
}

const betweenTheYears = (day: string) => day.slice(5) >= '12-23' || day.slice(5) <= '01-02';
const pick = <T>(list: readonly T[], random: number): T => list[Math.floor(random * list.length)]!;
