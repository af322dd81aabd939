import type { EventInterest } from '../form';

/** Words of the confirmation of an application. */
export interface ApplicationWords {
  reason: string;
  subject: string;
  /** Of the picture. */
  alt: string;
  /** By when we answer. @param by the last moment in words; null where it is past */
  promise: (by: string | null) => string;
  heading: string;
  received: string;
  interest: string;
  interests: Readonly<Record<EventInterest, string>>;
  next: string;
  venues: string;
  notYou: string;
}
