export interface TourConfirmationWords {
  reason: string;
  subject: string;
  preview: (date: string) => string;
  heading: string;
  /** @param by the deadline as text; null if it has passed */
  received: (by: string | null) => string;
  facts: { date: string; guests: string; duration: string; where: string };
  duration: string;
  event: string;
  byArrangement: string;
  entry: string;
  notYou: string;
}
