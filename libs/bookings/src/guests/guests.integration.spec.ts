// Rules: floors.guests, floors.reserved, floors.over-limit
import { areaGuests, countedGuests, guestAreas } from '@mainstage/calendar/guests/guest-areas';
import { addDays, hoursOf } from '@mainstage/calendar/days/hours';
import { layoutNames } from '@mainstage/venues/facts/layouts';
import { venueIds } from '@mainstage/venues/facts/ids';
import { importRows } from '../import/import-rows';
import { bookingErrorOf, type CalendarUnderTest, startCalendar } from '../testing/calendar-under-test';
import { momentsOverLimit } from '../testing/guest-audit';
import { challenge } from '../use-cases/challenge';
import { cancel, release } from '../use-cases/end';
import { makeDefinite } from '../use-cases/make-definite';
import { makeOption } from '../use-cases/make-option';
import { move } from '../use-cases/move';
import type { BookingRequest } from '../use-cases/request';

let calendar: CalendarUnderTest;
beforeAll(async () => (calendar = await startCalendar()));
afterAll(() => calendar.stop());

const definite = async (venue: string, day: string, hire?: BookingRequest['hire'], guests?: number) =>
  makeDefinite(calendar, (await calendar.request(venue, day, hire, guests)).id, 'Ada');
const refused = async (venue: string, day: string, hire?: BookingRequest['hire'], guests?: number) =>
  bookingErrorOf(definite(venue, day, hire, guests));

describe('guests of a floor', () => {
  it('are counted by the database as by the facts', async () => {
    const limits = await calendar.ask<{ limits: number[] }>('SELECT guest_limits() AS limits');
    expect(limits[0]!.limits).toEqual(guestAreas.map(({ most }) => most));
    const day = calendar.freshDay();
    for (const venue of venueIds)
      for (const [guests, layout] of [
        ...[1, 2, 77, 199, 300, 551].map((number) => [number, null] as const),
        ...[null, ...layoutNames, 'around the fire'].map((name) => [null, name] as const),
      ]) {
        const { id } = await calendar.request(venue, day);
        await calendar.ask('UPDATE bookings SET guests = $2, layout = $3 WHERE id = $1', [id, guests, layout]);
        const [counted] = await calendar.ask<{ area_guests: number[] }>(
          'SELECT area_guests FROM bookings WHERE id = $1',
          [id],
        );
        const expected = areaGuests(venue, countedGuests(venue, guests, layout));
        expect([venue, guests, layout, counted!.area_guests]).toEqual([venue, guests, layout, expected]);
      }
  });

  it('are never sold above its number, and the refusal shows the sum', async () => {
    const day = calendar.freshDay();
    await definite('skyline-stage', day, 'evening', 120);
    await definite('sky-lounge', day, 'evening', 60);
    const error = await refused('sky-terrace', day, 'evening', 20);
    expect(error.code).toBe('over_limit');
    expect(error.message).toMatch(
      /^Floor 6 holds 199 guests; from 18:00 to 02:00 it already has 180 \(Skyline Stage for Client \d+: 120; Sky Lounge for Client \d+: 60\), 20 more would make 200\.$/,
    );
    expect(error.conflicts.map(({ venue }) => venue)).toEqual(['skyline-stage', 'sky-lounge']);
    await definite('sky-terrace', day, 'evening', 19);
  });

  it('are as many as the layout takes, else as the room takes, where nobody gave a number', async () => {
    const day = calendar.freshDay();
    await definite('skyline-stage', day, 'evening');
    expect((await refused('sky-lounge', day, 'evening', 1)).code).toBe('over_limit');
    const other = calendar.freshDay();
    const { id } = await calendar.request('skyline-stage', other, 'evening');
    await calendar.ask(`UPDATE bookings SET layout = 'banquet' WHERE id = $1`, [id]);
    await makeDefinite(calendar, id, 'Ada');
    await definite('sky-lounge', other, 'evening', 19);
    expect((await refused('sky-terrace', other, 'evening', 1)).message).toContain('Skyline Stage for Client');
  });

  it('count from begin to end: set-up, dismantling and another part of the day do not add', async () => {
    const day = calendar.freshDay();
    await definite('liberty-stage', day, 'morning');
    await definite('workshop', day, 'afternoon', 30);
    await definite('arena', day, hoursOf(day, '07:00', '08:00'), 30);
    expect((await refused('boardroom', day, hoursOf(day, '12:00', '14:00'), 1)).message).toMatch(
      /^Floor 5 holds 199 guests; from 12:00 to 13:00 it already has 199/,
    );
  });

  it('are bounded on each pair of floors', async () => {
    const day = calendar.freshDay();
    await definite('liberty-stage', day, 'evening');
    const error = await refused('horizon-stage', day, 'evening', 152);
    expect(error.message).toMatch(
      /^Floors 4 and 5 together hold 350 guests; .* they already have 199 .* would make 351\.$/,
    );
    await definite('horizon-stage', day, 'evening', 151);
    await definite('skyline-stage', day, 'evening');
  });

  it('are bounded in the building, desks of offices included', async () => {
    const day = calendar.freshDay();
    await definite('skyline-liberty-horizon-triple', day, 'full-day', 500);
    await definite('corporate-office', day);
    expect((await refused('private-office', day)).message).toMatch(
      /^The building holds 550 guests; .* would make 558\.$/,
    );
  });

  it('of a double are in full on its pair, and by halves on each floor', async () => {
    const day = calendar.freshDay();
    // Sky Terrace and the Workshop are parts of neither hall.
    await definite('skyline-liberty-double', day, 'evening', 300);
    await definite('sky-terrace', day, 'evening', 49);
    expect((await refused('sky-lounge', day, 'evening', 1)).message).toMatch(/^Floor 6 holds 199/);
    await definite('workshop', day, 'evening', 30);
    expect((await refused('arena', day, 'evening', 22)).message).toMatch(/^Floor 5 holds 199/);
    expect((await refused('arena', day, 'evening', 21)).code).toBe('over_limit');
  });

  it('of a double and a triple fit at their own numbers', async () => {
    await definite('skyline-liberty-double', calendar.freshDay(), 'evening');
    await definite('skyline-liberty-horizon-triple', calendar.freshDay(), 'evening');
    expect((await refused('liberty-stage', calendar.freshDay(), 'evening', 200)).message).toBe(
      'Floor 5 holds 199 guests; 200 are too many.',
    );
  });

  it('cannot be written past the calendar: PostgreSQL refuses them', async () => {
    const day = calendar.freshDay();
    await definite('skyline-stage', day, 'evening', 150);
    const { id } = await calendar.request('sky-lounge', day, 'evening', 50);
    const violation = { code: '23514', constraint: 'bookings_guest_limits' };
    await expect(calendar.ask(`UPDATE bookings SET state = 'definite' WHERE id = $1`, [id])).rejects.toMatchObject(
      violation,
    );
    await calendar.ask(`UPDATE bookings SET guests = 49 WHERE id = $1`, [id]);
    await makeDefinite(calendar, id, 'Ada');
    await expect(calendar.ask(`UPDATE bookings SET guests = 50 WHERE id = $1`, [id])).rejects.toMatchObject(violation);
    await calendar.ask(`UPDATE bookings SET guests = 48 WHERE id = $1`, [id]);
  });

  it('of what is moved are checked where it goes', async () => {
    const day = calendar.freshDay();
    const next = addDays(day, 1);
    await definite('skyline-stage', day, 'evening', 150);
    const { id } = await definite('sky-lounge', next, 'evening', 50);
    const error = await bookingErrorOf(move(calendar, id, { venue: 'sky-terrace', day, hire: 'evening' }, 'Ada'));
    expect(error.code).toBe('over_limit');
    await move(calendar, id, { venue: 'sky-terrace', day, hire: 'morning' }, 'Ada');
  });
});

describe('a first option', () => {
  it('reserves its guests: a later one waits, and moves up once it ends', async () => {
    const day = calendar.freshDay();
    const first = await calendar.option('skyline-stage', day, 150);
    const second = await calendar.option('sky-lounge', day, 80);
    expect(second).toMatchObject({ rank: 2, waits_for_guests: true });
    const error = await bookingErrorOf(makeDefinite(calendar, second.id, 'Ada'));
    expect([error.code, error.conflicts.map(({ id }) => id)]).toEqual(['not_first', [first.id]]);
    expect(error.message).toMatch(/Skyline Stage for Client \d+: 150, first option\), 80 more would make 230\.$/);
    expect((await refused('sky-terrace', day, 'full-day', 60)).code).toBe('not_first');
    expect((await calendar.option('sky-terrace', day, 40)).rank).toBe(1);
    await release(calendar, first.id, 'Ada');
    expect(await calendar.stateOf(second.id)).toBe('option 1');
    expect(await calendar.mailsOf(second.id)).toContain('booking-moved-up to client');
  });

  it('is never demoted by an earlier one that would move up', async () => {
    const day = calendar.freshDay();
    const first = await calendar.option('skyline-stage', day, 150);
    const large = await calendar.option('sky-lounge', day, 180);
    const small = await calendar.option('sky-terrace', day, 40);
    await release(calendar, first.id, 'Ada');
    expect([await calendar.stateOf(large.id), await calendar.stateOf(small.id)]).toEqual(['option 2', 'option 1']);
    await release(calendar, small.id, 'Ada');
    expect(await calendar.stateOf(large.id)).toBe('option 1');
  });

  it('that becomes definite makes those give way that waited for its guests', async () => {
    const day = calendar.freshDay();
    const first = await calendar.option('skyline-stage', day, 150);
    const second = await calendar.option('sky-lounge', day, 80);
    await makeDefinite(calendar, first.id, 'Ada');
    expect(await calendar.stateOf(second.id)).toBe('released');
    expect((await bookingErrorOf(calendar.option('sky-lounge', day, 80))).code).toBe('over_limit');
    await cancel(calendar, first.id, 'Ada');
    expect((await calendar.option('sky-lounge', day, 80)).rank).toBe(1);
  });

  it('is asked to decide by whoever waits for its guests', async () => {
    const day = calendar.freshDay();
    const first = await calendar.option('skyline-stage', day, 150);
    const second = await calendar.option('sky-lounge', day, 80);
    await challenge(calendar, second.id, 'Ada');
    expect(await calendar.mailsOf(first.id)).toContain('booking-challenged to client');
    const error = await bookingErrorOf(challenge(calendar, second.id, 'Ada'));
    expect([error.code, error.conflicts.map(({ id }) => id)]).toEqual(['already_challenged', [first.id]]);
    await release(calendar, second.id, 'Ada');
    const [asked] = await calendar.ask<{ until: Date | null }>(
      'SELECT challenged_until AS until FROM bookings WHERE id = $1',
      [first.id],
    );
    expect(asked!.until).toBeNull();
  });
});

describe('an import', () => {
  const row = (venue: 'skyline-stage' | 'sky-lounge', day: string, guests: number) => ({
    ...{ name: `${venue} ${day}`, externalId: `${venue} ${day}`, venue, day, hire: 'evening' as const, guests },
    ...{ state: 'definite' as const, client: { name: 'Weber' } },
  });

  it('above the number is kept, marked and counted, so that nothing more is sold', async () => {
    const day = calendar.freshDay();
    const report = await importRows(calendar, [row('skyline-stage', day, 180), row('sky-lounge', day, 90)], 'test');
    expect(report).toMatchObject({ taken: 2, rejected: [] });
    const marked = await calendar.ask<{ venue: string }>('SELECT venue FROM bookings WHERE day = $1 AND over_limit', [
      day,
    ]);
    expect(marked).toEqual([{ venue: 'sky-lounge' }]);
    expect(await momentsOverLimit(calendar.manager)).toMatchObject([{ area: '6', guests: 270 }]);
    expect((await refused('sky-terrace', day, 'evening', 1)).message).toContain('already has 270');
  });
});

describe('a booking above the number from before the rule', () => {
  it('stays and can shrink, and nothing more is sold', async () => {
    const day = calendar.freshDay();
    await definite('liberty-stage', day, 'evening', 190);
    const { id } = await calendar.request('workshop', day, 'evening', 30);
    await calendar.ask('ALTER TABLE bookings DISABLE TRIGGER bookings_guest_limits');
    await makeDefiniteByHand(id);
    await calendar.ask('ALTER TABLE bookings ENABLE TRIGGER bookings_guest_limits');
    await calendar.ask('UPDATE bookings SET guests = 25 WHERE id = $1', [id]);
    expect((await refused('arena', day, 'evening', 1)).message).toContain('already has 215');
  });

  const makeDefiniteByHand = async (id: string) => {
    await calendar.ask(`UPDATE booked_atoms SET state = 'definite' WHERE booking_id = $1`, [id]);
    await calendar.ask(`UPDATE bookings SET state = 'definite' WHERE id = $1`, [id]);
  };
});

describe('an option that is refused its guests', () => {
  it('leaves the request as it was', async () => {
    const day = calendar.freshDay();
    await definite('horizon-stage', day, 'evening', 190);
    const { id } = await calendar.request('directors-circle', day, 'evening');
    expect((await bookingErrorOf(makeOption(calendar, id, 'Ada'))).code).toBe('over_limit');
    expect(await calendar.stateOf(id)).toBe('requested');
  });
});
