import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { callDesk } from '../api/call-desk';
import { useForgetSession } from '../session/session';
import { useNotices } from '../shell/notices';

export function SignOutButton() {
  const forget = useForgetSession();
  const { notifyError } = useNotices();
  const { mutate, isPending } = useMutation({
    mutationFn: () => callDesk('/sign-out', { method: 'POST' }),
    onSuccess: forget,
    onError: notifyError,
  });
  return (
    <Button variant="outlined" color="secondary" loading={isPending} onClick={() => mutate()}>
      Sign out
    </Button>
  );
}
