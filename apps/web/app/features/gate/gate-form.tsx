import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type FormEvent, useId } from 'react';
import { useForm } from 'react-hook-form';
import { fieldErrors } from '@mainstage/content/forms/field-errors';
import { gate, gateWait } from '@mainstage/content/gate/gate';
import { codeOf } from '@mainstage/contracts/field-codes';
import type { CallFailure } from '../../api/call';
import type { GateSession } from '../../api/gates/gate-session';
import { loadOnce } from '../../components/loading/load-once';
import { WithScripts } from '../../components/loading/without-scripts';
import { useLazyChecks } from '../../forms/submission/use-lazy-checks';
import { takeFieldValues } from '../../forms/submission/take-field-values';

const fetchChecks = loadOnce(async () => (await import('./gate-checks')).gateChecks);

/** Type of an error that the server reported. */
const refused = 'refused';

/**
 * The password field and its button. A wrong password is reported and cleared; one that could not be checked stays in
 * the field.
 */
export function GateForm({ session }: { session: GateSession }) {
  const id = useId();
  const methods = useForm<{ password: string }>({
    resolver: useLazyChecks(fetchChecks),
  });
  const { isSubmitting, errors } = methods.formState;

  async function send({ password }: { password: string }): Promise<void> {
    const failure = await session.unlock(password);
    if (!failure) return;
    if (isWrong(failure)) methods.setValue('password', '');
    methods.setError('password', { type: refused, message: wordsOf(failure) }, { shouldFocus: true });
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    takeFieldValues(event.currentTarget, ['password'], methods);
    void methods.handleSubmit(send)(event);
  }

  const { ref, ...control } = methods.register('password');
  const failed = errors.password;
  const error = failed && (failed.type === refused ? failed.message : fieldErrors.en[codeOf(failed.type)]);
  return (
    // Until hydration nothing must send the password, least of all in the address: a form with the method `dialog`
    // sends nothing.
    <Box component="form" method="dialog" onSubmit={submit} noValidate sx={{ display: 'grid', gap: 3 }}>
      <FormControl error={error !== undefined} variant="outlined">
        <InputLabel htmlFor={id}>{gate.label}</InputLabel>
        <OutlinedInput
          {...control}
          id={id}
          inputRef={ref}
          type="password"
          autoComplete="current-password"
          aria-describedby={`${id}-error`}
          inputProps={{ readOnly: isSubmitting, maxLength: 1000 }}
        />
        <div id={`${id}-error`} role="alert">
          {error !== undefined && <FormHelperText>{error}</FormHelperText>}
        </div>
      </FormControl>
      <WithScripts type="submit" size="large" disabled={isSubmitting}>
        <span>{isSubmitting ? gate.submitting : gate.submit}</span>
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
