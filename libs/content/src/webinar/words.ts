import type { WebinarDate } from '@mainstage/contracts/answers';
import { type WebinarDateText, webinarDateText, webinarMinutes } from './date-label';
import { closingTitle, seatsText } from './state-words';

/** German texts of a page about the webinar: date, seats and state. */
export interface WebinarWords extends WebinarDateText {
  /** ISO 8601 */
  startsAt: string;
  /** ISO 8601 */
  endsAt: string;
  seats: string;
  /** Number of seats, the few that are left, or why there are none. */
  seatsText: string;
  /** The closing promise of the page. */
  closingTitle: string;
}

export function webinarWords(webinar: WebinarDate): WebinarWords {
  const startsAt = new Date(webinar.startsAt);
  return {
    ...webinarDateText(startsAt),
    startsAt: startsAt.toISOString(),
    endsAt: new Date(startsAt.getTime() + webinarMinutes * 60_000).toISOString(),
    seats: String(webinar.seats),
    seatsText: seatsText(webinar),
    closingTitle: closingTitle(webinar),
  };
}
