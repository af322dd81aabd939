import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { DeskError } from '../api/desk-error';
import { errorText } from '../api/error-text';
import { queryKeys } from '../api/query-keys';
import { useSession } from '../session/session';
import { confirmByPasskey } from '../session/sign-in-calls';
import { useSignOut } from '../session/use-sign-out';
import { Page } from '../shell/page';
import { PasskeysSetting } from './passkeys-setting';

/** The only page of a session without the required passkey (DESK_REQUIRE_PASSKEY=all). */
export function PasskeyMissingPage() {
  const { passkeys } = useSession();
  const client = useQueryClient();
  const signOut = useSignOut();
  const { mutate, error, isPending } = useMutation({
    mutationFn: confirmByPasskey,
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.session }),
  });
  return (
    <Box component="main" sx={{ maxWidth: 640, mx: 'auto' }}>
      <Page
        title="A passkey is needed"
        actions={
          <Button variant="outlined" color="secondary" loading={signOut.isPending} onClick={() => signOut.mutate()}>
            Sign out
          </Button>
        }
      >
        {passkeys.length === 0 ? (
          <PasskeysSetting />
        ) : (
          <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
            <Typography>Use your passkey to enter the desk.</Typography>
            {error && (
              <Alert severity="error">
                {error instanceof DeskError ? errorText(error) : 'The passkey was not used. Try again.'}
              </Alert>
            )}
            <Button variant="contained" loading={isPending} onClick={() => mutate()}>
              Use my passkey
            </Button>
          </Stack>
        )}
      </Page>
    </Box>
  );
}
