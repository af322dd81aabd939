import type { SendOutcome } from '@mainstage/database/mails/mail-outcome.queries';

export interface DeliveryAttempt {
  outcome: SendOutcome;
  /** The server's last response, or our own reason; contains no addresses. */
  reply: string;
  /** Metrics label if it is more precise than the outcome. */
  label?: string;
  /** Addresses that the server refused while it accepted the mail for others; never logged. */
  refused?: string[];
}
