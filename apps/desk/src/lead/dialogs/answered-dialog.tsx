import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { useDraft } from '../../drafts/use-draft';
import { FormDialog } from '../../shell/form-dialog';
import { useAddNote } from '../use-add-note';
import type { LeadDialogProps } from './lead-dialog-props';

interface Answer {
  by: 'telephone' | 'mail';
  note: string;
}

/** *I have answered*: how, which stops the clock, and what was said. */
export function AnsweredDialog({ lead, change, onClose }: LeadDialogProps) {
  const { value, set, drop, kept } = useDraft<Answer>(`answer:${lead.id}`, {
    by: lead.phone ? 'telephone' : 'mail',
    note: '',
  });
  const { by, note } = value;
  const { mutateAsync: addNote, isPending } = useAddNote(lead.id);
  const submit = async () => {
    // First: where it fails the dialog stays, with what was typed.
    if (note.trim()) await addNote(note);
    drop();
    change(lead, { change: { state: 'answered', answeredBy: by }, done: 'Answered: the clock has stopped' });
    onClose();
  };
  return (
    <FormDialog
      title="I have answered"
      submit="I have answered"
      pending={isPending}
      onSubmit={() => void submit().catch(() => undefined)}
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
