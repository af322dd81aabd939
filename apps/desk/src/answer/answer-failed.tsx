import ReportProblem from '@mui/icons-material/ReportProblem';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { DeskLeadDetail } from '@mainstage/contracts/desk/leads';
import type { useChangeLead } from '../lead/use-change-lead';
import { useSession } from '../session/session';
import { momentText } from '../text/times';

interface AnswerFailedProps {
  lead: DeskLeadDetail;
  failedAt: string;
  now: number;
  change: ReturnType<typeof useChangeLead>['change'];
}

/** Warning that an answer did not arrive, while no other one was sent since. */
export function AnswerFailed({ lead, failedAt, now, change }: AnswerFailedProps) {
  const { member } = useSession();
  const settle = () =>
    change(lead, { change: { replyHandled: true }, done: 'The answer that did not arrive is settled' });
  return (
    <Alert
      severity="error"
      icon={<ReportProblem fontSize="inherit" />}
      action={
        member.right !== 'read' && (
          <Button color="inherit" size="small" onClick={settle}>
            Settled
          </Button>
        )
      }
    >
      {`An answer did not arrive, ${momentText(failedAt, now)}. What became of it is under Notes and history; call them, or correct the address and write again.`}
    </Alert>
  );
}
