import { berlinToday } from '@mainstage/contracts/calendar';
import { readQuery } from '@mainstage/venues/search/query';
import { dayAnswerAt } from '../../components/calendar/use-day-answer';
import { readAddress } from './finder-state';

/** The API's path that the finder needs for an address; undefined if it names no day. */
export function finderDayAt(url: string): string | undefined {
  const { day, fields } = readAddress(new URL(url).search);
  const { guests } = readQuery((field) => fields[field]);
  return dayAnswerAt(day.date, guests, berlinToday());
}
