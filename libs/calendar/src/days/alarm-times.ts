import { afterBusinessTime, businessTimeBetween, nextBusinessTime } from './business-time';
import { answerBy } from './reply-deadline';

/** Times of the reminders and escalation of an unanswered lead; always within business hours. */
export interface AlarmTimes {
  halfWay: Date;
  threeQuarters: Date;
  /** The deadline, or the next opening if the deadline is closing time. */
  overdue: Date;
}

/**
 * The moments at which half, three quarters and all of the business time between a lead and its reply deadline have
 * passed (rules visits.answer and desk.alarms).
 * @param started when the lead was received or reopened
 */
export function alarmTimes(started: Date): AlarmTimes {
  const from = started.getTime();
  const by = answerBy(started).getTime();
  const businessTime = businessTimeBetween(from, by);
  return {
    halfWay: new Date(afterBusinessTime(from, businessTime / 2)),
    threeQuarters: new Date(afterBusinessTime(from, (businessTime * 3) / 4)),
    overdue: new Date(nextBusinessTime(by)),
  };
}
