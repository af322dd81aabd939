import { isWorkingDay } from '@mainstage/calendar/days/working-days';
import { addDays, whenBerlinShows } from '@mainstage/contracts/calendar';
import { dayAt } from '../../text/times';
import { laterMoments, noReplyMoments } from './later-moments';

/** Every day of a year at noon, with Easter and the days around the New Year. */
const year = Array.from({ length: 366 }, (_, day) => whenBerlinShows(addDays('2026-12-01', day), '12:00')!.getTime());
const daysOf = (moments: { at: string }[]) => moments.map(({ at }) => dayAt(Date.parse(at)));

describe('suggested moments', () => {
  it('are on working days, whenever they are asked for', () => {
    const free = year.flatMap((now) => [...daysOf(noReplyMoments(now)), ...daysOf(laterMoments(now).slice(1))]);
    expect(free.filter((day) => !isWorkingDay(day))).toEqual([]);
  });

  it('lie ahead, each later than the one before', () => {
    for (const now of year)
      for (const moments of [noReplyMoments(now), laterMoments(now)]) {
        const days = moments.map(({ at }) => at);
        expect([new Date(now).toISOString(), ...days]).toEqual([new Date(now).toISOString(), ...days].toSorted());
      }
  });
});
