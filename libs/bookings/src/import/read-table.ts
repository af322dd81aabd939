import { createHash } from 'node:crypto';
import { hoursOf, instantOf, type TimeSpan } from '@mainstage/calendar/days/hours';
import { optionTerms } from '@mainstage/calendar/facts';
import { type Hire, hires, isHire } from '@mainstage/contracts/day-parts';
import { isEmail } from 'class-validator';
import { type CsvError, parse } from 'csv-parse/sync';
import type { ImportEntry, ImportRow } from './import-entry';
import { cancelledStates, type Column, columnNames, columnsOf, states } from './table/columns';
import { dayIn, timeIn } from './table/german-values';
import { venuesNamed } from './venue-by-name';

interface TableLine {
  record: string[];
  info: { lines: number };
}

/**
 * Reads a table as spreadsheets export it: column names in the first line; separated by semicolons, commas or tabs; any
 * line ends; venue, day, and part or from and to are required.
 * @throws TypeError if it is no such table
 */
export function readTable(text: string): ImportEntry[] {
  const content = text.replace(/^\ufeff/, '').replace(/^sep=.(\r\n|\r|\n)/i, '');
  const [head, ...lines] = linesOf(content);
  const at = columnsOf(head?.record ?? []);
  if (!head || !at.has('venue') || !at.has('day'))
    throw new TypeError(
      `The first line must name the columns, with semicolons, commas or tabs between them: ${columnNames.join(', ')}`,
    );
  return lines
    .filter(({ record }) => record.some((cell) => cell.trim() !== ''))
    .map(({ record, info }) => {
      const cell = (column: Column) => record[at.get(column) ?? -1]?.trim() ?? '';
      const name = `line ${info.lines}`;
      const externalId = cell('id') || createHash('sha256').update(record.join('\n')).digest('hex');
      if (cancelledStates.includes(cell('state').toLowerCase()))
        return cell('id')
          ? { name, cancels: externalId, wholeSeries: false }
          : { name, problem: 'it is cancelled, and without an id nobody knows which booking was' };
      const row = rowOf(cell);
      return typeof row === 'string' ? { name, problem: row } : { ...row, name, externalId };
    });
}

/** Chooses the separator with which the first line contains a venue and a day. */
function linesOf(text: string): TableLine[] {
  const [first = ''] = text.split(/\r|\n/, 1);
  const delimiter =
    [';', ',', '\t'].find((each) => {
      const at = columnsOf(first.split(each).map((name) => name.replaceAll('"', '')));
      return at.has('venue') && at.has('day');
    }) ?? ';';
  try {
    return parse(text, {
      delimiter,
      // The library cannot detect the line ends of a single line, so they are taken from the first line.
      record_delimiter: /\r\n|\r|\n/.exec(text)?.[0] ?? '\n',
      relax_column_count: true,
      relax_quotes: true,
      info: true,
    }) as unknown as TableLine[];
  } catch (error) {
    throw new TypeError(`The table cannot be read: ${(error as CsvError).message}`, { cause: error });
  }
}

function rowOf(cell: (column: Column) => string): Omit<ImportRow, 'name' | 'externalId'> | string {
  const [venue, another] = venuesNamed(cell('venue'));
  if (!venue) return `${cell('venue') || 'nothing'} is no venue of the house`;
  if (another) return `${cell('venue')} names several venues; give each a line`;
  const day = dayIn(cell('day'));
  if (!day) return `${cell('day') || 'nothing'} is no day like 2027-01-31 or 31.01.2027`;
  const hire = hireOf(day, cell('part'), cell('from'), cell('to'));
  if (typeof hire === 'string' && !isHire(hire)) return hire;
  const state = states[cell('state').toLowerCase()];
  if (!state) return `${cell('state')} is none of requested, option, definite`;
  const guests = cell('guests');
  if (guests && !/^[1-9]\d{0,4}$/.test(guests)) return `${guests} is no number of guests`;
  const until = cell('until') && dayIn(cell('until'));
  if (until === undefined) return `${cell('until')} is no day like 2027-01-31 or 31.01.2027`;
  const email = cell('email');
  if (email && !isEmail(email)) return `${email} is no e-mail address`;
  return {
    venue,
    day,
    hire: hire as Hire | TimeSpan,
    state,
    client: { name: cell('client').slice(0, 200) || 'imported', ...(email && { email }) },
    ...(guests && { guests: Number(guests) }),
    ...(cell('layout') && { layout: cell('layout').slice(0, 200) }),
    ...(until && { until: new Date(instantOf(until, optionTerms.endsAt.option)) }),
  };
}

/** @returns the part of the day, the hours, or an error text */
function hireOf(day: string, part: string, from: string, to: string): Hire | TimeSpan | string {
  if (from || to) {
    const [begin, end] = [timeIn(from), timeIn(to)];
    if (!begin || !end) return `${from || 'nothing'} to ${to || 'nothing'} are no times like 18:30 or 9:00`;
    return hoursOf(day, begin, end);
  }
  return isHire(part) ? part : `${part || 'nothing'} is none of ${hires.join(', ')}`;
}
