import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { answerLimits } from '@mainstage/contracts/desk/answer';
import { useState } from 'react';
import { callDesk } from '../api/call-desk';
import { queryKeys } from '../api/query-keys';
import { useNotices } from '../shell/notices';
import { LoadError, LoadingRows } from '../shell/states';
import { SettingsSection } from './settings-section';

export function SignatureSetting() {
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.signature,
    queryFn: ({ signal }) => callDesk<{ text: string }>('/signature', { signal }),
  });
  return (
    <SettingsSection title="Signature">
      <Typography variant="body2" color="textSecondary">
        Below each answer that you begin. It can be changed in the answer.
      </Typography>
      {data ? (
        <SignatureForm text={data.text} />
      ) : error ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingRows rows={2} />
      )}
    </SettingsSection>
  );
}

function SignatureForm({ text }: { text: string }) {
  const [typed, setTyped] = useState(text);
  const client = useQueryClient();
  const { notify, notifyError } = useNotices();
  const { mutate, isPending } = useMutation({
    mutationFn: () => callDesk('/signature', { method: 'PUT', body: typed.trim() ? { text: typed } : {} }),
    onSuccess: () => notify({ text: 'The signature is stored' }),
    onError: notifyError,
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.signature }),
  });
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        mutate();
      }}
      sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}
    >
      <TextField
        label="Signature"
        multiline
        minRows={3}
        fullWidth
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        helperText="Until you save your own, answers end with “Kind regards” or “Mit freundlichen Grüßen” and your name."
        slotProps={{ htmlInput: { maxLength: answerLimits.signature } }}
      />
      <Button type="submit" variant="contained" loading={isPending}>
        Save
      </Button>
    </Box>
  );
}
