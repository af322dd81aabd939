import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DeskLeadDetail } from '@mainstage/contracts/desk/leads';
import { callDesk } from '../api/call-desk';
import { queryKeys } from '../api/query-keys';
import { useSession } from '../session/session';
import { useNotices } from '../shell/notices';
import { mailStatusLabels, recipientLabels } from '../text/labels';
import { momentText } from '../text/times';
import { LeadSection } from './lead-section';

/** Every mail of the lead with its state. The mail server's replies are for operators. */
export function LeadMails({ lead, now }: { lead: DeskLeadDetail; now: number }) {
  const { member } = useSession();
  const { notify, notifyError } = useNotices();
  const client = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (mailId: string) => callDesk(`/leads/${lead.id}/mails/${mailId}/again`, { method: 'POST' }),
    onSuccess: () => notify({ text: 'The email is being sent again' }),
    onError: notifyError,
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.lead(lead.id) }),
  });
  return (
    <LeadSection title="Mails">
      {lead.mails.length === 0 && <Typography color="textSecondary">No email yet.</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {lead.mails.map(
          ({
            id,
            title,
            recipient,
            status,
            dueAt,
            finishedAt,
            bouncedAt,
            unprovenBounceAt,
            lastReply,
            canSendAgain,
          }) => {
            const failed = status === 'dead' || status === 'review' || (bouncedAt ?? unprovenBounceAt) !== null;
            return (
              <Box
                component="li"
                key={id}
                sx={{ py: 1, borderTop: 1, borderColor: 'divider', '&:first-of-type': { border: 0 } }}
              >
                <Typography sx={{ fontWeight: 500 }}>{title}</Typography>
                <Typography variant="body2" color={failed ? 'error' : 'textSecondary'}>
                  {`${recipientLabels[recipient]}: ${bouncedAt ? 'came back' : unprovenBounceAt ? 'undeliverable, unproven' : mailStatusLabels[status]}, ${momentText(bouncedAt ?? unprovenBounceAt ?? finishedAt ?? dueAt, now)}`}
                </Typography>
                {lastReply && (
                  <Typography variant="body2" color="textSecondary">
                    {lastReply}
                  </Typography>
                )}
                {canSendAgain && member.right !== 'read' && (
                  <Button
                    size="small"
                    sx={{ ml: -0.5 }}
                    loading={isPending && variables === id}
                    aria-label={`Send again: ${title}`}
                    onClick={() => mutate(id)}
                  >
                    Send again
                  </Button>
                )}
              </Box>
            );
          },
        )}
      </Box>
    </LeadSection>
  );
}
