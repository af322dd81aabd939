import { nounFor } from '@mainstage/contracts/counted';
import Alert from '@mui/material/Alert';
import type { DeskLeadDetail } from '@mainstage/contracts/desk/leads';
import { useState } from 'react';
import { serverNow } from '../api/server-time';
import { memberName, useSession } from '../session/session';
import { momentText } from '../text/times';

/**
 * Events since the composer was opened: a reply of the client, an answer of a colleague, a colleague who is writing
 * one.
 */
export function Meanwhile({ lead }: { lead: DeskLeadDetail }) {
  const { team } = useSession();
  const [known] = useState(() => new Set(lead.timeline.map(({ id }) => id)));
  const since = lead.timeline.filter(({ id, kind }) => !known.has(id) && (kind === 'answer' || kind === 'message'));
  const others = lead.answering.map((member) => memberName(team, member));
  return (
    <>
      {others.length > 0 && (
        <Alert severity="info" sx={{ py: 0 }}>
          {`${others.join(', ')} ${nounFor(others.length, 'is', 'are')} answering too.`}
        </Alert>
      )}
      {since.map(({ id, at, by, title }) => (
        <Alert key={id} severity="warning" sx={{ py: 0 }}>
          {`${[momentText(at, serverNow()), by && memberName(team, by)].filter(Boolean).join(', ')}: ${title}`}
        </Alert>
      ))}
    </>
  );
}
