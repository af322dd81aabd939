import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { answerLimits, type Signatures } from '@mainstage/contracts/desk/answer';
import { languageNames } from '@mainstage/contracts/language';
import { useState } from 'react';
import { callDesk } from '../api/call-desk';
import { queryKeys } from '../api/query-keys';
import { useNotices } from '../shell/notices';
import { LoadError, LoadingRows } from '../shell/states';
import { SettingsSection } from './settings-section';

export function SignatureSetting() {
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.signature,
    queryFn: ({ signal }) => callDesk<Signatures>('/signature', { signal }),
  });
  return (
    <SettingsSection title="Signatures">
      <Typography variant="body2" color="textSecondary">
        Below each answer that you begin, in the client’s language. It can be changed in the answer.
      </Typography>
      {data ? (
        <SignatureForm signatures={data} />
      ) : error ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingRows rows={2} />
      )}
    </SettingsSection>
  );
}

const fields = [
  ['text', 'en'],
  ['de', 'de'],
] as const;

function SignatureForm({ signatures }: { signatures: Signatures }) {
  const [typed, setTyped] = useState(signatures);
  const client = useQueryClient();
  const { notify, notifyError } = useNotices();
  const { mutate, isPending } = useMutation({
    mutationFn: () => callDesk('/signature', { method: 'PUT', body: typed }),
    onSuccess: () => notify({ text: 'The signatures are stored' }),
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
      {fields.map(([field, language]) => (
        <TextField
          key={field}
          label={`In ${languageNames[language]}`}
          multiline
          minRows={3}
          fullWidth
          value={typed[field]}
          onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
          helperText={field === 'de' && 'If this is empty, German answers end with the English one.'}
          slotProps={{ htmlInput: { maxLength: answerLimits.signature, lang: language } }}
        />
      ))}
      <Button type="submit" variant="outlined" loading={isPending}>
        Save
      </Button>
    </Box>
  );
}
