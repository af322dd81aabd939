import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AnswerDraft } from '@mainstage/contracts/desk/answer';
import { callDesk } from '../api/call-desk';
import { queryKeys } from '../api/query-keys';
import { useNotices } from '../shell/notices';

/** Stops an answer that is not sent yet. @param onStopped called when it is a draft again */
export function useStopAnswer(leadId: string, onStopped: () => void) {
  const client = useQueryClient();
  const { notify, notifyError } = useNotices();
  return useMutation({
    mutationFn: (answerId: string) =>
      callDesk<AnswerDraft>(`/leads/${leadId}/answers/${answerId}/stop`, { method: 'POST' }),
    onSuccess: () => {
      notify({ text: 'The answer was not sent: it is a draft again' });
      onStopped();
    },
    onError: notifyError,
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.lead(leadId) }),
  });
}
