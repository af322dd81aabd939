import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useState } from 'react';
import { FormDialog } from './form-dialog';
import type { LeadDialogProps } from './lead-dialog-props';

/** *I have answered*: how, which stops the clock. */
export function AnsweredDialog({ lead, change, onClose }: LeadDialogProps) {
  const [by, setBy] = useState<'telephone' | 'mail'>(lead.phone ? 'telephone' : 'mail');
  const submit = () => {
    change(lead, { change: { state: 'answered', answeredBy: by }, done: 'Answered: the clock stands still' });
    onClose();
  };
  return (
    <FormDialog title="I have answered" submit="I have answered" onSubmit={submit} onClose={onClose}>
      <FormControl>
        <FormLabel id="answered-by">How?</FormLabel>
        <RadioGroup
          aria-labelledby="answered-by"
          value={by}
          onChange={(_, value) => setBy(value === 'mail' ? 'mail' : 'telephone')}
        >
          <FormControlLabel value="telephone" control={<Radio />} label="By telephone" />
          <FormControlLabel value="mail" control={<Radio />} label="By mail" />
        </RadioGroup>
      </FormControl>
    </FormDialog>
  );
}
