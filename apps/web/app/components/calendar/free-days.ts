import { dayAfter, stateOn } from '@mainstage/calendar/states/verdict';
import type { Availability } from '@mainstage/contracts/availability';
import type { Hire } from '@mainstage/contracts/day-parts';

/**
 * Days on which a venue is free instead of a taken one: the day before and the day after, else its next free day.
 * @param date YYYY-MM-DD; the availability reaches from the day before it to some days after
 * @param hires any of these parts of the day would do
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
