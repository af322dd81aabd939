import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DeskLead } from '@mainstage/contracts/desk/leads';
import { callDesk } from '../api/call-desk';
import { queryKeys } from '../api/query-keys';
import { useNotices } from '../shell/notices';
import { updateCachedLead } from './cached-leads';

/** Not spam after all: the mails of the lead are sent and its clock starts. */
export function useReleaseLead(id: string) {
  const client = useQueryClient();
  const { notify, notifyError } = useNotices();
  return useMutation({
    mutationFn: () => callDesk<DeskLead>(`/leads/${id}/release`, { method: 'POST' }),
    onSuccess: (lead) => {
      updateCachedLead(client, id, () => lead);
      notify({ text: 'Released: its emails are sent and the clock is running' });
    },
    onError: notifyError,
    onSettled: () => {
      for (const queryKey of [queryKeys.lead(id), queryKeys.lists, queryKeys.today])
        void client.invalidateQueries({ queryKey });
    },
  });
}
