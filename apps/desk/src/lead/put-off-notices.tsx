import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { DeskLeadDetail, LeadChange } from '@mainstage/contracts/desk/leads';
import { useSession } from '../session/session';
import { momentText } from '../text/times';
import type { useChangeLead } from './use-change-lead';

type Pending = Omit<LeadChange, 'version'>;

interface PutOffNoticesProps {
  lead: DeskLeadDetail;
  now: number;
  change: ReturnType<typeof useChangeLead>['change'];
}

/** Until when a lead is put off, and by when a reply is expected; a button ends each. */
export function PutOffNotices({ lead, now, change }: PutOffNoticesProps) {
  const { member } = useSession();
  const { snoozedUntil, remindIfNoReplyBy } = lead;
  const end = (changed: Pending, done: string, label: string, undo?: Pending) =>
    member.right !== 'read' && (
      <Button color="inherit" size="small" onClick={() => change(lead, { change: changed, done, undo })}>
        {label}
      </Button>
    );
  const isAhead = remindIfNoReplyBy !== null && Date.parse(remindIfNoReplyBy) > now;
  return (
    <>
      {snoozedUntil && Date.parse(snoozedUntil) > now && (
        <Alert
          severity="info"
          sx={{ py: 0 }}
          action={end({ snoozedUntil: null }, 'It is shown under Today again', 'Show it again', { snoozedUntil })}
        >
          {`Snoozed until ${momentText(snoozedUntil, now)}.`}
        </Alert>
      )}
      {remindIfNoReplyBy && (
        <Alert
          severity={isAhead ? 'info' : 'warning'}
          sx={{ py: 0 }}
          action={end(
            { remindIfNoReplyBy: null },
            'No reminder any more',
            'End the reminder',
            isAhead ? { remindIfNoReplyBy } : undefined,
          )}
        >
          {isAhead
            ? `Reminder if no reply comes by ${momentText(remindIfNoReplyBy, now)}.`
            : `No reply came by ${momentText(remindIfNoReplyBy, now)}.`}
        </Alert>
      )}
    </>
  );
}
