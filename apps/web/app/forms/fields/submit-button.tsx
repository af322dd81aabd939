import Box from '@mui/material/Box';
import { notSentYet } from '@mainstage/content/notices/not-sent-yet';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { useFormSurroundings } from '../submission/submission-context';
import { useHydrated } from '@mainstage/ui/motion/use-hydrated';

/** From a small tablet on, only as wide as its label. */
const Submit = styled(Button)({ '@media (min-width: 600px)': { justifySelf: 'start', minWidth: 220 } });
const OnceFilled = styled(Submit)({ '@media (scripting: none)': { '&:disabled': { display: 'none' } } });

interface SubmitButtonProps {
  disabled?: boolean;
}

/** Submit button with the form's state as its label; disabled while a submission is in flight. */
export function SubmitButton({ disabled = false }: SubmitButtonProps) {
  const { copy, pending, notSent } = useFormSurroundings();
  const hydrated = useHydrated();
  const button = useRef<HTMLButtonElement>(null);
  const wasPressed = useRef(false);

  // A disabled button loses the focus; it gets it back after the submission, so that keyboard users continue there.
  useEffect(() => {
    if (pending || !wasPressed.current) return;
    wasPressed.current = false;
    if (document.activeElement === document.body) button.current?.focus();
  }, [pending]);

  return (
    <Box sx={{ display: 'grid', gap: 1.5 }} data-form-foot>
      {/* Without scripts nothing would enable a disabled button. It is the first of the two, so that the Enter key presses it. */}
      {disabled && !hydrated && (
        <noscript>
          <Submit type="submit" size="large">
            {copy.submit}
          </Submit>
        </noscript>
      )}
      <OnceFilled
        ref={button}
        type="submit"
        size="large"
        disabled={pending || disabled}
        onClick={() => {
          wasPressed.current = true;
        }}
      >
        <span>{pending ? copy.submitting : copy.submit}</span>
      </OnceFilled>
      {notSent && !pending && <Typography variant="prose">{notSentYet[copy.language]}</Typography>}
    </Box>
  );
}
