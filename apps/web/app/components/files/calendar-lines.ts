import { brand } from '@mainstage/content/site/brand';

/** Longest line in bytes (RFC 5545, 3.1). */
const lineBytes = 75;

/** Suffix of the entries' ids. */
export const entryDomain = brand.domain;

/** A calendar file (RFC 5545) with these entries. @param product the part of the site that made it */
export function calendarOf(product: string, language: 'EN' | 'DE', lines: readonly string[]): string {
  const all = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${brand.name}//${product}//${language}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...lines,
    'END:VCALENDAR',
  ];
  return all.map(fold).join('\r\n') + '\r\n';
}

/** An instant as the format writes it: 20270312T090000Z. */
export const stampOf = (at: Date): string => at.toISOString().replace(/[-:]|\.\d+/g, '');

export const textOf = (value: string): string => value.replace(/[\\;,]/g, '\\$&').replace(/\n/g, '\\n');

/** Folds a long line (RFC 5545): continuation lines begin with a space. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  const parts: string[] = [''];
  let bytes = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (bytes + size > lineBytes) {
      parts.push(' ');
      bytes = 1;
    }
    parts[parts.length - 1] += letter;
    bytes += size;
  }
  return parts.join('\r\n');
}
