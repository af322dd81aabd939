export interface ConfirmationWords {
  reason: string;
  subject: string;
  /** The promised answer. @param by the deadline as text; null if it has passed */
  promise: (by: string | null) => string;
  heading: string;
  received: string;
  /** Beside a requested day. */
  notReserved: string;
  hours: string;
  notYou: string;
}
