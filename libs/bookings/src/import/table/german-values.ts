import { isRealDate, isRealTime } from '@mainstage/contracts/calendar';

/**
 * A day as spreadsheets write it: 2027-01-31, 31.01.2027, 31.1.27, each optionally followed by midnight.
 * @returns YYYY-MM-DD, or undefined if it is no day or ambiguous, as 01/02/2027
 */
export function dayIn(text: string): string | undefined {
  const [value = ''] = text.trim().split(/[ T]+(?=0?0:00)/, 1);
  const [, day, month, year] = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d{2})$/.exec(value) ?? [];
  const iso =
    day && month && year ? `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : value;
  return isRealDate(iso) ? iso : undefined;
}

/** A time of day: 18:30, 9:00, 9.00, 9 Uhr, 09:00:00; 24:00 is midnight. @returns HH:MM, or undefined if it is none */
export function timeIn(text: string): string | undefined {
  const value = text.trim().replace(/\s*(uhr|h)$/i, '');
  const [, hour, minute = '00'] = /^(\d{1,2})(?:[:.](\d{2})(?::00)?)?$/.exec(value) ?? [];
  if (hour === undefined) return undefined;
  const time = `${(hour === '24' && minute === '00' ? '00' : hour).padStart(2, '0')}:${minute}`;
  return isRealTime(time) ? time : undefined;
}
