/** Words of the confirmation of a tour request. */
export interface TourConfirmationWords {
  reason: string;
  subject: string;
  preview: (date: string) => string;
  heading: string;
  /** @param by the last moment in words; null where it is past */
  received: (by: string | null) => string;
  facts: { date: string; guests: string; duration: string; where: string };
  duration: string;
  event: string;
  byArrangement: string;
  entry: string;
  notYou: string;
}
