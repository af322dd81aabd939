import type { ButtonProps } from '@mui/material/Button';
import { webinarActions } from '@mainstage/content/webinar/state-words';
import { DialogLink } from '../../components/links/dialog-link';
import { formPages } from '../../forms/submission/form-pages';
import type { DialogOpener } from '../../components/loading/use-lazy-dialog';
import { useWebinarState } from './webinar-date';
import { ButtonLink } from '../../components/links/button-link';

interface WebinarActionProps extends Pick<ButtonProps, 'size' | 'variant'> {
  /** Label while seats are free. */
  label: string;
  signUp: DialogOpener;
}

/** The action for the current state: sign-up, waiting list, join, or next date. */
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
