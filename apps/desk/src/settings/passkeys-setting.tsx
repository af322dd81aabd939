import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type PublicKeyCredentialCreationOptionsJSON, startRegistration } from '@simplewebauthn/browser';
import { type FormEvent, useState } from 'react';
import { callDesk } from '../api/call-desk';
import { DeskError } from '../api/desk-error';
import { queryKeys } from '../api/query-keys';
import { useConfirmed } from '../session/confirm';
import { useSession } from '../session/session';
import { useNotices } from '../shell/notices';
import { momentText } from '../text/times';
import { useNow } from '../text/use-now';
import { SettingsSection } from './settings-section';

async function addPasskey(name: string, confirmed: ReturnType<typeof useConfirmed>): Promise<void> {
  const optionsJSON = await confirmed(() =>
    callDesk<PublicKeyCredentialCreationOptionsJSON>('/passkeys/options', { method: 'POST', body: {} }),
  );
  const response = await startRegistration({ optionsJSON });
  await callDesk('/passkeys', { method: 'POST', body: { name, response } });
}

/** The second factor: once there is one, every sign-in requires it. */
export function PasskeysSetting() {
  const { passkeys, passkeyRequired } = useSession();
  const now = useNow();
  const [name, setName] = useState('');
  const client = useQueryClient();
  const confirmed = useConfirmed();
  const { notify, notifyError } = useNotices();
  const onSettled = () => client.invalidateQueries({ queryKey: queryKeys.session });
  const adding = useMutation({
    mutationFn: () => addPasskey(name.trim(), confirmed),
    onSuccess: () => {
      setName('');
      notify({ text: 'The passkey is added' });
    },
    onError: (error) =>
      error instanceof DeskError
        ? notifyError(error)
        : notify({ text: 'No passkey was made. Try again, or use another device.', severity: 'error' }),
    onSettled,
  });
  const removing = useMutation({
    mutationFn: (id: string) => confirmed(() => callDesk(`/passkeys/${encodeURIComponent(id)}`, { method: 'DELETE' })),
    onSuccess: () => notify({ text: 'The passkey is removed' }),
    onError: notifyError,
    onSettled,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    adding.mutate();
  };
  return (
    <SettingsSection title="Passkeys">
      <Typography variant="body2" color="textSecondary">
        With a passkey a stolen mailbox is not enough to sign in as you.
        {passkeyRequired && <span> Team leads need one for what only they are allowed to do.</span>}
      </Typography>
      {passkeys.map((passkey) => (
        <Box key={passkey.id} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography>{passkey.name}</Typography>
            <Typography variant="body2" color="textSecondary">
              {passkey.lastUsedAt ? `Last used ${momentText(passkey.lastUsedAt, now)}` : 'Never used'}
            </Typography>
          </Box>
          <Button
            size="small"
            loading={removing.isPending && removing.variables === passkey.id}
            onClick={() => removing.mutate(passkey.id)}
            aria-label={`Remove ${passkey.name}`}
          >
            Remove
          </Button>
        </Box>
      ))}
      <Box component="form" onSubmit={submit} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <TextField
          label="Name of the device"
          required
          value={name}
          onChange={(event) => setName(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 60 } }}
        />
        <Button type="submit" variant="outlined" loading={adding.isPending}>
          Add a passkey
        </Button>
      </Box>
    </SettingsSection>
  );
}
