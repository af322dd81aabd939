import { createHash } from 'node:crypto';
import { hoursOf, instantOf, type Span } from '@mainstage/calendar/days/hours';
import { optionTerms } from '@mainstage/calendar/facts';
import { isRealDate, isRealTime } from '@mainstage/contracts/calendar';
import { type Hire, hires, isHire } from '@mainstage/contracts/day-parts';
import type { ImportRow, UnreadableRow } from './import-rows';
import { venueNamed } from './venue-named';

/** The columns that are read, in any order; venue, day, and part or from and to must be there. */
const columns = [
  'id',
  'venue',
  'day',
  'part',
  'from',
  'to',
  'state',
  'client',
  'email',
  'guests',
  'layout',
  'until',
] as const;
type Column = (typeof columns)[number];

/** Reads a table with a first line of names; commas or semicolons, quotes as spreadsheets write them. @throws TypeError */
export function readCsv(text: string): (ImportRow | UnreadableRow)[] {
  const [head = [], ...lines] = cells(text.replace(/^\ufeff/, ''));
  const names = head.map((name) => name.trim().toLowerCase());
  if (!names.includes('venue') || !names.includes('day'))
    throw new TypeError(`The first line must name the columns: ${columns.join(', ')}`);
  return lines
    .map((line, index) => ({ line, number: index + 2 }))
    .filter(({ line }) => line.some((cell) => cell.trim() !== ''))
    .map(({ line, number }) => {
      const cell = (column: Column) => line[names.indexOf(column)]?.trim() ?? '';
      const row = rowOf(cell);
      const name = `line ${number}`;
      if (typeof row === 'string') return { name, problem: row };
      return { ...row, name, externalId: cell('id') || createHash('sha256').update(line.join('\n')).digest('hex') };
    });
}

function rowOf(cell: (column: Column) => string): Omit<ImportRow, 'name' | 'externalId'> | string {
  const venue = venueNamed(cell('venue'));
  if (!venue) return `${cell('venue') || 'nothing'} is no venue of the house`;
  const day = cell('day');
  if (!isRealDate(day)) return `${day || 'nothing'} is no day like 2027-01-31`;
  const hire = hireOf(day, cell('part'), cell('from'), cell('to'));
  if (typeof hire === 'string' && !isHire(hire)) return hire;
  const state = cell('state') || 'definite';
  if (state !== 'requested' && state !== 'option' && state !== 'definite')
    return `${state} is none of requested, option, definite`;
  const guests = cell('guests');
  if (guests && !/^[1-9]\d{0,4}$/.test(guests)) return `${guests} is no number of guests`;
  const until = cell('until');
  if (until && !isRealDate(until)) return `${until} is no day like 2027-01-31`;
  return {
    venue,
    day,
    hire: hire as Hire | Span,
    state,
    client: { name: cell('client') || 'imported', ...(cell('email') && { email: cell('email') }) },
    ...(guests && { guests: Number(guests) }),
    ...(cell('layout') && { layout: cell('layout') }),
    ...(until && { until: new Date(instantOf(until, optionTerms.endsAt.option)) }),
  };
}

/** @returns the part of the day, the hours, or what is wrong */
function hireOf(day: string, part: string, from: string, to: string): Hire | Span | string {
  if (from || to) {
    if (!isRealTime(from) || !isRealTime(to))
      return `${from || 'nothing'} to ${to || 'nothing'} are no times like 18:30`;
    return hoursOf(day, from, to);
  }
  return isHire(part) ? part : `${part || 'nothing'} is none of ${hires.join(', ')}`;
}

function cells(text: string): string[][] {
  const separator = /^[^\n]*;/.test(text) && !/^[^\n;]*,/.test(text) ? ';' : ',';
  const lines: string[][] = [[]];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]!;
    if (quoted && sign === '"' && text[at + 1] === '"') cell += text[at++];
    else if (sign === '"') quoted = !quoted;
    else if (!quoted && (sign === separator || sign === '\n')) {
      lines.at(-1)!.push(cell);
      cell = '';
      if (sign === '\n') lines.push([]);
    } else if (quoted || sign !== '\r') cell += sign;
  }
  lines.at(-1)!.push(cell);
  return lines;
}
