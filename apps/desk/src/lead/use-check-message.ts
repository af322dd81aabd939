import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { MessageCheck } from '@mainstage/contracts/desk/leads';
import { callDesk } from '../api/call-desk';
import { queryKeys } from '../api/query-keys';
import { useNotices } from '../shell/notices';

/** Classifies a message that the system could not classify. */
export function useCheckMessage(leadId: string, messageId: string) {
  const client = useQueryClient();
  const { notify, notifyError } = useNotices();
  return useMutation({
    mutationFn: (as: MessageCheck) =>
      callDesk(`/leads/${leadId}/messages/${messageId}/check`, { method: 'PUT', body: { as } }),
    onSuccess: (_, as) => notify({ text: done[as] }),
    onError: notifyError,
    onSettled: () => {
      for (const queryKey of [queryKeys.lead(leadId), queryKeys.lists, queryKeys.today])
        void client.invalidateQueries({ queryKey });
    },
  });
}

const done: Record<MessageCheck, string> = {
  team: 'Noted: one of us. An answer to the client stops the clock',
  other: 'Noted: somebody else',
  read: 'Noted: read',
};
