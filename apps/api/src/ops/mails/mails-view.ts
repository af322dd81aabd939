import type { InboundFetchFailure } from '@mainstage/inbound-mail/entities/inbound-fetch-failure';
import type { OutboxStatistics } from '@mainstage/database/mails/outbox-statistics.queries';
import type { ListedReport } from '@mainstage/inbound-mail/mailbox/list-reports';
import type { MailPage, MailState } from '@mainstage/database/mails/list';

export interface MailsView extends MailPage {
  state: MailState;
  figures: OutboxStatistics;
  /** Token that protects the forms of this page against CSRF. */
  csrfToken: string;
  /** Why the mail server is unavailable, if it is. */
  mailServerFault?: string;
  /** Why the mailbox for replies cannot be read, if it cannot. */
  mailboxFault?: string;
  /** Unproven reports about mails, including those about mails to sales, newest first. */
  reports: ListedReport[];
  /** Messages of the mailbox that could not be read yet. */
  fetchFailures: InboundFetchFailure[];
  /** Leads of the sales desk whose reminder or escalation cannot be written. */
  failingLeads: string[];
  addresses: boolean;
  now: Date;
  lead?: string;
  after?: string;
  done?: string;
}

export const stateNames: Record<MailState, string> = {
  attention: 'Needs attention',
  dead: 'Not delivered',
  review: 'Perhaps delivered',
  due: 'Waiting',
  sending: 'Being sent',
};
