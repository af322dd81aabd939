import type { DeskBooking } from '@mainstage/contracts/desk/leads';
import { day, testBooking } from './testing/test-booking';
import { bookingsOn, stretchesOf } from './venue-row';

const busy = (venue: string, bookings: DeskBooking[]) =>
  stretchesOf(venue, bookingsOn(day, bookings)).filter(
    (stretch) => stretch.bookings.length + stretch.blockers.length > 0,
  );

describe('a room’s day', () => {
  it('is split into hours where nothing is booked', () => {
    const free = stretchesOf('skyline-stage', bookingsOn(day, []));
    expect(free).toHaveLength(18);
    expect(free.at(0)).toMatchObject({ from: 8, to: 9 });
    expect(free.at(-1)).toMatchObject({ from: 25, to: 26 });
  });

  it('is one stretch while a booking lasts, cut where a second one begins', () => {
    const second = testBooking({ id: 'b2', rank: 2, startsAt: '2030-05-14T09:00:00Z', endsAt: '2030-05-14T16:00:00Z' });
    const stretches = busy('skyline-stage', [second, testBooking({})]);
    expect(stretches.map(({ from, to, bookings }) => [from, to, bookings.map(({ rank }) => rank)])).toEqual([
      [8, 11, [1]],
      [11, 13, [1, 2]],
      [13, 18, [2]],
    ]);
  });

  it('is taken while a booking is set up and dismantled', () => {
    const around = testBooking({ takenFrom: '2030-05-14T06:00:00Z', takenTo: '2030-05-14T13:00:00Z' });
    expect(busy('skyline-stage', [{ ...around, startsAt: '2030-05-14T09:00:00Z' }])).toMatchObject([
      { from: 8, to: 15 },
    ]);
  });

  it('is blocked by a venue on the same area, and not by one elsewhere', () => {
    const double = testBooking({ venue: 'skyline-liberty-double', state: 'definite', rank: null });
    expect(busy('skyline-stage', [double])).toMatchObject([{ from: 8, to: 13, blockers: [{ id: 'b1' }] }]);
    expect(busy('horizon-stage', [double])).toEqual([]);
  });

  it('is closed by guests of the floor from begin to end of their event alone', () => {
    const full = { state: 'definite', rank: null, areaGuests: [0, 0, 199, 0, 199, 199, 199] } as const;
    const terrace = {
      ...testBooking({ ...full, areaGuests: [...full.areaGuests], takenFrom: '2030-05-14T04:00:00Z' }),
    };
    const marked = (changes: Partial<DeskBooking>) =>
      stretchesOf('sky-lounge', bookingsOn(day, [{ ...terrace, venue: 'sky-terrace', ...changes }]))
        .filter(({ guests }) => guests !== null)
        .map(({ from, to, guests }) => [from, to, guests!.state, guests!.words]);
    expect(marked({})).toEqual([[8, 13, 'closed', 'No guests left']]);
    expect(marked({ state: 'option', rank: 1 })).toEqual([[8, 13, 'closed', 'Guests are on option']]);
    expect(marked({ state: 'option', rank: 2 })).toEqual([]);
    const sixty = [0, 0, 60, 0, 60, 60, 60];
    expect(marked({ areaGuests: sixty })).toEqual([[8, 13, 'limited', '139 guests at most']]);
  });

  it('is not reserved by what was released', () =>
    expect(busy('skyline-stage', [testBooking({ state: 'released' })])).toEqual([]));
});
