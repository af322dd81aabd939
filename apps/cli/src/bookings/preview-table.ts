import { counted } from '@mainstage/contracts/counted';
import type { PreviewLine } from '@mainstage/bookings/import/preview-rows';

const head = {
  name: 'ENTRY',
  day: 'DAY',
  hours: 'HOURS',
  venue: 'VENUE',
  state: 'STATE',
  client: 'CLIENT',
  result: 'RESULT',
};
const widest = { name: 44, client: 28 };

/** A table for the terminal, with the totals in the last line. */
export function previewTable(lines: readonly PreviewLine[]): string[] {
  const columns = Object.keys(head) as (keyof PreviewLine)[];
  const rows = [head, ...lines].map((line) => columns.map((column) => shortened(line[column], column)));
  const widths = columns.map((_, index) => rows.reduce((most, row) => Math.max(most, row[index]!.length), 0));
  const printed = rows.map((row) =>
    row
      .map((cell, index) => cell.padEnd(widths[index]!))
      .join('  ')
      .trimEnd(),
  );
  const count = (result: string) => lines.filter((line) => line.result === result).length;
  const [fresh, known] = [count('new') + count('ends the booking'), count('imported before')];
  return [
    ...printed,
    `${counted(lines.length, 'entry', 'entries')}: ${fresh} would be imported, ${known} imported before, ${lines.length - fresh - known} rejected. Nothing was changed.`,
  ];
}

function shortened(text: string, column: keyof PreviewLine): string {
  const most = widest[column as keyof typeof widest] ?? Infinity;
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}
