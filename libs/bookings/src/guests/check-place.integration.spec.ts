// Rules: floors.guests, floors.reserved, floors.over-limit
import { hires } from '@mainstage/contracts/day-parts';
import { venueIds } from '@mainstage/venues/facts/ids';
import { seededRandom } from '../seeded-random';
import { BookingError } from '../booking-error';
import { type CalendarUnderTest, startCalendar } from '../testing/calendar-under-test';
import { makeDefinite } from '../use-cases/make-definite';
import { makeOption } from '../use-cases/make-option';
import { checkPlace } from './check-place';
import { listOverLimit } from './over-limit';

let calendar: CalendarUnderTest;
beforeAll(async () => (calendar = await startCalendar()));
afterAll(() => calendar.stop());

describe('the verdict on a place', () => {
  it('foresees what becomes of an option, for any room, part of the day and number', async () => {
    const random = seededRandom(29);
    const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]!;
    const day = calendar.freshDay();
    const seen = new Set<string>();
    for (let turn = 0; turn < 120; turn++) {
      const guests = random() < 0.4 ? undefined : 1 + Math.floor(random() * 120);
      const wanted = { venue: pick(venueIds), day, hire: pick(hires), guests };
      const { state, reasons } = await checkPlace(calendar.manager, wanted);
      const { id } = await calendar.request(wanted.venue, day, wanted.hire, guests);
      const made = await makeOption(calendar, id, 'Ada').then(
        ({ rank }) => (rank === 1 ? 'free' : 'option'),
        (error: unknown) => (error instanceof BookingError ? 'definite' : Promise.reject(error)),
      );
      expect([turn, wanted, state]).toEqual([turn, wanted, made]);
      expect(reasons.length > 0).toBe(state !== 'free');
      seen.add(state);
      if (made === 'free' && random() < 0.5) await makeDefinite(calendar, id, 'Ada');
    }
    expect([...seen].sort()).toEqual(['definite', 'free', 'option']);
  });

  it('names room, hours with set-up and by whom, and leaves a morning free of another evening', async () => {
    const day = calendar.freshDay();
    await makeDefinite(calendar, (await calendar.request('skyline-stage', day, 'evening', 100)).id, 'Ada');
    const verdict = (hire: 'morning' | 'afternoon') =>
      checkPlace(calendar.manager, { venue: 'nova-stage', day, hire, guests: 50 });
    expect((await verdict('morning')).state).toBe('free');
    const { state, reasons } = await verdict('afternoon');
    expect(state).toBe('definite');
    expect(reasons[0]).toMatch(
      /^Skyline Stage is taken from 15:00 to 04:00 by Client \d+, set-up and dismantling included\.$/,
    );
  });
});

describe('the list of bookings over the limit', () => {
  it('names those at a time at which a figure is exceeded', async () => {
    const day = calendar.freshDay();
    await makeDefinite(calendar, (await calendar.request('liberty-stage', day, 'evening', 190)).id, 'Ada');
    const { id } = await calendar.request('workshop', day, 'evening', 30);
    await calendar.ask('UPDATE bookings SET over_limit = true WHERE id = $1', [id]);
    await calendar.ask(`UPDATE booked_atoms SET state = 'definite' WHERE booking_id = $1`, [id]);
    await calendar.ask(`UPDATE bookings SET state = 'definite' WHERE id = $1`, [id]);
    const found = await listOverLimit(calendar.manager, new Date());
    expect(found.map(({ booking }) => booking.venue)).toEqual(['liberty-stage', 'workshop']);
    expect(found[0]!.reason).toMatch(/^Floor 5 holds 199 guests; .* would make 220\.$/);
  });
});
