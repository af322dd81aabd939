import type { Hire } from '@mainstage/contracts/day-parts';

/** Text about a requested day, in mails to visitors. */
export interface DayWords {
  venue: string;
  day: string;
  part: string;
  guests: string;
  layout: string;
  hires: Readonly<Record<Hire, string>>;
  /** `Evening, 18:00 to 02:00` */
  partOf: (hire: string, from: string, to: string) => string;
}
