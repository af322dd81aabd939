import { Button, type ButtonProps } from '@mui/material';
import { webinarActions } from '@mainstage/content/webinar/state-words';
import { LinkButton } from '../../components/link-button';
import { useWebinarDate } from './webinar-date';

interface WebinarActionProps extends Pick<ButtonProps, 'size' | 'variant'> {
  /** What it says while seats are free. */
  label: string;
  onSignUp: () => void;
}

/** The way in, or what is left of it: waiting list, straight in, or the next date. */
export function WebinarAction({ label, onSignUp, ...look }: WebinarActionProps) {
  const { state } = useWebinarDate();
  const action = state === 'announced' ? { label } : webinarActions[state];

  if ('to' in action)
    return (
      <LinkButton to={action.to} {...look}>
        {action.label}
      </LinkButton>
    );
  return (
    <Button onClick={onSignUp} {...look}>
      {action.label}
    </Button>
  );
}
