import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callDesk } from '../api/call-desk';
import { useNotices } from '../shell/notices';
import { notifyOtherTabs } from './other-tabs';
import { forgetSession } from './session';

/** Ends the session on the server and in all tabs, and forgets what was shown and typed. */
export function useSignOut() {
  const client = useQueryClient();
  const { notifyError } = useNotices();
  return useMutation({
    mutationFn: () => callDesk('/sign-out', { method: 'POST' }),
    onSuccess: () => {
      forgetSession(client);
      notifyOtherTabs('signed-out');
    },
    onError: notifyError,
  });
}
