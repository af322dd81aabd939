import MarkEmailUnread from '@mui/icons-material/MarkEmailUnread';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { DeskLeadDetail } from '@mainstage/contracts/desk/leads';
import { useSession } from '../session/session';
import { momentText } from '../text/times';
import type { useChangeLead } from './use-change-lead';

interface ReplyWaitsProps {
  lead: DeskLeadDetail;
  repliedAt: string;
  now: number;
  change: ReturnType<typeof useChangeLead>['change'];
}

/** The client replied, and nobody has answered since. An answer removes it, or a member who marks it as handled. */
export function ReplyWaits({ lead, repliedAt, now, change }: ReplyWaitsProps) {
  const { member } = useSession();
  const handled = () => change(lead, { change: { replyHandled: true }, done: 'The reply is done with' });
  return (
    <Alert
      severity="info"
      icon={<MarkEmailUnread fontSize="inherit" />}
      action={
        member.right !== 'read' && (
          <Button color="inherit" size="small" onClick={handled}>
            Needs no answer
          </Button>
        )
      }
    >
      {lead.replyPerhapsAutomatic ? 'An answer that is perhaps automatic came in' : 'They replied'}{' '}
      {momentText(repliedAt, now)}. What they wrote is under Notes and history.
    </Alert>
  );
}
