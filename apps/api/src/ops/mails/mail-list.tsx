import type { ListedMail } from '@mainstage/database/mails/list';
import { MailRow } from './mail-row';
import type { MailsView } from './mails-view';

export function MailList({ mails, next, state, lead, after, csrfToken, addresses, now }: MailsView) {
  const place: Record<string, string> = { ...(lead ? { lead } : { state }), csrfToken };
  return (
    <>
      {!addresses && (
        <form method="post" action="/ops/mails/addresses" className="addresses">
          <Hidden values={{ ...place, ...(after && { after }) }} />
          <button>Show addresses</button> <span>This is noted.</span>
        </form>
      )}
      <div className="table">
        <table>
          <thead>
            <tr>
              {['Mail', 'State', 'The server’s answer', 'Next try', 'Lead', ...(addresses ? ['Address'] : [])].map(
                (name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ),
              )}
              <th scope="col">Decide</th>
            </tr>
          </thead>
          <tbody>
            {mails.map((mail: ListedMail) => (
              <MailRow key={mail.id} mail={mail} addresses={addresses} now={now}>
                <Hidden values={place} />
              </MailRow>
            ))}
          </tbody>
        </table>
      </div>
      {next && (
        <p className="paging">
          <a href={`/ops/mails?${new URLSearchParams({ state, after: next })}`} rel="next">
            Further mails
          </a>
        </p>
      )}
    </>
  );
}

function Hidden({ values }: { values: Record<string, string> }) {
  return Object.entries(values).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
