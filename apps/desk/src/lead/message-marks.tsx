import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { DeskMessage } from '@mainstage/contracts/desk/leads';
import { messageMarkLabels } from '../text/labels';
import { useCheckMessage } from './use-check-message';

interface MessageMarksProps {
  leadId: string;
  message: DeskMessage;
  /** Whether the member may decide. */
  writes: boolean;
}

/** Notices about a message, and the decision that it needs. */
export function MessageMarks({ leadId, message, writes }: MessageMarksProps) {
  const { mark, failedChecks, toCheck } = message;
  if (mark === null && failedChecks === null) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1, my: 1 }}>
      {mark && (
        <Box>
          <Chip size="small" color="warning" variant="outlined" label={messageMarkLabels[mark]} />
        </Box>
      )}
      {failedChecks && (
        <Alert severity="warning" variant="outlined">
          The sender’s address failed the check of our mail server ({failedChecks}).
        </Alert>
      )}
      {toCheck && writes && <MessageDecision leadId={leadId} message={message} />}
    </Box>
  );
}

function MessageDecision({ leadId, message: { id, mark, sender } }: Omit<MessageMarksProps, 'writes'>) {
  const { mutate, isPending } = useCheckMessage(leadId, id);
  if (mark === 'perhaps-automatic')
    return (
      <Box>
        <Button size="small" variant="outlined" disabled={isPending} onClick={() => mutate('read')}>
          I have read it
        </Button>
      </Box>
    );
  return (
    <Box role="group" aria-label={`Is ${sender ?? 'this'} one of you?`} sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button size="small" variant="outlined" disabled={isPending} onClick={() => mutate('team')}>
          Yes, one of us
        </Button>
        <Button size="small" variant="outlined" disabled={isPending} onClick={() => mutate('other')}>
          No, somebody else
        </Button>
      </Box>
      <Typography variant="body2" color="textSecondary">
        This is for this message alone. Operators add an address for good in the setting SALES_TEAM.
      </Typography>
    </Box>
  );
}
