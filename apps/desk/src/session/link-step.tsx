import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import { codeOf } from '../api/desk-error';
import { errorText } from '../api/error-text';
import { signInByLink } from './sign-in-calls';

interface LinkStepProps {
  /** From the mail's link. */
  token: string;
  onDone: (step: { next: 'desk' | 'passkey' }) => Promise<void>;
}

/** The page that a mail's link opens. Mail scanners open links, so that it takes a press to sign in. */
export function LinkStep({ token, onDone }: LinkStepProps) {
  const { mutate, error, isPending } = useMutation({ mutationFn: () => signInByLink(token), onSuccess: onDone });
  const rejected = error !== null && !['network', 'unavailable', 'rate_limited'].includes(codeOf(error));
  return (
    <Stack spacing={2}>
      {error && (
        <Alert severity="error">
          {rejected
            ? 'This link does not work here. It is good for ten minutes, once, and in the browser that asked for it. On another device use the code of the same mail.'
            : errorText(error)}
        </Alert>
      )}
      {!rejected && (
        <>
          <Typography>One press, and you are at the desk.</Typography>
          <Button variant="contained" size="large" loading={isPending} onClick={() => mutate()}>
            Sign in
          </Button>
        </>
      )}
      <Link component={RouterLink} to="/sign-in" replace>
        {rejected ? 'Ask for another mail, or type the code' : 'Ask for another mail'}
      </Link>
    </Stack>
  );
}
