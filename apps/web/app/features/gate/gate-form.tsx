import Box from '@mui/material/Box';
import { type FormEvent, useId, useRef, useState } from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { gate, gateWait } from '@mainstage/content/gate/gate';
import type { CallFailure } from '../../api/call';
import type { GateSession } from '../../api/gates/gate-session';
import { WithScripts } from '../../components/loading/without-scripts';

/**
 * The password field and its button. A wrong password is reported and cleared; one that could not be checked stays in
 * the field.
 */
export function GateForm({ session }: { session: GateSession }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string>();

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const field = input.current;
    if (!field || pending) return;
    if (field.value === '') {
      field.focus();
      return;
    }
    setPending(true);
    setError(undefined);
    const failure = await session.unlock(field.value);
    setPending(false);
    if (!failure) return;
    setError(wordsOf(failure));
    if (isWrong(failure)) field.value = '';
    field.focus();
  }

  return (
    // Until hydration nothing must send the password, least of all in the address: a form with the method `dialog`
    // sends nothing.
    <Box
      component="form"
      method="dialog"
      onSubmit={(event: FormEvent) => void submit(event)}
      noValidate
      sx={{ display: 'grid', gap: 3 }}
    >
      <FormControl error={error !== undefined} variant="outlined">
        <InputLabel htmlFor={id}>{gate.label}</InputLabel>
        <OutlinedInput
          id={id}
          inputRef={input}
          type="password"
          name="password"
          autoComplete="current-password"
          aria-describedby={`${id}-error`}
          inputProps={{ readOnly: pending, maxLength: 1000, 'aria-invalid': error !== undefined }}
        />
        <div id={`${id}-error`} role="alert">
          {error !== undefined && <FormHelperText>{error}</FormHelperText>}
        </div>
      </FormControl>
      <WithScripts type="submit" size="large" disabled={pending}>
        <span>{pending ? gate.submitting : gate.submit}</span>
      </WithScripts>
    </Box>
  );
}

/** The server rejected the password; a malformed password counts as wrong. */
const isWrong = ({ problem }: CallFailure) => problem === 'wrong_password' || problem === 'validation_failed';

function wordsOf(failure: CallFailure): string {
  if (isWrong(failure)) return gate.wrong;
  if (failure.problem === 'rate_limited') return gate.tooMany(gateWait(failure.retryAfterSeconds));
  return failure.problem === 'network' ? gate.network : gate.failed;
}
