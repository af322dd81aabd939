import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { workingDaysAfter } from '@mainstage/calendar/days/working-days';
import { serverNow } from '../../api/server-time';
import { useDraft } from '../../drafts/use-draft';
import { dayAt } from '../../text/times';
import { DayField } from '../../shell/day-field';
import { FormDialog } from '../../shell/form-dialog';
import type { LeadDialogProps } from './lead-dialog-props';

/** Sets the next step with its day and optional time; or marks it as done. */
export function NextStepDialog({ lead, change, onClose }: LeadDialogProps) {
  const today = dayAt(serverNow());
  const { nextStep } = lead;
  const { value, set, drop, kept } = useDraft(`next-step:${lead.id}`, {
    ...(nextStep ?? { what: '', due: workingDaysAfter(today, 1) }),
    time: nextStep?.time ?? '',
  });
  const { what, due, time } = value;
  const undo = { nextStep };
  const save = (step: typeof nextStep, done: string) => {
    change(lead, { change: { nextStep: step }, done, undo, onDecided: drop });
    onClose();
  };
  return (
    <FormDialog
      title="Next step"
      submit="Save"
      onSubmit={() => save({ what: what.trim(), due, time: time || null }, 'Next step saved')}
      onClose={onClose}
      onDiscard={kept ? drop : undefined}
    >
      <TextField
        label="What"
        required
        value={what}
        helperText={kept && 'Draft kept'}
        onChange={(event) => set({ ...value, what: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 200, pattern: '.*\\S.*' } }}
      />
      <DayField label="When" required value={due} onChange={(day) => set({ ...value, due: day })} min={today} />
      <TextField
        label="At (optional)"
        type="time"
        value={time}
        onChange={({ target }) => set({ ...value, time: target.value })}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      {nextStep && (
        <Button onClick={() => save(null, 'Step done')} sx={{ alignSelf: 'flex-start' }}>
          It is done
        </Button>
      )}
    </FormDialog>
  );
}
