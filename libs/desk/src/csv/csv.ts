/** What a spreadsheet may take for a formula at the beginning of a cell (OWASP, CSV injection). */
const formula = /^[=+\-@\t\r]/;

/**
 * A table as CSV (RFC 4180) that a spreadsheet reads as UTF-8 and executes nothing of: a text that looks like a formula
 * gets an apostrophe before it, by which spreadsheets know text.
 */
export function csv(head: readonly string[], rows: readonly (readonly (string | number | null)[])[]): string {
  return `\uFEFF${[head, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

function cell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = formula.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}
