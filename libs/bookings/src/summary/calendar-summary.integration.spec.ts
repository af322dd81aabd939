import { jest } from '@jest/globals';
import { AvailabilityBoard } from '../availability/board';
import { BookedTimesQueries } from '../availability/booked-times.queries';
import { type CalendarUnderTest, startCalendar } from '../testing/calendar-under-test';
import { makeDefinite } from '../use-cases/make-definite';
import { nameBooking } from '../use-cases/name-booking';
import { BookingError } from '../booking-error';
import { CalendarSummaryReader } from './calendar-summary';

// Rules: calendar.summary

let calendar: CalendarUnderTest;
beforeAll(async () => (calendar = await startCalendar()));
afterAll(() => calendar.stop());

const newReader = () =>
  new CalendarSummaryReader(calendar.manager, new AvailabilityBoard(new BookedTimesQueries(calendar.manager)));

/** A Thursday so far ahead that every day of its week can be booked, and within the months that are shown. */
function thursdayAhead(): string {
  const day = new Date(Date.now() + 200 * 86_400_000);
  day.setUTCDate(day.getUTCDate() + ((11 - day.getUTCDay()) % 7));
  return day.toISOString().slice(0, 10);
}
const after = (day: string, days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

it('the summary counts the week’s definite bookings by kind of venue, and evenings with all stages free', async () => {
  const thursday = thursdayAhead();
  const book = async (...[venue, day, hire]: Parameters<CalendarUnderTest['request']>) =>
    makeDefinite(calendar, (await calendar.request(venue, day, hire)).id, 'Ada');
  const before = await newReader().countFor(thursday);
  expect(before.week).toEqual({
    from: after(thursday, -3),
    to: after(thursday, 3),
    events: 0,
    productions: 0,
    meetings: 0,
  });
  expect(before.days.map(({ day }) => day)).toEqual([-3, -2, -1, 0, 1, 2, 3].map((days) => after(thursday, days)));

  await book('skyline-stage', after(thursday, -3), 'day-and-evening');
  await book('liberty-floor', after(thursday, 1), 'full-day');
  await book('horizon-studio', after(thursday, 3), 'day-and-evening');
  await book('boardroom', thursday, 'morning');
  await book('arena', after(thursday, 4), 'morning');
  await book('team-office', thursday, 'full-day');
  await calendar.request('vista-stage', thursday, 'evening');
  await calendar.option('directors-circle', thursday);
  expect((await newReader().countFor(thursday)).week).toMatchObject({ events: 2, productions: 1, meetings: 1 });

  const { days } = await newReader().countFor(thursday);
  expect(days.map(({ events, productions, meetings }) => [events, productions, meetings])).toEqual([
    ...[
      [1, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ],
    ...[
      [0, 0, 1],
      [1, 0, 0],
      [0, 0, 0],
      [0, 1, 0],
    ],
  ]);

  const { free } = await newReader().countFor(thursday);
  await book('horizon-stage', free.to, 'morning');
  expect((await newReader().countFor(thursday)).free).toEqual(free);
  await book('nova-stage', free.to, 'evening');
  expect((await newReader().countFor(thursday)).free).toEqual({ ...free, evenings: free.evenings - 1 });
});

// Rules: calendar.named
it('the summary names a booking only while its client allows it', async () => {
  const day = after(thursdayAhead(), 28);
  const namedOf = async () => (await newReader().countFor(day)).days.flatMap(({ named }) => named);
  const { id } = await calendar.request('skyline-stage', day, 'full-day');
  await expect(nameBooking(calendar, id, 'Gala', 'Ada')).rejects.toThrow(BookingError);
  await makeDefinite(calendar, id, 'Ada');
  expect(await namedOf()).toEqual([]);
  await nameBooking(calendar, id, '  Annual meeting\nof an association ', 'Ada');
  expect(await namedOf()).toEqual([{ venue: 'skyline-stage', title: 'Annual meeting of an association' }]);
  await expect(nameBooking(calendar, id, 'x'.repeat(61), 'Ada')).rejects.toThrow('at most 60 characters');
  await nameBooking(calendar, id, '', 'Ada');
  expect(await namedOf()).toEqual([]);
  await expect(nameBooking(calendar, id, '', 'Ada')).rejects.toThrow('It is not named');
});

it('the summary is counted once a minute, and anew at once after a failure', async () => {
  const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
  const reader = newReader();
  const failed = jest.spyOn(reader, 'countFor').mockRejectedValueOnce(new Error('The database does not respond'));
  await expect(reader.read()).rejects.toThrow('The database does not respond');
  const first = await reader.read();
  expect(await reader.read()).toBe(first);
  clock.mockReturnValue(61_000);
  expect(await reader.read()).not.toBe(first);
  expect(failed).toHaveBeenCalledTimes(3);
  jest.restoreAllMocks();
});
