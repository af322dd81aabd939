import type { Hire } from '@mainstage/contracts/day-parts';
import type { Language } from '@mainstage/contracts/language';
import { dayWordsEn } from './day-words.en';
import { dayWordsDe } from './day-words.de';

/** Words for a day that was asked for, in mails to visitors. */
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

export const dayWords: Readonly<Record<Language, DayWords>> = { en: dayWordsEn, de: dayWordsDe };
