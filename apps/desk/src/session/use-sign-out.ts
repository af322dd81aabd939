import { useMutation } from '@tanstack/react-query';
import { callDesk } from '../api/call-desk';
import { useNotices } from '../shell/notices';
import { useForgetSession } from './session';

/** Ends the session here and on the server, and forgets what was shown. */
export function useSignOut() {
  const forget = useForgetSession();
  const { notifyError } = useNotices();
  return useMutation({
    mutationFn: () => callDesk('/sign-out', { method: 'POST' }),
    onSuccess: forget,
    onError: notifyError,
  });
}
