/** German Excel separates by semicolons; `sep=` makes every other Excel do so too. */
const separator = ';';

/**
 * Text that a spreadsheet may interpret as a formula (OWASP, CSV injection): a formula sign at the beginning of a cell,
 * or where a cell could begin if the file were split at another separator, quote or line end. Full-width and small
 * signs count, because Excel reads them as the plain ones; blanks and invisible characters before them are skipped.
 */
const formulaSign = /(?<=^|[;,|\t\r\n"'])(?=(?:[^\S\t\r\n]|\p{Cf})*[=+\-@＝＋－＠﹦﹢﹣﹫])/gu;
const leadingControl = /^(?=[\t\r\n])/;

export type CsvValue = string | number | null;

/**
 * Returns a table as CSV (RFC 4180, UTF-8 with a byte order mark, semicolons, a first line `sep=;`) that Excel opens in
 * columns without executing anything: possible formulas are prefixed by an apostrophe, the spreadsheets' marker of
 * text. Numbers must be whole, because German and English spreadsheets disagree about the decimal sign.
 * @throws RangeError for a number that is not whole
 */
export function csv(head: readonly string[], rows: readonly (readonly CsvValue[])[]): string {
  const lines = [`sep=${separator}`, ...[head, ...rows].map((row) => row.map(cell).join(separator))];
  return `\uFEFF${lines.map((line) => `${line}\r\n`).join('')}`;
}

function cell(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value === 'number') {
    if (!Number.isInteger(value)) throw new RangeError(`Not a whole number: ${value}`);
    return String(value);
  }
  return `"${asText(value).replaceAll('"', '""')}"`;
}

const asText = (value: string): string => value.replace(formulaSign, "'").replace(leadingControl, "'");
