import { addDays } from '@mainstage/contracts/calendar';
import { useState } from 'react';
import { serverNow } from '../../api/server-time';
import { FormDialog } from '../../shell/form-dialog';
import { dayAt, momentText } from '../../text/times';
import { aheadOrNull, momentOn, morning } from './later-moments';
import type { LeadDialogProps } from './lead-dialog-props';
import { MomentFields } from './moment-fields';

const daysLater = [2, 5, 7, 14];

/** Has Today show a lead where the client has not replied by a moment. */
export function RemindDialog({ lead, change, onClose }: LeadDialogProps) {
  const [now] = useState(serverNow);
  const [value, setValue] = useState({ day: addDays(dayAt(now), 5), time: morning });
  const remind = (at: string | undefined) => {
    if (!at) return;
    change(lead, {
      change: { remindIfNoReplyBy: at },
      done: `You are reminded if no reply comes by ${momentText(at, now)}`,
      undo: { remindIfNoReplyBy: aheadOrNull(lead.remindIfNoReplyBy, now) },
    });
    onClose();
  };
  const moments = daysLater.flatMap((days) => {
    const at = momentOn(addDays(dayAt(now), days), morning);
    return at ? [{ label: `In ${days} days`, at }] : [];
  });
  return (
    <FormDialog
      title="Remind me if no reply comes by"
      submit="Remind me"
      onSubmit={() => remind(momentOn(value.day, value.time))}
      onClose={onClose}
    >
      <MomentFields value={value} onChange={setValue} moments={moments} onChoose={remind} />
    </FormDialog>
  );
}
