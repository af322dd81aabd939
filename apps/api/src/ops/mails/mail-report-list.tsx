import { momentText } from '@mainstage/calendar/days/day-text';
import type { ListedReport } from '@mainstage/inbound-mail/mailbox/list-reports';
import { leadReference } from '@mainstage/leads/lead-id';

/**
 * Reports that did not arrive at the mail's own address for reports, and all about mails to sales, which cannot be
 * reported by mail.
 */
export function MailReportList({ reports }: { reports: readonly ListedReport[] }) {
  if (reports.length === 0) return null;
  return (
    <section aria-labelledby="reports">
      <h2 id="reports">Reports about mails, unproven</h2>
      <div className="table">
        <table>
          <thead>
            <tr>
              <th scope="col">Mail</th>
              <th scope="col">The server’s words</th>
              <th scope="col">Came in</th>
              <th scope="col">Lead</th>
              <th scope="col">Message</th>
            </tr>
          </thead>
          <tbody>
            {reports.map((report) => (
              <ReportRow key={report.id} report={report} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

const recipients = { sales: 'to sales', visitor: 'to the visitor', unknown: 'nothing names it' } as const;

function ReportRow({ report }: { report: ListedReport }) {
  const { id, receivedAt, kind, verdict, reason, reportedRecipient, leadId, mailKind } = report;
  const name = mailKind?.replaceAll('-', ' ') ?? 'Unknown mail';
  return (
    <tr>
      <th scope="row" data-label="Mail">
        {name}
        <small>{recipients[reportedRecipient ?? 'unknown']}</small>
      </th>
      <td data-label="The server’s words" className="reply">
        {[verdict ?? kind.replaceAll('-', ' '), reason].filter(Boolean).join(': ')}
      </td>
      <td data-label="Came in">
        <time dateTime={receivedAt.toISOString()}>{momentText(receivedAt)}</time>
      </td>
      <td data-label="Lead">
        {leadId === null ? (
          '–'
        ) : (
          <a href={`/ops/mails?lead=${leadId}`} aria-label={`All mails of lead ${leadReference(leadId)}`}>
            <code>{leadReference(leadId)}</code>
          </a>
        )}
      </td>
      <td data-label="Message">
        <a href={`/ops/inbound-messages/${id}`} aria-label={`Original of the report about ${name}`}>
          Original
        </a>
      </td>
    </tr>
  );
}
