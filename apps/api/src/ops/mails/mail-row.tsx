import { counted } from '@mainstage/contracts/counted';
import { momentText } from '@mainstage/calendar/days/day-text';
import type { ListedMail } from '@mainstage/database/mails/list';
import { leadReference } from '@mainstage/leads/lead-id';
import type { ReactNode } from 'react';

interface MailRowProps {
  mail: ListedMail;
  addresses: boolean;
  now: Date;
  /** Hidden fields of both forms. */
  children: ReactNode;
}

export function MailRow({ mail, addresses, now, children }: MailRowProps) {
  const { id, kind, recipient, leadId, reply, nextTry, createdAt, attempts } = mail;
  const reference = leadReference(leadId);
  const decidable = ['due', 'dead', 'review'].includes(mail.status);
  const about = `${kind.replaceAll('-', ' ')}, lead ${reference}`;
  return (
    <tr>
      <th scope="row" data-label="Mail">
        {kind.replaceAll('-', ' ')}
        <small>
          to {recipient === 'sales' ? 'sales' : recipient === 'team' ? 'a member' : 'the visitor'}, pending since{' '}
          <Time at={createdAt} />
        </small>
      </th>
      <td data-label="State">
        <span className={`state ${mail.status}`}>{stateWords(mail)}</span>
        <small>
          {counted(attempts, 'try', 'tries')}
          {mail.unprovenAt && '; undeliverable, unproven'}
        </small>
      </td>
      <td data-label="The server’s answer" className="reply">
        {reply ?? '–'}
      </td>
      <td data-label="Next try">{nextTry === null ? '–' : nextTry <= now ? 'now' : <Time at={nextTry} />}</td>
      <td data-label="Lead">
        <a href={`/ops/mails?lead=${leadId}`} aria-label={`All mails of lead ${reference}`}>
          <code>{reference}</code>
        </a>
      </td>
      {addresses && <td data-label="Address">{mail.address ?? 'our own'}</td>}
      <td data-label="Decide" className="decide">
        {decidable && (
          <form method="post" action={`/ops/mails/${id}/retry`}>
            {children}
            <button aria-label={`Send again: ${about}`}>Send again</button>
          </form>
        )}
        {decidable && !mail.settled && (
          <form method="post" action={`/ops/mails/${id}/give-up`}>
            {children}
            <button className="quiet" aria-label={`Give up: ${about}`}>
              Give up
            </button>
          </form>
        )}
      </td>
    </tr>
  );
}

function Time({ at }: { at: Date }) {
  return <time dateTime={at.toISOString()}>{momentText(at)}</time>;
}

function stateWords({ status, settled }: ListedMail): string {
  if (settled) return 'given up';
  return { due: 'waiting', sending: 'being sent', sent: 'sent', dead: 'not delivered', review: 'perhaps delivered' }[
    status
  ];
}
