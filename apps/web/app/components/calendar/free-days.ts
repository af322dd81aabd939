import { dayAfter, stateOn } from '@mainstage/calendar/states/verdict';
import type { Availability } from '@mainstage/contracts/availability';
import type { Hire } from '@mainstage/contracts/day-parts';

/**
 * Alternatives to a taken day: the day before and the day after if free, else the venue's next free day.
 * @param date YYYY-MM-DD; the availability covers the day before it and some days after
 * @param hires acceptable parts of the day
 */
export function freeDays(answer: Availability, venue: string, date: string, hires: readonly Hire[]): readonly string[] {
  const isFree = (day: string) => hires.some((hire) => stateOn(answer, [venue], day, hire) === 'free');
  const neighbouringDays = [dayAfter(date, -1), dayAfter(date)].filter(isFree);
  return neighbouringDays.length > 0 ? neighbouringDays : laterDays(answer, date).filter(isFree).slice(0, 1);
}

function laterDays({ to }: Availability, date: string): string[] {
  const days: string[] = [];
  for (let day = dayAfter(date); day <= to; day = dayAfter(day)) days.push(day);
  return days;
}
