import { berlinToday } from '@mainstage/contracts/calendar';
import { dayAnswerAt } from '../../../components/calendar/use-day-answer';
import { planIn } from '../../../components/planned/use-planned';

/** The API's path that a venue's page needs for an address; undefined if it names no day. */
export function venueDayAt(url: string): string | undefined {
  const { date, guests } = planIn(new URL(url).search);
  return dayAnswerAt(date, guests, berlinToday());
}
