import { checkChoices, type Choices, readChoices } from '@mainstage/estimate/choices';
import { berlinToday } from '@mainstage/contracts/calendar';
import { dayAnswerAt } from '../../components/calendar/use-day-answer';

/** The day for which an estimate needs the calendar: only an event in a venue has one. */
export const dayOf = ({ venue, date, bookable }: Choices): string | undefined =>
  venue !== undefined && !bookable.isLet ? date : undefined;

/** The API's path that the estimate needs for an address; undefined if it names no day. */
export function estimateDayAt(url: string): string | undefined {
  const today = berlinToday();
  const { choices } = checkChoices(readChoices(new URL(url).search), today);
  return choices && dayAnswerAt(dayOf(choices), choices.guests, today);
}
