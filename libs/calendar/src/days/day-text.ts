import { berlinToday } from '@mainstage/contracts/calendar';
import { dateText, fullDateText, germanDateText } from '@mainstage/contracts/date-text';
import { timeAt } from './hours';

/** Fri 12 February 2027. */
export const dayText = (at: Date | string): string =>
  fullDateText(typeof at === 'string' ? at : berlinToday(at), { weekday: 'short' });

/** Friday 12 February 2027, 17:00. */
export const longMomentText = (at: Date): string =>
  `${fullDateText(berlinToday(at), { weekday: 'long' })}, ${clockText(at)}`;

/** 17:00, in Frankfurt. */
export const clockText = (at: Date): string => timeAt(at.getTime());

/** Fri 12 February 2027, 17:00. */
export const momentText = (at: Date): string => `${dayText(at)}, ${clockText(at)}`;

/** Fri 12 February, 17:00, with the year where it is needed. @param now decides that */
export const shortMomentText = (at: Date, now: Date): string =>
  `${dateText(berlinToday(at), { weekday: 'short' }, berlinToday(now))}, ${clockText(at)}`;

/** Donnerstag, 2. Juli um 09:24 Uhr, with the year where it is needed. @param now decides that */
export const germanMomentText = (at: Date, now: Date): string =>
  `${germanDateText(berlinToday(at), berlinToday(now))} um ${clockText(at)} Uhr`;
