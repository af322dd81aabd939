import { alarmTimes } from '@mainstage/calendar/days/alarm-times';

/** Stages of the clock of an unanswered lead: half, three quarters, all of its time (rule desk.alarms). */
export const stages = { halfWay: 1, threeQuarters: 2, overdue: 3 } as const;

/** Stage of a clock at a moment, 0 to 3, and the beginning of the next one; null after the last. */
export function stageAt(started: Date, now: Date): { stage: number; nextAlarmAt: Date | null } {
  const { halfWay, threeQuarters, overdue } = alarmTimes(started);
  const times = [halfWay, threeQuarters, overdue];
  const stage = times.filter((time) => time <= now).length;
  return { stage, nextAlarmAt: times[stage] ?? null };
}
