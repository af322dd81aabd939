import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { serverNow } from '../../api/server-time';
import { addDays, dayAt } from '../../text/times';
import { FormDialog } from './form-dialog';
import type { LeadDialogProps } from './lead-dialog-props';

/** What is to be done next, and on which day; or that it is done. */
export function NextStepDialog({ lead, change, onClose }: LeadDialogProps) {
  const today = dayAt(serverNow());
  const { nextStep } = lead;
  const [what, setWhat] = useState(nextStep?.what ?? '');
  const [due, setDue] = useState(nextStep?.due ?? addDays(today, 1));
  const undo = { nextStep };
  const save = (step: typeof nextStep, done: string) => {
    change(lead, { change: { nextStep: step }, done, undo });
    onClose();
  };
  return (
    <FormDialog
      title="Next step"
      submit="Save"
      onSubmit={() => save({ what: what.trim(), due }, 'Next step saved')}
      onClose={onClose}
    >
      <TextField
        label="What"
        required
        value={what}
        onChange={(event) => setWhat(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 200, pattern: '.*\\S.*' } }}
      />
      <TextField
        label="When"
        type="date"
        required
        value={due}
        onChange={(event) => setDue(event.target.value)}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: today } }}
      />
      {nextStep && (
        <Button onClick={() => save(null, 'Step done')} sx={{ alignSelf: 'flex-start' }}>
          It is done
        </Button>
      )}
    </FormDialog>
  );
}
