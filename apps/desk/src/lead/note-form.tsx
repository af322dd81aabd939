import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { callDesk } from '../api/call-desk';
import { queryKeys } from '../api/query-keys';
import { useNotices } from '../shell/notices';

/** A note for the team. What was typed stays until it is stored. */
export function NoteForm({ leadId }: { leadId: string }) {
  const [text, setText] = useState('');
  const client = useQueryClient();
  const { notify, notifyError } = useNotices();
  const { mutate, isPending } = useMutation({
    mutationFn: () => callDesk(`/leads/${leadId}/notes`, { method: 'POST', body: { text: text.trim() } }),
    onSuccess: async () => {
      setText('');
      notify({ text: 'Note added' });
      await client.invalidateQueries({ queryKey: queryKeys.lead(leadId) });
    },
    onError: notifyError,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim()) mutate();
  };
  return (
    <Stack component="form" spacing={1} onSubmit={submit} sx={{ mb: 2, alignItems: 'flex-start' }}>
      <TextField
        label="Note for the team"
        multiline
        minRows={2}
        fullWidth
        value={text}
        onChange={(event) => setText(event.target.value)}
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
