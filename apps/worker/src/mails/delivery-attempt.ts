import type { TryOutcome } from '@mainstage/database/mails/mail-outcome.queries';

/** How one attempt to send a mail ended. */
export interface DeliveryAttempt {
  outcome: TryOutcome;
  /** The server's last words, or ours; no addresses. */
  reply: string;
  /** For the metrics, where it says more than the outcome. */
  label?: string;
}
