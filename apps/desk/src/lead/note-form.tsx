import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { FormEvent } from 'react';
import { useDraft } from '../drafts/use-draft';
import { useNotices } from '../shell/notices';
import { useAddNote } from './use-add-note';

/** A note for the team. The draft is kept until it is stored. */
export function NoteForm({ leadId }: { leadId: string }) {
  const { value: text, set, drop, kept, pressKey } = useDraft(`note:${leadId}`, '');
  const { notify } = useNotices();
  const { mutateAsync, isPending } = useAddNote(leadId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim() || isPending) return;
    // The mutation has reported the failure.
    void mutateAsync({ text, key: pressKey }).then(
      () => {
        drop();
        notify({ text: 'Note added' });
      },
      () => undefined,
    );
  };
  return (
    <Stack component="form" spacing={1} onSubmit={submit} sx={{ mb: 2, alignItems: 'flex-start' }}>
      <TextField
        label="Note for the team"
        multiline
        minRows={2}
        fullWidth
        value={text}
        helperText={kept && 'Draft kept'}
        onChange={(event) => set(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
        }}
        slotProps={{ htmlInput: { maxLength: 5000 } }}
      />
      {text.trim() !== '' && (
        <Button type="submit" variant="outlined" size="small" loading={isPending}>
          Add the note
        </Button>
      )}
    </Stack>
  );
}
