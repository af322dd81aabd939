import type { WebinarState } from '@mainstage/contracts/answers';
import { webinarMinutes } from './date-label';

/** Whether the webinar is in the future. */
export const isToCome = (state: WebinarState): boolean => state === 'announced' || state === 'full';

/**
 * The state of the webinar; the only function that determines it (rule webinar.state).
 * @param startsAt WEBINAR_STARTS_AT
 * @param now by the database's clock
 * @param seatsLeft free seats; a webinar in progress is `running`, full or not
 */
export function webinarStateAt(startsAt: Date, now: Date, seatsLeft: number): WebinarState {
  const minutes = (now.getTime() - startsAt.getTime()) / 60_000;
  if (minutes >= webinarMinutes) return 'over';
  if (minutes >= 0) return 'running';
  return seatsLeft > 0 ? 'announced' : 'full';
}
