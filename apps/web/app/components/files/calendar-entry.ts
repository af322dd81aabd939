import type { Language } from '@mainstage/contracts/language';
import { calendarOf, entryDomain, stampOf, textOf } from './calendar-lines';
import { saveAs } from './save-as';

export interface Entry {
  file: string;
  language: Language;
  /** The lead's id, shared with the entry of the mail: importing both gives one entry. */
  id: string;
  from: Date;
  to: Date;
  tentative: boolean;
  summary: string;
  description: string;
  location: string;
  stamp: Date;
}

/** The appointment as a calendar file (RFC 5545). */
export function entryFile({ id, language, from, to, tentative, summary, description, location, stamp }: Entry): string {
  return calendarOf('Receipt', language === 'de' ? 'DE' : 'EN', [
    'BEGIN:VEVENT',
    `UID:${id}@${entryDomain}`,
    `DTSTAMP:${stampOf(stamp)}`,
    `DTSTART:${stampOf(from)}`,
    `DTEND:${stampOf(to)}`,
    `SUMMARY:${textOf(summary)}`,
    `DESCRIPTION:${textOf(description)}`,
    `LOCATION:${textOf(location)}`,
    `STATUS:${tentative ? 'TENTATIVE' : 'CONFIRMED'}`,
    'END:VEVENT',
  ]);
}

/** Lets the browser download the appointment. */
export const saveEntry = (entry: Entry): void =>
  saveAs(entry.file, new Blob([entryFile(entry)], { type: 'text/calendar;charset=utf-8' }));
