import { jest } from '@jest/globals';
import { type CalendarUnderTest, inDays, startCalendar } from '../testing/calendar-under-test';
import { makeDefinite } from '../use-cases/make-definite';
import { makeOption } from '../use-cases/make-option';
import { AvailabilityBoard } from './board';
import { BookedTimesQueries } from './booked-times.queries';

let calendar: CalendarUnderTest;
beforeAll(async () => (calendar = await startCalendar()));
afterAll(() => calendar.stop());
afterEach(() => jest.restoreAllMocks());

it('what visitors see is read anew once something has happened, and after half a minute all the same', async () => {
  const day = inDays(40);
  const calls: Promise<unknown>[] = [];
  let reads = 0;
  const source = new BookedTimesQueries(calendar.manager);
  const counted = <T>(answer: Promise<T>): Promise<T> => {
    calls.push(answer);
    return answer;
  };
  const board = new AvailabilityBoard({
    lastEvent: () => counted(source.lastEvent()),
    calendarTimes: () => {
      reads += 1;
      return counted(source.calendarTimes());
    },
  });
  const clock = jest.spyOn(performance, 'now');
  /** Asked twice: what the first one finds too old is read behind it. */
  const askAt = async (seconds: number) => {
    clock.mockReturnValue(seconds * 1000);
    await board.ask(['arena'], day, 1);
    for (let known = -1; known < calls.length; await new Promise(setImmediate)) {
      known = calls.length;
      await Promise.all(calls);
    }
    return (await board.ask(['arena'], day, 1)).venues['arena']?.days;
  };

  expect([await askAt(0), reads]).toEqual(['fff', 1]);
  expect([await askAt(3), reads]).toEqual(['fff', 1]);
  await makeDefinite(calendar, (await calendar.request('arena', day, 'morning')).id, 'Ada');
  expect([await askAt(4), reads]).toEqual(['fff', 1]);
  expect([await askAt(6), reads]).toEqual(['ttf', 2]);
  await calendar.manager.query('UPDATE booked_atoms SET during = during + interval $$0$$').catch(() => undefined);
  await calendar.manager.query('DELETE FROM booked_atoms');
  expect([await askAt(12), reads]).toEqual(['ttf', 2]);
  expect([await askAt(40), reads]).toEqual(['fff', 3]);
});

// Rules: floors.guests, floors.reserved
it('what visitors see is not free where the guests of others leave too few, and never says how many', async () => {
  const day = inDays(43);
  const board = new AvailabilityBoard(new BookedTimesQueries(calendar.manager));
  await makeDefinite(calendar, (await calendar.request('skyline-stage', day, 'evening', 120)).id, 'Ada');
  await makeOption(calendar, (await calendar.request('sky-terrace', day, 'evening', 40)).id, 'Ada');
  const lounge = async (guests?: number) => (await board.ask(['sky-lounge'], day, 1, guests)).venues['sky-lounge'];
  expect((await lounge())?.days).toBe('fft');
  expect((await lounge(80))?.days).toBe('fft');
  expect((await lounge(70))?.days).toBe('ffa');
  expect((await lounge(30))?.days).toBe('fff');
  // Counted in tens: 31 and 39 get one answer.
  expect(await lounge(31)).toEqual(await lounge(39));
  expect((await lounge(80))?.spans).toEqual([expect.objectContaining({ state: 'taken' })]);
  expect((await lounge(70))?.spans).toEqual([expect.objectContaining({ state: 'asked' })]);
});
