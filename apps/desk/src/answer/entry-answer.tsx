import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AnswerDraft, AnswerState, DeskAnswer } from '@mainstage/contracts/desk/answer';
import { useState } from 'react';
import { callDesk } from '../api/call-desk';
import { queryKeys } from '../api/query-keys';
import { AttachmentList } from '../messages/attachment-list';
import { MessageView } from '../messages/message-view';
import { useSession } from '../session/session';
import { useNotices } from '../shell/notices';
import { momentText } from '../text/times';
import { useStopAnswer } from './use-stop-answer';

interface EntryAnswerProps {
  leadId: string;
  answer: DeskAnswer;
  now: number;
  onEdit: () => void;
}

const states: Record<Exclude<AnswerState, 'waiting'>, string> = {
  sent: 'Accepted by their mail server',
  dead: 'Their mail server refused it. The clock runs on.',
  review: 'We do not know whether it arrived. Ask them, or send it again.',
  bounced: 'A mail server sent it back, or refused a recipient.',
};

/** Details of an answer in the timeline: recipients, delivery, files, and the message as sent. */
export function EntryAnswer({ leadId, answer, now, onEdit }: EntryAnswerProps) {
  const { member } = useSession();
  const { notify, notifyError } = useNotices();
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const stopping = useStopAnswer(leadId, onEdit);
  const again = useMutation({
    mutationFn: (mailId: string) => callDesk(`/leads/${leadId}/mails/${mailId}/again`, { method: 'POST' }),
    onSuccess: () => notify({ text: 'The answer is being sent again' }),
    onError: notifyError,
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.lead(leadId) }),
  });
  const writing = useMutation({
    mutationFn: () => callDesk<AnswerDraft>(`/leads/${leadId}/answers/${answer.id}/write-again`, { method: 'POST' }),
    onSuccess: ({ files }) => {
      const lost = answer.attachments.filter((name) => !files.some((file) => file.name === name));
      if (lost.length > 0) notify({ text: `Attach again: ${lost.join(', ')}`, severity: 'info' });
      onEdit();
    },
    onError: notifyError,
  });
  const { id, state, to, cc, bcc, subject, dueAt, scheduled, remindIfNoReplyBy, refused, attachments, stored, mailId } =
    answer;
  const writes = member.right !== 'read';
  const failed = state === 'dead' || state === 'review' || state === 'bounced';
  const recipients = [
    `To ${to.join(', ')}`,
    cc.length > 0 && `Cc ${cc.join(', ')}`,
    bcc.length > 0 && `Bcc ${bcc.join(', ')}`,
  ];
  return (
    <Box sx={{ mt: 0.5 }}>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {[...recipients, subject].filter(Boolean).join(' · ')}
      </Typography>
      <Typography variant="body2" color={failed ? 'error' : 'textSecondary'}>
        {state === 'waiting' ? `${scheduled ? 'To be sent' : 'Sent'} ${momentText(dueAt, now)}` : states[state]}
        {refused.length > 0 && ` · Refused for ${refused.join(', ')}`}
        {state === 'waiting' &&
          remindIfNoReplyBy &&
          ` · Reminder if no reply comes by ${momentText(remindIfNoReplyBy, now)}`}
      </Typography>
      {!isOpen && <AttachmentList messageId={id} files={attachments.map((name) => ({ name }))} areLinks={stored} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, ml: -0.5 }}>
        {state === 'waiting' && writes && (
          <Button size="small" loading={stopping.isPending} onClick={() => stopping.mutate(id)}>
            Stop and edit
          </Button>
        )}
        {(state === 'dead' || state === 'review') && mailId && writes && (
          <Button size="small" loading={again.isPending} onClick={() => again.mutate(mailId)}>
            Send again
          </Button>
        )}
        {failed && writes && (
          <Button size="small" loading={writing.isPending} onClick={() => writing.mutate()}>
            Write again
          </Button>
        )}
        {stored && (
          <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Hide the message' : 'Show it as it was sent'}
          </Button>
        )}
      </Box>
      {isOpen && <MessageView id={id} isOurs />}
    </Box>
  );
}
