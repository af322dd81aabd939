// Rules: floors.guests, floors.reserved, calendar.undo
import { randomUUID } from 'node:crypto';
import { audit } from '../testing/audit';
import { BookingError } from '../booking-error';
import { type CalendarUnderTest, startCalendar } from '../testing/calendar-under-test';
import { changeGuests } from '../use-cases/change-guests';
import { cancel, release } from '../use-cases/end';
import { makeDefinite } from '../use-cases/make-definite';
import { makeOption } from '../use-cases/make-option';
import { move } from '../use-cases/move';
import { undo } from '../use-cases/undo';

const connections = 20;
let calendar: CalendarUnderTest;
beforeAll(async () => (calendar = await startCalendar(connections)));
afterAll(() => calendar.stop());

/** The codes of those that were rejected; anything else than a rejection fails. */
async function rejections(work: readonly Promise<unknown>[]): Promise<string[]> {
  const ends = await Promise.allSettled(work);
  return ends.flatMap((end) => {
    if (end.status === 'fulfilled') return [];
    if (end.reason instanceof BookingError) return [end.reason.code];
    throw end.reason;
  });
}
const many = <T>(work: (index: number) => T) => Array.from({ length: connections }, (_, index) => work(index));
const rooms = ['skyline-stage', 'sky-lounge', 'sky-terrace', 'skyline-studio'] as const;
const guestsOn = async (day: string) =>
  (
    await calendar.ask<{ sum: number }>(
      `SELECT coalesce(sum(area_guests[3]), 0)::int AS sum FROM bookings WHERE day = $1 AND state = 'definite'`,
      [day],
    )
  )[0]!.sum;
const faults = async () =>
  Object.fromEntries(Object.entries(await audit(calendar.manager)).filter(([, count]) => count > 0));
afterEach(async () => expect(await faults()).toEqual({}));

describe('twenty at once on one floor', () => {
  it('sell it up to its figure and not a guest more', async () => {
    const day = calendar.freshDay();
    const hire = { from: Date.parse(`${day}T10:00:00Z`), to: Date.parse(`${day}T11:00:00Z`) };
    // Three rooms that do not meet: 67 + 66 + 66 are 199.
    const requests = await Promise.all(
      many((index) => calendar.request(rooms[index % 3]!, day, hire, index % 3 === 0 ? 67 : 66)),
    );
    const codes = await rejections(requests.map(({ id }) => makeDefinite(calendar, id, 'Ada')));
    expect(codes).toHaveLength(connections - 3);
    expect(await guestsOn(day)).toBe(199);
  });

  it('change the numbers of its bookings to as many as it holds', async () => {
    const day = calendar.freshDay();
    const booked = await Promise.all(rooms.slice(0, 3).map((venue) => calendar.request(venue, day, 'evening', 60)));
    for (const { id } of booked) await makeDefinite(calendar, id, 'Ada');
    const codes = await rejections(many((index) => changeGuests(calendar, booked[index % 3]!.id, 61 + index, 'Ada')));
    expect(codes.length).toBeGreaterThan(0);
    expect(await guestsOn(day)).toBeLessThanOrEqual(199);
  });

  it('take back what they did while others take what was free', async () => {
    const days = [calendar.freshDay(), calendar.freshDay()];
    const booked = await Promise.all(
      many((index) => calendar.request(rooms[index % 4]!, days[index % 2]!, 'full-day', 40 + 5 * index)),
    );
    await rejections(booked.slice(0, 8).map(({ id }) => makeDefinite(calendar, id, 'Ada')));
    await rejections(booked.slice(8).map(({ id }) => makeOption(calendar, id, 'Ada')));
    for (let round = 0; round < 5; round += 1) {
      const presses = many(() => ({ id: randomUUID(), mailsWait: 10 }));
      await rejections(
        presses.map(async (press, index) => {
          const { id, venue } = booked[(index * 7 + round * 3) % booked.length]!;
          const context = { ...calendar, press };
          if (index % 4 === 0) return cancel(context, id, 'Ada');
          if (index % 4 === 1) return release(context, id, 'Ada');
          if (index % 4 === 2) return changeGuests(context, id, 30 + ((index * 13 + round * 29) % 150), 'Ada');
          return move(context, id, { venue, day: days[(index + round) % 2]!, hire: 'full-day' }, 'Ada');
        }),
      );
      // Others come before it is undone.
      const meanwhile = await Promise.all(
        rooms.map((venue, index) => calendar.request(venue, days[index % 2]!, 'full-day', 20 + 30 * index)),
      );
      await rejections(meanwhile.map(({ id }) => makeOption(calendar, id, 'Ben')));
      await rejections(presses.map(({ id }) => undo(calendar, id, 'Ada')));
      await rejections(meanwhile.map(({ id }) => makeDefinite(calendar, id, 'Ben')));
      booked.push(...meanwhile);
    }
  });
});
