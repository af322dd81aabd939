import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { useDraft } from '../../drafts/use-draft';
import { FormDialog } from '../../shell/form-dialog';
import type { LeadDialogProps } from './lead-dialog-props';

interface Answer {
  by: 'telephone' | 'mail';
  note: string;
}

/** *I have answered*: the channel, which stops the clock, and a note. */
export function AnsweredDialog({ lead, change, pending, onClose }: LeadDialogProps) {
  const { value, set, drop, kept, pressKey } = useDraft<Answer>(`answer:${lead.id}`, {
    by: lead.phone ? 'telephone' : 'mail',
    note: '',
  });
  const { by, note } = value;
  const submit = () =>
    change(lead, {
      change: { state: 'answered', answeredBy: by, note: note.trim() || undefined, key: pressKey },
      done: 'Answered: the clock has stopped',
      onDecided: (how) => {
        // The note is kept even if somebody else answered first.
        if (how === 'made' || !note.trim()) drop();
        onClose();
      },
    });
  return (
    <FormDialog
      title="I have answered"
      submit="I have answered"
      pending={pending}
      onSubmit={submit}
      onClose={onClose}
      onDiscard={kept ? drop : undefined}
    >
      <FormControl>
        <FormLabel id="answered-by">How?</FormLabel>
        <RadioGroup
          aria-labelledby="answered-by"
          value={by}
          onChange={(_, chosen) => set({ by: chosen === 'mail' ? 'mail' : 'telephone', note })}
        >
          <FormControlLabel value="telephone" control={<Radio />} label="By telephone" />
          <FormControlLabel value="mail" control={<Radio />} label="By email" />
        </RadioGroup>
      </FormControl>
      <TextField
        label="What was said (a note, if you like)"
        multiline
        minRows={2}
        value={note}
        helperText={kept && 'Draft kept'}
        onChange={(event) => set({ by, note: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 5000 } }}
      />
    </FormDialog>
  );
}
