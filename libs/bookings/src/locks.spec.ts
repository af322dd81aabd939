import { hireHours, withSetUp } from '@mainstage/calendar/days/hours';
import { setUpOf } from '@mainstage/calendar/atoms/set-up';
import { blocks } from '@mainstage/calendar/atoms/venue-atoms';
import { hires } from '@mainstage/contracts/day-parts';
import { type VenueId, venueIds } from '@mainstage/venues/facts/ids';
import fc from 'fast-check';
import { locksOf } from './locks';
import type { Place } from './rows';

const hour = 3_600_000;
const place = (venue: VenueId, from: number, hours: number, around: { before: number; after: number }): Place => ({
  venue,
  starts_at: new Date(from),
  ends_at: new Date(from + hours * hour),
  set_up_minutes: around.before,
  dismantling_minutes: around.after,
  state: 'option',
});

const minutes = fc.integer({ min: 0, max: 2000 });
const places = fc
  .tuple(
    fc.constantFrom(...venueIds),
    fc.integer({ min: 0, max: 200 }),
    fc.integer({ min: 1, max: 2500 }),
    minutes,
    minutes,
  )
  .map(([venue, from, length, before, after]) =>
    place(venue, Date.parse('2027-03-01T00:00Z') + from * hour, length, { before, after }),
  );

const timeOf = ({ starts_at, ends_at, set_up_minutes, dismantling_minutes }: Place) =>
  withSetUp({ from: +starts_at, to: +ends_at }, { before: set_up_minutes, after: dismantling_minutes });

it('two bookings that share floor area at some moment share a lock, however long they are', () => {
  fc.assert(
    fc.property(places, places, (one, other) => {
      const [a, b] = [timeOf(one), timeOf(other)];
      const meet = (one.venue === other.venue || blocks(one.venue, other.venue)) && a.from < b.to && b.from < a.to;
      fc.pre(meet);
      expect(locksOf(one).some((lock) => locksOf(other).includes(lock))).toBe(true);
    }),
    { numRuns: 300 },
  );
});

it.each(['2027-02-10', '2027-03-28', '2027-07-10', '2027-10-31'])(
  'a request for %s takes one lock, whatever part of the day: neighbouring days do not wait',
  (day) => {
    for (const venue of venueIds)
      for (const hire of hires) {
        const { from, to } = hireHours(day, hire);
        expect([venue, hire, locksOf(place(venue, from, (to - from) / hour, setUpOf(venue))).length]).toEqual([
          venue,
          hire,
          1,
        ]);
      }
  },
);

it('no booking takes more than 64 locks, and one that has ended takes none', () => {
  const long = place('skyline-stage', Date.now(), 24 * 400, { before: 0, after: 0 });
  expect(locksOf(long)).toHaveLength(64);
  expect(locksOf({ ...long, state: 'released' })).toEqual([]);
});
