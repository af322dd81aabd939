import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { SignInStepAnswer } from '@mainstage/contracts/desk/session';
import { errorText } from '../api/error-text';
import { CodeForm } from './code-form';
import { requestMail } from './sign-in-calls';

interface MailStepProps {
  onDone: (step: SignInStepAnswer) => Promise<void>;
  onRequested: () => void;
}

/** Requests the mail, then its code. */
export function MailStep({ onDone, onRequested }: MailStepProps) {
  const [email, setEmail] = useState('');
  const [step, setStep] = useState<'address' | 'code'>('address');
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => requestMail(email.trim()),
    onSuccess: () => {
      onRequested();
      setStep('code');
    },
  });
  if (step === 'code')
    return <CodeForm email={email.trim()} onDone={onDone} onOtherAddress={() => setStep('address')} />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate();
  };
  return (
    <Stack component="form" spacing={2} onSubmit={submit}>
      <Typography>We send a link and a code to your email address. There are no passwords.</Typography>
      {error && <Alert severity="error">{errorText(error)}</Alert>}
      <TextField
        label="Email address"
        type="email"
        required
        fullWidth
        autoComplete="email"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button type="submit" variant="contained" size="large" loading={isPending}>
        Send me a link
      </Button>
      <Button size="small" disabled={email.trim() === ''} onClick={() => setStep('code')}>
        I have a code already
      </Button>
    </Stack>
  );
}
