import { useEffect, useRef } from 'react';
import { Button } from '@mui/material';
import { useFormSurroundings } from '../submission/submission-context';
import { useHydrated } from '@mainstage/ui/motion/use-hydrated';

const place = { justifySelf: { sm: 'start' }, minWidth: { sm: 220 } } as const;

interface SubmitButtonProps {
  /** Nothing to send yet. */
  disabled?: boolean;
}

/** Says what will happen and what is happening; can be pressed while nothing is under way. */
export function SubmitButton({ disabled = false }: SubmitButtonProps) {
  const { copy, pending } = useFormSurroundings();
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
    <>
      <Button
        ref={button}
        type="submit"
        size="large"
        disabled={pending || disabled}
        onClick={() => {
          wasPressed.current = true;
        }}
        sx={{ ...place, '@media (scripting: none)': { '&:disabled': { display: 'none' } } }}
      >
        {pending ? copy.submitting : copy.submit}
      </Button>
      {/* Nobody would enable the other one. */}
      {disabled && !hydrated && (
        <noscript>
          <Button type="submit" size="large" sx={place}>
            {copy.submit}
          </Button>
        </noscript>
      )}
    </>
  );
}
