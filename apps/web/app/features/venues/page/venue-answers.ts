import { berlinToday } from '@mainstage/contracts/calendar';
import { dayAnswerAt } from '../../../components/calendar/use-day-answer';
import { planIn } from '../../../components/planned/use-planned';

/** The path of the API's answer that a venue's page needs for an address; nothing where it names no day. */
export function venueDayAt(url: string): string | undefined {
  const { date, guests } = planIn(new URL(url).search);
  return dayAnswerAt(date, guests, berlinToday());
}
