import { counted } from '@mainstage/contracts/counted';
import { momentText } from '@mainstage/calendar/days/day-text';
import type { InboundFetchFailure } from '@mainstage/inbound-mail/entities/inbound-fetch-failure';

interface FetchFailureListProps {
  failures: readonly InboundFetchFailure[];
  csrfToken: string;
}

/** Messages of the mailbox that could not be read yet, with their reasons; an operator can request another attempt. */
export function FetchFailureList({ failures, csrfToken }: FetchFailureListProps) {
  if (failures.length === 0) return null;
  return (
    <section aria-labelledby="unread">
      <h2 id="unread">Messages that could not be read</h2>
      <div className="table">
        <table>
          <thead>
            <tr>
              <th scope="col">Message</th>
              <th scope="col">State</th>
              <th scope="col">The server’s answer</th>
              <th scope="col">Next try</th>
              <th scope="col">Decide</th>
            </tr>
          </thead>
          <tbody>
            {failures.map((failure) => (
              <FailureRow key={`${failure.mailbox} ${failure.uid}`} failure={failure} csrfToken={csrfToken} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function FailureRow({ failure, csrfToken }: { failure: InboundFetchFailure; csrfToken: string }) {
  const { mailbox, uid, attempts, reason, firstFailedAt, nextAttemptAt } = failure;
  const [user, host, folder] = mailbox.split(' ');
  return (
    <tr>
      <th scope="row" data-label="Message">
        {`UID ${uid}`}
        <small>{`${folder} of ${user} at ${host}, since ${momentText(firstFailedAt)}`}</small>
      </th>
      <td data-label="State">
        <span className={`state ${nextAttemptAt ? 'due' : 'dead'}`}>{nextAttemptAt ? 'waiting' : 'set aside'}</span>
        <small>{counted(attempts, 'try', 'tries')}</small>
      </td>
      <td data-label="The server’s answer" className="reply">
        {reason}
      </td>
      <td data-label="Next try">{nextAttemptAt ? momentText(nextAttemptAt) : '–'}</td>
      <td data-label="Decide" className="decide">
        <form method="post" action="/ops/mails/inbound/retry">
          <input type="hidden" name="csrfToken" value={csrfToken} />
          <input type="hidden" name="mailbox" value={mailbox} />
          <input type="hidden" name="uid" value={uid} />
          <button aria-label={`Read again: message ${uid}`}>Read again</button>
        </form>
      </td>
    </tr>
  );
}
