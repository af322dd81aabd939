import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import type { SignInStepAnswer } from '@mainstage/contracts/desk/session';
import { codeOf } from '../api/desk-error';
import { errorText } from '../api/error-text';
import { signInByLink } from './sign-in-calls';

interface LinkStepProps {
  /** From the mail's link. */
  token: string;
  onDone: (step: SignInStepAnswer) => Promise<void>;
}

/** The page of a mail's link. It has a button, because mail scanners open links. */
export function LinkStep({ token, onDone }: LinkStepProps) {
  const { mutate, error, isPending } = useMutation({ mutationFn: () => signInByLink(token), onSuccess: onDone });
  const code = error && codeOf(error);
  const rejected = code === 'sign_in_failed' || code === 'other_browser' || code === 'validation_failed';
  return (
    <Stack spacing={2}>
      {error && (
        <Alert severity="error">
          {rejected && code !== 'other_browser'
            ? 'This link has expired or was already used. It works once, for ten minutes.'
            : errorText(error)}
        </Alert>
      )}
      {!rejected && (
        <>
          <Typography>Press once to enter the desk.</Typography>
          <Button variant="contained" size="large" loading={isPending} onClick={() => mutate()}>
            Sign in
          </Button>
        </>
      )}
      <Link component={RouterLink} to="/sign-in" replace>
        {rejected ? 'Ask for another email, or type the code' : 'Ask for another email'}
      </Link>
    </Stack>
  );
}
