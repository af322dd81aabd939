import { workingDaysAfter } from '@mainstage/calendar/days/working-days';
import { useState } from 'react';
import { serverNow } from '../../api/server-time';
import { FormDialog } from '../../shell/form-dialog';
import { dayAt, momentText } from '../../text/times';
import { aheadOrNull, laterMoments, momentOn, morning } from './later-moments';
import type { LeadDialogProps } from './lead-dialog-props';
import { MomentFields } from './moment-fields';

/** Puts a lead off: Today shows it again at that moment, when the client replies, or when its answer is overdue. */
export function SnoozeDialog({ lead, change, onClose }: LeadDialogProps) {
  const [now] = useState(serverNow);
  const [value, setValue] = useState({ day: workingDaysAfter(dayAt(now), 1), time: morning });
  const snooze = (at: string | undefined) => {
    if (!at) return;
    change(lead, {
      change: { snoozedUntil: at },
      done: `Snoozed until ${momentText(at, now)}`,
      undo: { snoozedUntil: aheadOrNull(lead.snoozedUntil, now) },
    });
    onClose();
  };
  return (
    <FormDialog
      title="Snooze"
      submit="Snooze"
      onSubmit={() => snooze(momentOn(value.day, value.time))}
      onClose={onClose}
    >
      <MomentFields value={value} onChange={setValue} moments={laterMoments(now)} onChoose={snooze} />
    </FormDialog>
  );
}
