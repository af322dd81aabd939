import type { InboundFetchFailure } from '@mainstage/inbound-mail/entities/inbound-fetch-failure';
import type { OutboxStatistics } from '@mainstage/database/mails/outbox-statistics.queries';
import type { ListedReport } from '@mainstage/inbound-mail/mailbox/list-reports';
import type { MailPage, MailState } from '@mainstage/database/mails/list';

/** What the operators' page shows. */
export interface MailsView extends MailPage {
  state: MailState;
  figures: OutboxStatistics;
  /** Proves in a form that it comes from this page. */
  csrfToken: string;
  /** Why the mail server is away, where it is. */
  mailServerFault?: string;
  /** Why the mailbox for replies cannot be read, where it cannot. */
  mailboxFault?: string;
  /** Unproven reports about mails, those about mails to sales among them, the newest first. */
  reports: ListedReport[];
  /** Messages of the mailbox that could not be read yet. */
  fetchFailures: InboundFetchFailure[];
  /** Leads of the sales desk whose reminder or escalation cannot be written, where there are any. */
  failingLeads: string[];
  /** Whether visitors' addresses are shown. */
  addresses: boolean;
  now: Date;
  /** The lead whose mails are listed, instead of those in a state. */
  lead?: string;
  after?: string;
  /** What the operator has just done. */
  done?: string;
}

/** What operators call the states, in the order of the page. */
export const stateNames: Record<MailState, string> = {
  attention: 'Needs attention',
  dead: 'Not delivered',
  review: 'Perhaps delivered',
  due: 'Waiting',
  sending: 'Being sent',
};
