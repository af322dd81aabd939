import { workingDaysAfter } from '@mainstage/calendar/days/working-days';
import { useState } from 'react';
import { FormDialog } from '../../shell/form-dialog';
import { dayAt } from '../../text/times';
import { momentOn, morning, noReplyMoments } from './later-moments';
import { MomentFields } from './moment-fields';

interface NoReplyDialogProps {
  /** From when the days count, milliseconds since 1970. */
  from: number;
  submit: string;
  /** @param at ISO 8601 */
  onChoose: (at: string) => void;
  onClose: () => void;
}

/** The moment by which a reply is awaited. */
export function NoReplyDialog({ from, submit, onChoose, onClose }: NoReplyDialogProps) {
  const [value, setValue] = useState({ day: workingDaysAfter(dayAt(from), 5), time: morning });
  const choose = (at: string | undefined) => {
    if (!at) return;
    onChoose(at);
    onClose();
  };
  return (
    <FormDialog
      title="Remind me if no reply comes by"
      submit={submit}
      onSubmit={() => choose(momentOn(value.day, value.time))}
      onClose={onClose}
    >
      <MomentFields value={value} onChange={setValue} moments={noReplyMoments(from)} onChoose={choose} />
    </FormDialog>
  );
}
