import type { ButtonProps } from '@mui/material/Button';
import { webinarActions } from '@mainstage/content/webinar/state-words';
import { DialogLink } from '../../components/links/dialog-link';
import { formPages } from '../../forms/submission/form-pages';
import type { DialogOpener } from '../../components/loading/use-lazy-dialog';
import { useWebinarState } from './webinar-date';
import { ButtonLink } from '../../components/links/button-link';

interface WebinarActionProps extends Pick<ButtonProps, 'size' | 'variant'> {
  /** What it says while seats are free. */
  label: string;
  signUp: DialogOpener;
}

/** The way in, or what is left of it: waiting list, straight in, or the next date. */
export function WebinarAction({ label, signUp, ...look }: WebinarActionProps) {
  const state = useWebinarState();
  const action = state === 'announced' ? { label } : webinarActions[state];
  return 'to' in action ? (
    <ButtonLink to={action.to} {...look}>
      {action.label}
    </ButtonLink>
  ) : (
    <DialogLink opener={signUp} href={formPages.webinar} {...look}>
      {action.label}
    </DialogLink>
  );
}
