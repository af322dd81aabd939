import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { DeskError } from '../api/desk-error';
import { errorText } from '../api/error-text';
import { signInByPasskey } from './sign-in-calls';

/** The second factor of members with a passkey. */
export function PasskeyStep({ onDone }: { onDone: () => Promise<void> }) {
  const { mutate, error, isPending } = useMutation({ mutationFn: signInByPasskey, onSuccess: onDone });
  return (
    <Stack spacing={2}>
      <Typography>Your account has a passkey. Confirm that it is you.</Typography>
      {error && (
        <Alert severity="error">
          {error instanceof DeskError
            ? errorText(error)
            : 'The passkey was not used. Try again, or use another of your devices.'}
        </Alert>
      )}
      <Button variant="contained" size="large" loading={isPending} onClick={() => mutate()}>
        Use my passkey
      </Button>
    </Stack>
  );
}
