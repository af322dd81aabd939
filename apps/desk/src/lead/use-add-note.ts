import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callDesk } from '../api/call-desk';
import { queryKeys } from '../api/query-keys';
import { useNotices } from '../shell/notices';

export function useAddNote(leadId: string) {
  const client = useQueryClient();
  const { notifyError } = useNotices();
  return useMutation({
    mutationFn: ({ text, key }: { text: string; key: string }) =>
      callDesk(`/leads/${leadId}/notes`, { method: 'POST', body: { text: text.trim(), key } }),
    onError: notifyError,
    // Also after a failure: perhaps only the answer was lost.
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.lead(leadId) }),
  });
}
