import { useEffect, useRef } from 'react';
import { Button } from '@mui/material';
import { useFormSurroundings } from '../submission/submission-context';
import { useHydrated } from '@mainstage/ui/motion/use-hydrated';

interface SubmitButtonProps {
  /** Nothing to send yet. */
  disabled?: boolean;
}

/** Says what will happen and what is happening; can be pressed once the script is there and nothing is under way. */
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
    <Button
      ref={button}
      type="submit"
      size="large"
      disabled={!hydrated || pending || disabled}
      onClick={() => {
        wasPressed.current = true;
      }}
      sx={{ justifySelf: { sm: 'start' }, minWidth: { sm: 220 } }}
    >
      {pending ? copy.submitting : copy.submit}
    </Button>
  );
}
