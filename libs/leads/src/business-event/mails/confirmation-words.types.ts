import type { EventInterest } from '../fields';

export interface ApplicationWords {
  reason: string;
  subject: string;
  alt: string;
  /** The promised answer. @param by the deadline as text; null if it has passed */
  promise: (by: string | null) => string;
  heading: string;
  received: string;
  interest: string;
  interests: Readonly<Record<EventInterest, string>>;
  next: string;
  venues: string;
  notYou: string;
}
