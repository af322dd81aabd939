import { notSentYet } from '@mainstage/content/notices/not-sent-yet';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { useFormSurroundings } from '../submission/submission-context';
import { useHydrated } from '@mainstage/ui/motion/use-hydrated';

/** From a small tablet on, as wide as its words ask for. */
const Submit = styled(Button)({ '@media (min-width: 600px)': { justifySelf: 'start', minWidth: 220 } });
/** In a dialog it stays in sight at the lower edge (`FormDialog`). */
const Foot = styled('div')({ display: 'grid', gap: 12 });
const OnceFilled = styled(Submit)({ '@media (scripting: none)': { '&:disabled': { display: 'none' } } });

interface SubmitButtonProps {
  /** Nothing to send yet. */
  disabled?: boolean;
}

/** Says what will happen and what is happening; can be pressed while nothing is under way. */
export function SubmitButton({ disabled = false }: SubmitButtonProps) {
  const { copy, pending, notSent } = useFormSurroundings();
  const hydrated = useHydrated();
  const button = useRef<HTMLButtonElement>(null);
  const wasPressed = useRef(false);

  // A disabled button loses the focus; when the sending is over, a keyboard user goes on from where they were.
  useEffect(() => {
    if (pending || !wasPressed.current) return;
    wasPressed.current = false;
    if (document.activeElement === document.body) button.current?.focus();
  }, [pending]);

  return (
    <Foot data-form-foot>
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
      {/* Nobody would enable the other one. */}
      {disabled && !hydrated && (
        <noscript>
          <Submit type="submit" size="large">
            {copy.submit}
          </Submit>
        </noscript>
      )}
    </Foot>
  );
}
