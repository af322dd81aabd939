import { readFileSync } from 'node:fs';
import { BookingError } from '@mainstage/bookings/booking-error';
import type { ImportEntry } from '@mainstage/bookings/import/import-entry';
import { importRows, type ImportReport, undoImport } from '@mainstage/bookings/import/import-rows';
import { listImports } from '@mainstage/bookings/import/imported-bookings';
import { previewRows } from '@mainstage/bookings/import/preview-rows';
import { readImport } from '@mainstage/bookings/import/read-import';
import { momentText } from '@mainstage/calendar/days/day-text';
import { counted } from '@mainstage/contracts/counted';
import { confirmed, notDone, yesOption } from '../confirm';
import { print, readArguments, UsageError } from '../program';
import type { Command } from './command';
import { previewTable } from './preview-table';

/** Reasons shared by more entries than this are printed once. */
const maxListed = 5;

export const importing: Record<string, Command> = {
  import: {
    form: '<file: iCalendar or table> [--dry-run]',
    summary:
      'imports an external calendar; exit code 1 if an entry is rejected; importing a file twice changes nothing',
    prepare(rest) {
      const { values, words } = readArguments(rest, { 'dry-run': { type: 'boolean' } }, 1);
      const entries = entriesOf(words[0]);
      return async ({ context, by }) => {
        if (values['dry-run']) return preview(previewTable(await previewRows(context, entries)), entries);
        const report = await importRows(context, entries, by);
        printReport(report);
        return report.rejected.length > 0 ? 1 : 0;
      };
    },
  },
  imports: {
    form: '',
    summary: 'lists all imports, with the ids for undo-import',
    prepare(rest) {
      readArguments(rest, {}, 0);
      return async ({ context }) => {
        for (const { id, at, bookings, live } of await listImports(context.manager))
          print(`${id.slice(0, 8)}  ${momentText(at)}  ${counted(bookings, 'booking', 'bookings')}, live: ${live}`);
        return 0;
      };
    },
  },
  'undo-import': {
    form: '<import id> [--yes]',
    summary: 'ends the bookings of an import, except those changed since',
    prepare(rest) {
      const { values, words } = readArguments(rest, yesOption, 1);
      const word = words[0]?.toLowerCase();
      if (!word || word.length < 4)
        throw new UsageError('Give the id of the import, or at least its first 8 characters.');
      return async ({ context, by }) => {
        const matches = (await listImports(context.manager)).filter(({ id }) => id.startsWith(word));
        if (matches.length !== 1)
          throw new BookingError('not_found', `No import, or more than one, begins with ${word}; see: imports`);
        const text = `End ${counted(matches[0]!.live, 'booking', 'bookings')} of this import?`;
        if (!(await confirmed({ text, yes: values.yes, withoutTerminal: 'proceed' }))) return notDone();
        const { ended, left } = await undoImport(context, matches[0]!.id, by);
        for (const { id, changedBy } of left)
          print(`not ended: booking ${id.slice(0, 8)}, changed since by ${changedBy}`);
        print(`${counted(ended, 'booking', 'bookings')} ended, ${left.length} left`);
        return left.length > 0 ? 1 : 0;
      };
    },
  },
};

/** @throws UsageError if the file cannot be read, or is no calendar */
function entriesOf(file: string | undefined): ImportEntry[] {
  if (!file) throw new UsageError('Give a file: iCalendar (.ics), or a table (.csv, .txt).');
  try {
    return readImport(readFileSync(file));
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${(error as Error).message}`, { cause: error });
  }
}

function preview(lines: string[], entries: readonly ImportEntry[]): number {
  for (const line of lines) print(line);
  for (const entry of entries) if ('note' in entry) print(`note: ${entry.name}: ${entry.note}`);
  return 0;
}

function printReport({ importId, taken, known, rejected, ended, notes }: ImportReport): void {
  for (const reason of new Set(rejected.map((entry) => entry.reason))) {
    const entries = rejected.filter((entry) => entry.reason === reason);
    const listed = entries.length > maxListed ? entries.slice(0, 1) : entries;
    for (const { name } of listed) print(`rejected: ${name}: ${reason}`);
    if (listed.length < entries.length)
      print(`rejected for the same reason: ${entries.length - 1} more, the last ${entries.at(-1)!.name}`);
  }
  for (const name of ended) print(`booking ended: ${name} is cancelled`);
  for (const { name, note } of notes) print(`note: ${name}: ${note}`);
  const entries = taken + known + rejected.length;
  print(
    `${counted(entries, 'entry', 'entries')}: ${taken} imported, ${known} imported before, ${rejected.length} rejected`,
  );
  if (taken > ended.length) print(`To undo the import: npm run bookings -- undo-import ${importId.slice(0, 8)}`);
}
