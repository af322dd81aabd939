import { useState } from 'react';
import { serverNow } from '../../api/server-time';
import { momentText } from '../../text/times';
import { aheadOrNull } from './later-moments';
import type { LeadDialogProps } from './lead-dialog-props';
import { NoReplyDialog } from './no-reply-dialog';

/** Shows a lead under Today if the client has not replied by a moment. */
export function RemindDialog({ lead, change, onClose }: LeadDialogProps) {
  const [now] = useState(serverNow);
  const remind = (at: string) =>
    change(lead, {
      change: { remindIfNoReplyBy: at },
      done: `You are reminded if no reply comes by ${momentText(at, now)}`,
      undo: { remindIfNoReplyBy: aheadOrNull(lead.remindIfNoReplyBy, now) },
    });
  return <NoReplyDialog from={now} submit="Remind me" onChoose={remind} onClose={onClose} />;
}
