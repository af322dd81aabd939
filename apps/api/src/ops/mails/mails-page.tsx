import type { ListedMail, MailPage, MailState } from '@mainstage/database/mails/list';
import type { LedgerFigures } from '@mainstage/database/mails/ledger-figures';
import { renderDocument } from '@mainstage/server/pages/render-document';
import { StatusMessage } from '@mainstage/server/pages/status-message';
import { MailRow } from './mail-row';

export interface MailsView extends MailPage {
  state: MailState;
  figures: LedgerFigures;
  /** Proves in a form that it comes from this page. */
  seal: string;
  /** Whether visitors' addresses are shown. */
  addresses: boolean;
  now: Date;
  /** The lead whose mails are listed, instead of those in a state. */
  lead?: string;
  after?: string;
  /** What the operator has just done. */
  done?: string;
}

const stateNames: Record<MailState, string> = {
  attention: 'Wants a person',
  dead: 'Not delivered',
  review: 'Perhaps delivered',
  due: 'Waiting',
  sending: 'Being sent',
};

const messages: Record<string, string> = {
  retry: 'The mail is on its way again.',
  'give-up': 'The mail is given up; nobody will be told of it again.',
  nothing: 'Nothing was changed: the mail was sent, or decided about, in the meantime.',
};

/** The operators' page as a whole document. */
export function mailsPage(view: MailsView): string {
  return renderDocument(<Page {...view} />);
}

function Page(view: MailsView) {
  const { mails, lead, done, state } = view;
  const title = lead ? `Mails of lead ${lead}` : stateNames[state];
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${title} · Mails · Mainstage operations`}</title>
        <link rel="icon" href="/icon.svg" />
        <link rel="stylesheet" href="/ops/mails/style.css" />
      </head>
      <body>
        <header>
          <p className="brand">
            Mainstage <span>operations</span>
          </p>
          <nav aria-label="Operations">
            <a href="/ops/mails" aria-current="page">
              Mails
            </a>
            <a href="/ops/queues">Queue</a>
            <a href="/metrics">Metrics</a>
            <form method="post" action="/ops/logout">
              <button>Log out</button>
            </form>
          </nav>
        </header>
        <main>
          <h1>Mails</h1>
          <Filters {...view} />
          {done && messages[done] && <StatusMessage text={messages[done]} />}
          <h2>{title}</h2>
          {mails.length > 0 ? <List {...view} /> : <p className="empty">{emptyWords(view)}</p>}
        </main>
      </body>
    </html>
  );
}

function emptyWords({ lead, state }: MailsView): string {
  if (lead) return 'No lead with this reference owes or owed a mail.';
  return state === 'attention' ? 'Every mail has reached somebody, or is on its way.' : 'There is none.';
}

function Filters({ state, lead, figures }: MailsView) {
  const { byStatus, attention } = figures;
  const counts: Record<MailState, number> = {
    attention: attention.reduce((sum, { count }) => sum + count, 0),
    ...byStatus,
  };
  return (
    <div className="filters">
      <nav aria-label="Mails by state">
        {Object.entries(stateNames).map(([name, words]) => (
          <a
            key={name}
            href={`/ops/mails?state=${name}`}
            aria-current={!lead && name === state ? 'page' : undefined}
            className={name === 'attention' && counts.attention > 0 ? 'alert' : undefined}
          >
            {words} <b>{counts[name as MailState].toLocaleString('en-GB')}</b>
          </a>
        ))}
      </nav>
      <form method="get" action="/ops/mails" role="search">
        <label htmlFor="lead">Lead’s reference</label>
        <input id="lead" name="lead" defaultValue={lead} placeholder="3f2a9c1b" autoComplete="off" spellCheck={false} />
        <button>Find</button>
      </form>
    </div>
  );
}

function List({ mails, next, state, lead, after, seal, addresses, now }: MailsView) {
  const place: Record<string, string> = { ...(lead ? { lead } : { state }), seal };
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
