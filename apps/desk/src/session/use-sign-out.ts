import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callDesk } from '../api/call-desk';
import { useNotices } from '../shell/notices';
import { notifyOtherTabs } from './other-tabs';
import { forgetSession } from './session';

/** Ends the session on the server and in all tabs, and clears cached data and drafts. */
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
