import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { codeOf, DeskError } from '../api/desk-error';
import { errorText } from '../api/error-text';
import { FormDialog } from '../shell/form-dialog';
import { CodeField } from './code-field';
import { useSession } from './session';
import { confirmByCode, confirmByPasskey, requestMail } from './sign-in-calls';

interface ConfirmDialogProps {
  onDone: () => void;
  onClose: () => void;
}

/** Confirms the member's identity after an old sign-in: by passkey, or by a code that is mailed to them. */
export function ConfirmDialog({ onDone, onClose }: ConfirmDialogProps) {
  const { member, passkeys } = useSession();
  const [step, setStep] = useState<'passkey' | 'mail' | 'code'>(passkeys.length > 0 ? 'passkey' : 'mail');
  const [code, setCode] = useState('');
  const { mutate, error, isPending } = useMutation({
    mutationFn: { passkey: confirmByPasskey, mail: () => requestMail(member.email), code: () => confirmByCode(code) }[
      step
    ],
    onSuccess: () => (step === 'mail' ? setStep('code') : onDone()),
  });
  const submits = { passkey: 'Use my passkey', mail: 'Send me a code', code: 'Confirm' };
  const texts = {
    passkey: 'You signed in a while ago. Use your passkey to go on.',
    mail: `You signed in a while ago. A code is sent to ${member.email}; type it here to go on.`,
    code: `An email with a code is on its way to ${member.email}. The code is good for ten minutes.`,
  };
  return (
    <FormDialog
      title="Confirm that it is you"
      submit={submits[step]}
      pending={isPending}
      onSubmit={() => mutate()}
      onClose={onClose}
    >
      <Typography role="status">{texts[step]}</Typography>
      {error && <Alert severity="error">{confirmErrorText(error, step)}</Alert>}
      {step === 'code' && <CodeField value={code} onChange={setCode} />}
    </FormDialog>
  );
}

function confirmErrorText(error: Error, step: string): string {
  if (!(error instanceof DeskError)) return 'The passkey was not used. Try again, or use another of your devices.';
  if (step === 'code' && codeOf(error) === 'sign_in_failed') return 'This code is wrong or too old.';
  return errorText(error);
}
