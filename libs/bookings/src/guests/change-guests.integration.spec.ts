import { bookingErrorOf, type CalendarUnderTest, startCalendar } from '../testing/calendar-under-test';
import { challenge } from '../use-cases/challenge';
import { changeGuests } from '../use-cases/change-guests';
import { release } from '../use-cases/end';
import { makeDefinite } from '../use-cases/make-definite';
import { undo } from '../use-cases/undo';

let calendar: CalendarUnderTest;
beforeAll(async () => (calendar = await startCalendar()));
afterAll(() => calendar.stop());

const definite = async (venue: string, day: string, guests: number) =>
  makeDefinite(calendar, (await calendar.request(venue, day, 'full-day', guests)).id, 'Ada');
const guestsOf = async (id: string) => {
  const [found] = await calendar.ask<{ guests: number | null }>('SELECT guests FROM bookings WHERE id = $1', [id]);
  return found!.guests;
};

// Rules: floors.guests, floors.reserved
describe('the number of guests of a booking', () => {
  it('grows as far as the floor holds, and the refusal shows the sum', async () => {
    const day = calendar.freshDay();
    await definite('skyline-stage', day, 120);
    const { id } = await definite('sky-lounge', day, 40);
    const error = await bookingErrorOf(changeGuests(calendar, id, 80, 'Ada'));
    expect(error.code).toBe('over_limit');
    expect(error.message).toMatch(/^Floor 6 holds 199 guests; .* already has 120 .* 80 more would make 200\.$/);
    expect(await guestsOf(id)).toBe(40);
    await changeGuests(calendar, id, 79, 'Ada');
    expect(await guestsOf(id)).toBe(79);
  });

  it('is in the history: who, before and after', async () => {
    const { id } = await calendar.option('sky-terrace', calendar.freshDay());
    await changeGuests(calendar, id, 80, 'Ada');
    await changeGuests(calendar, id, 1, 'Ben');
    const events = await calendar.ask<{ by: string; note: string }>(
      `SELECT by, note FROM booking_events WHERE booking_id = $1 AND action = 'guests-changed' ORDER BY id`,
      [id],
    );
    expect(events).toEqual([
      { by: 'Ada', note: 'no number (199 count) → 80 guests' },
      { by: 'Ben', note: '80 guests → 1 guest' },
    ]);
    expect((await bookingErrorOf(changeGuests(calendar, id, 1, 'Ada'))).code).toBe('invalid');
  });

  it('of a first option reserves no guests of another first option', async () => {
    const day = calendar.freshDay();
    const first = await calendar.option('skyline-stage', day, 120);
    const { id } = await calendar.option('sky-lounge', day, 70);
    const error = await bookingErrorOf(changeGuests(calendar, id, 80, 'Ada'));
    expect([error.code, error.conflicts.map((other) => other.id)]).toEqual(['not_first', [first.id]]);
    expect(await calendar.stateOf(id)).toBe('option 1');
  });

  it('that shrinks lets those move up who waited for them', async () => {
    const day = calendar.freshDay();
    const first = await calendar.option('skyline-stage', day, 150);
    const second = await calendar.option('sky-lounge', day, 80);
    await challenge(calendar, second.id, 'Ada');
    await changeGuests(calendar, first.id, 119, 'Ada');
    expect(await calendar.stateOf(second.id)).toBe('option 1');
    const [asked] = await calendar.ask<{ until: Date | null }>(
      'SELECT challenged_until AS until FROM bookings WHERE id = $1',
      [first.id],
    );
    expect(asked!.until).toBeNull();
  });

  it('of a waiting option that shrinks lets it move up', async () => {
    const day = calendar.freshDay();
    await calendar.option('skyline-stage', day, 150);
    const second = await calendar.option('sky-lounge', day, 80);
    await changeGuests(calendar, second.id, 49, 'Ada');
    expect(await calendar.stateOf(second.id)).toBe('option 1');
    expect(await calendar.mailsOf(second.id)).toContain('booking-moved-up to client');
  });

  it('of a definite booking that grows ends an option that can no longer become definite', async () => {
    const day = calendar.freshDay();
    const { id } = await definite('skyline-stage', day, 60);
    const first = await calendar.option('sky-lounge', day, 100);
    const waiting = await calendar.option('sky-terrace', day, 100);
    await release(calendar, first.id, 'Ada');
    expect(await calendar.stateOf(waiting.id)).toBe('option 1');
    const again = await calendar.option('sky-lounge', day, 90);
    expect(again.waits_for_guests).toBe(true);
    await changeGuests(calendar, waiting.id, 20, 'Ada');
    expect(await calendar.stateOf(again.id)).toBe('option 1');
    expect((await bookingErrorOf(changeGuests(calendar, id, 100, 'Ada'))).code).toBe('not_first');
    await release(calendar, waiting.id, 'Ada');
    const late = await calendar.option('sky-terrace', day, 100);
    await changeGuests(calendar, id, 109, 'Ada');
    expect([await calendar.stateOf(again.id), await calendar.stateOf(late.id)]).toEqual(['option 1', 'released']);
  });

  it('is as before once the press is undone', async () => {
    const day = calendar.freshDay();
    const first = await calendar.option('skyline-stage', day, 150);
    const second = await calendar.option('sky-lounge', day, 80);
    const press = { id: '0192c3d4-7b8c-4d9e-8f0a-2b3c4d5e6f70', mailsWait: 10 };
    await changeGuests({ ...calendar, press }, first.id, 100, 'Ada');
    expect(await undo(calendar, press.id, 'Ada')).toMatchObject({ kept: null });
    expect(await guestsOf(first.id)).toBe(150);
    expect([await calendar.stateOf(first.id), await calendar.stateOf(second.id)]).toEqual(['option 1', 'option 2']);
  });
});

// Rule: floors.reserved
describe('an option whose line moves', () => {
  it('ends where the definite bookings alone leave too few guests', async () => {
    const day = calendar.freshDay();
    const first = await calendar.option('sky-lounge', day, 40);
    const second = await calendar.option('sky-lounge', day, 100);
    await definite('skyline-stage', day, 150);
    expect(await calendar.stateOf(second.id)).toBe('option 2');
    await release(calendar, first.id, 'Ada');
    expect(await calendar.stateOf(second.id)).toBe('released');
    expect(await calendar.mailsOf(second.id)).toContain('booking-gave-way to client');
  });

  it('asks nobody else to decide once it is the first', async () => {
    const day = calendar.freshDay();
    const one = await calendar.option('skyline-stage', day, 120);
    const other = await calendar.option('sky-terrace', day, 60);
    const waiting = await calendar.option('sky-lounge', day, 79);
    await challenge(calendar, waiting.id, 'Ada');
    await release(calendar, one.id, 'Ada');
    expect(await calendar.stateOf(waiting.id)).toBe('option 1');
    const [asked] = await calendar.ask<{ until: Date | null }>(
      'SELECT challenged_until AS until FROM bookings WHERE id = $1',
      [other.id],
    );
    expect(asked!.until).toBeNull();
  });
});
