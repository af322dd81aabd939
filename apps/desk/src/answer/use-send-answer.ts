import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { LatestAnswer, SentAnswer } from '@mainstage/contracts/desk/answer';
import { undoSeconds } from '@mainstage/contracts/desk/bookings';
import { useState } from 'react';
import { callDesk } from '../api/call-desk';
import { DeskError } from '../api/desk-error';
import { queryKeys } from '../api/query-keys';
import { serverNow } from '../api/server-time';
import { useNotices } from '../shell/notices';
import { momentText } from '../text/times';
import type { AnswerSaver } from './answer-draft';

interface Sending {
  leadId: string;
  saver: AnswerSaver;
  /** Called when the server has accepted it. */
  onSent: () => void;
  /** Stops it within its ten seconds. */
  onUndo: (answerId: string) => void;
}

/** Sends the draft: unsaved text is stored first, and if a colleague has answered, the member must confirm. */
export function useSendAnswer({ leadId, saver, onSent, onUndo }: Sending) {
  const client = useQueryClient();
  const { notify, notifyError } = useNotices();
  const [answered, setAnswered] = useState<LatestAnswer>();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (latest: string | null) => {
      await saver.flush();
      const body = { revision: saver.revision, key: saver.key, ...(latest !== null && { latest }) };
      return callDesk<SentAnswer>(`/leads/${leadId}/answers`, { method: 'POST', body });
    },
    onSuccess: ({ id, dueAt, scheduled }) => {
      saver.forget();
      onSent();
      notify({
        text: scheduled
          ? `The answer is to be sent ${momentText(dueAt, serverNow())}`
          : `The answer is sent in ${undoSeconds} seconds`,
        action: { label: 'Undo', run: () => onUndo(id) },
        lasts: undoSeconds * 1000,
      });
    },
    onError: (failure) => {
      const latest = latestIn(failure);
      if (latest) setAnswered(latest);
      else if (!(failure instanceof DeskError) || !['validation_failed', 'changed_meanwhile'].includes(failure.code))
        notifyError(failure);
    },
    onSettled: () =>
      Promise.all(
        [queryKeys.lead(leadId), queryKeys.lists, queryKeys.today].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  });
  return {
    send: mutate,
    isPending,
    /** Fields that the server refused. */
    rejected: error instanceof DeskError && error.code === 'validation_failed' ? error.fields : [],
    /** The colleague's answer, if there is one; the composer asks for confirmation. */
    answered,
    /** Confirms or cancels the send. */
    decide: (sends: boolean) => {
      setAnswered(undefined);
      if (sends && answered) mutate(answered.id);
    },
  };
}

const latestIn = (error: unknown): LatestAnswer | undefined =>
  error instanceof DeskError && error.code === 'answered_meanwhile'
    ? (error.current as LatestAnswer | undefined)
    : undefined;
