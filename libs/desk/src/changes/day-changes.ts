import { momentText } from '@mainstage/calendar/days/day-text';
import type { LeadChange } from '@mainstage/contracts/desk/leads';
import type { DeskLead } from '../entities/desk-lead';
import { ChangeRejected } from '../desk-error';
import type { PlannedChange } from './planned-change';

/** Maximum number of days of a snooze or reminder. */
const mostDays = 366;
const dayMs = 86_400_000;

const fields = {
  snoozedUntil: { set: 'Snoozed until', ended: 'Snoozed no more' },
  remindIfNoReplyBy: { set: 'Reminder if no reply comes by', ended: 'No reminder of a reply any more' },
} as const;

/**
 * Columns of a snooze or reminder (rules desk.snooze, desk.no-reply).
 * @throws ChangeRejected for a moment in the past, or too far ahead
 */
export function dayChanges({ lead, change, now }: { lead: DeskLead; change: LeadChange; now: Date }): PlannedChange[] {
  return (Object.keys(fields) as (keyof typeof fields)[]).flatMap((field): PlannedChange[] => {
    const wanted = change[field];
    if (wanted === undefined) return [];
    const moment = wanted === null ? null : new Date(wanted);
    if (moment?.getTime() === lead[field]?.getTime()) return [];
    if (moment && (moment <= now || moment.getTime() > now.getTime() + mostDays * dayMs))
      throw new ChangeRejected(field, `${field} must lie ahead, by at most ${mostDays} days`);
    const title = moment ? `${fields[field].set} ${momentText(moment)}` : fields[field].ended;
    return [{ columns: { [field]: moment }, entries: [{ kind: 'change', title }] }];
  });
}
