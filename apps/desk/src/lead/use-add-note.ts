import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callDesk } from '../api/call-desk';
import { queryKeys } from '../api/query-keys';
import { useNotices } from '../shell/notices';

/** Adds a note to the lead's history. */
export function useAddNote(leadId: string) {
  const client = useQueryClient();
  const { notifyError } = useNotices();
  return useMutation({
    mutationFn: (text: string) => callDesk(`/leads/${leadId}/notes`, { method: 'POST', body: { text: text.trim() } }),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.lead(leadId) }),
    onError: notifyError,
  });
}
