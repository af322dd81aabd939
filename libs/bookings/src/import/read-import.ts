import { decodeText } from './decode-text';
import type { ImportEntry } from './import-entry';
import { readIcs } from './read-ics';
import { readTable } from './read-table';

/**
 * Reads an external calendar, recognised by the content of the file.
 * @throws TypeError with the reason if it cannot be read
 */
export function readImport(bytes: Buffer): ImportEntry[] {
  const text = decodeText(bytes);
  const entries = /^\s*\ufeff?\s*BEGIN:VCALENDAR/im.test(text) ? readIcs(text) : readTable(text);
  if (entries.every((entry) => 'note' in entry)) throw new TypeError('There is no entry in the file.');
  return entries;
}
