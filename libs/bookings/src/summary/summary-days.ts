import { addDays } from '@mainstage/calendar/days/hours';
import type { CountedDays } from '@mainstage/contracts/calendar-summary';
import { DateTime } from 'luxon';

const saturday = 6;
/** With fewer days left in the month, the next month is counted. */
const fewestDays = 7;

export function summaryWeek(today: string): CountedDays {
  const { weekday } = DateTime.fromISO(today);
  const monday = addDays(today, 1 - weekday + (weekday >= saturday ? 7 : 0));
  return { from: monday, to: addDays(monday, 6) };
}

export function summaryMonth(today: string): CountedDays {
  const date = DateTime.fromISO(today);
  const daysLeft = date.daysInMonth! - date.day + 1;
  const first = daysLeft < fewestDays ? date.plus({ months: 1 }).startOf('month') : date;
  return { from: first.toISODate()!, to: first.endOf('month').toISODate()! };
}
