import { day, testBooking } from './testing/test-booking';
import { venueDay } from './venue-day';
import { bookingsOn } from './venue-row';

const names: Record<string, string> = { 'skyline-liberty-double': 'Skyline and Liberty' };
const show = (venue: string, ...bookings: ReturnType<typeof testBooking>[]) =>
  venueDay(venue, day, bookingsOn(day, bookings), (id) => names[id ?? ''] ?? id ?? '');

describe('a venue on a day', () => {
  it('is free without bookings', () => {
    expect(show('skyline-stage')).toMatchObject({ state: 'free', own: [], lines: [] });
  });

  it('names each booking once, with the hours in which the room is taken', () => {
    const definite = testBooking({ state: 'definite', rank: null, takenTo: '2030-05-14T13:00:00Z' });
    const second = testBooking({ id: 'b2', rank: 2, who: 'Globex' });
    const shown = show('skyline-stage', definite, second);
    expect(shown.state).toBe('definite');
    expect(shown.lines).toEqual(['08:00–15:00 Definite Nordlicht Bank', '08:00–13:00 Option 2: Globex']);
  });

  it('says until when the night before takes the room', () => {
    const night = testBooking({ takenFrom: '2030-05-13T16:00:00Z', takenTo: '2030-05-14T09:00:00Z' });
    expect(show('skyline-stage', night).lines).toEqual(['until 11:00 Option 1: Nordlicht Bank']);
  });

  it('is blocked by a venue on the same area', () => {
    const double = testBooking({ venue: 'skyline-liberty-double', state: 'definite', rank: null });
    const shown = show('skyline-stage', double);
    expect(shown).toMatchObject({ state: 'blocked', own: [] });
    expect(shown.lines).toEqual(['08:00–13:00 Blocked by Skyline and Liberty']);
  });

  it('is closed where the guests of the floor are sold', () => {
    const full = { state: 'definite', rank: null, areaGuests: [0, 0, 199, 0, 199, 199, 199] } as const;
    const shown = show('sky-lounge', testBooking({ ...full, areaGuests: [...full.areaGuests], venue: 'sky-terrace' }));
    expect(shown).toMatchObject({ state: 'closed' });
    expect(shown.lines).toEqual(['08:00–13:00 No guests left']);
  });
});
