import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DeskLead, DeskLeadDetail } from '@mainstage/contracts/desk/leads';
import { callDesk } from '../api/call-desk';
import { queryKeys } from '../api/query-keys';
import { useNotices } from '../shell/notices';
import { stateLabels } from '../text/labels';
import { updateCachedLead } from './cached-leads';

/** Marks a lead as no spam: a quarantined one gets its mails and its clock, another one its old state. */
export function useReleaseLead({ id, quarantined }: Pick<DeskLeadDetail, 'id' | 'quarantined'>) {
  const client = useQueryClient();
  const { notify, notifyError } = useNotices();
  return useMutation({
    mutationFn: () => callDesk<DeskLead>(`/leads/${id}/release`, { method: 'POST' }),
    onSuccess: (lead) => {
      updateCachedLead(client, id, () => lead);
      notify({
        text: quarantined
          ? 'Released: its emails are sent and the clock is running'
          : `Not spam: it is ${stateLabels[lead.state].toLowerCase()} again`,
      });
    },
    onError: notifyError,
    onSettled: () => {
      for (const queryKey of [queryKeys.lead(id), queryKeys.lists, queryKeys.today])
        void client.invalidateQueries({ queryKey });
    },
  });
}
