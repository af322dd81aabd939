import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { SignInStepAnswer } from '@mainstage/contracts/desk/session';
import { codeOf } from '../api/desk-error';
import { errorText } from '../api/error-text';
import { CodeField } from './code-field';
import { signInByCode } from './sign-in-calls';

interface CodeFormProps {
  email: string;
  onDone: (step: SignInStepAnswer) => Promise<void>;
  onOtherAddress: () => void;
}

/** Sign-in by the code of the mail, for members who read it on another device. */
export function CodeForm({ email, onDone, onOtherAddress }: CodeFormProps) {
  const [code, setCode] = useState('');
  const { mutate, error, isPending } = useMutation({ mutationFn: () => signInByCode(email, code), onSuccess: onDone });
  const wrong = error !== null && codeOf(error) === 'sign_in_failed';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate();
  };
  return (
    <Stack component="form" spacing={2} onSubmit={submit}>
      <Typography role="status">
        If {email} belongs to the sales team, a mail is on its way. Press its link in this browser, or type its code
        here. Both are good for ten minutes.
      </Typography>
      {error && (
        <Alert severity="error">
          {wrong ? 'This code is wrong or too old. After five wrong codes, ask for another email.' : errorText(error)}
        </Alert>
      )}
      <CodeField value={code} onChange={setCode} />
      <Button type="submit" variant="contained" size="large" loading={isPending}>
        Sign in
      </Button>
      <Button size="small" onClick={onOtherAddress}>
        Ask for another email
      </Button>
    </Stack>
  );
}
