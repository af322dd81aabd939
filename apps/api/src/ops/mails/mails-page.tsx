import { leadReference } from '@mainstage/leads/lead-id';
import { renderDocument } from '@mainstage/nest/pages/render-document';
import { StatusMessage } from '@mainstage/nest/pages/status-message';
import { FetchFailureList } from './fetch-failure-list';
import { MailFilters } from './mail-filters';
import { MailReportList } from './mail-report-list';
import { MailList } from './mail-list';
import { type MailsView, stateNames } from './mails-view';

const messages: Record<string, string> = {
  retry: 'The mail is on its way again.',
  'give-up': 'The mail is given up; nobody will be notified of it again.',
  'read-again': 'The message is read again within half a minute.',
  nothing: 'Nothing was changed: the mail was sent, or decided about, in the meantime.',
};

export function mailsPage(view: MailsView): string {
  return renderDocument(<Page {...view} />);
}

function Page(view: MailsView) {
  const { mails, lead, done, state, mailServerFault, mailboxFault, failingLeads } = view;
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
          {mailServerFault && (
            <StatusMessage text={`The mail server is unavailable: ${mailServerFault}. Mails wait until it answers.`} />
          )}
          {mailboxFault && (
            <StatusMessage
              text={`The mailbox for replies cannot be read: ${mailboxFault}. Replies and bounces wait in it.`}
            />
          )}
          {failingLeads.length > 0 && <StatusMessage text={failingWords(failingLeads)} />}
          <MailFilters {...view} />
          {done && messages[done] && <StatusMessage text={messages[done]} />}
          <h2>{title}</h2>
          {mails.length > 0 ? <MailList {...view} /> : <p className="empty">{emptyWords(view)}</p>}
          {!lead && <MailReportList reports={view.reports} />}
          {!lead && <FetchFailureList failures={view.fetchFailures} csrfToken={view.csrfToken} />}
        </main>
      </body>
    </html>
  );
}

const failingWords = (leads: readonly string[]): string =>
  `The sales desk cannot remind of ${leads.map(leadReference).join(', ')}. ` +
  'Each is retried automatically; the worker’s log says why. Let sales know in the meantime.';

function emptyWords({ lead, state }: MailsView): string {
  if (lead) return 'No lead with this reference has or had a mail.';
  return state === 'attention' ? 'Every mail has reached somebody, or is on its way.' : 'There is none.';
}
