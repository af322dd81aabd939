/** Words of the confirmation of a message. */
export interface ConfirmationWords {
  reason: string;
  subject: string;
  /** By when we answer. @param by the last moment in words; null where it is past */
  promise: (by: string | null) => string;
  heading: string;
  received: string;
  /** Beside a day that was asked for. */
  notReserved: string;
  hours: string;
  notYou: string;
}
