import { parse } from 'csv-parse/sync';
import { csv } from './csv';

/** The table as a spreadsheet with this separator reads it, without the line that names the separator. */
const read = (text: string, delimiter = ';'): string[][] =>
  parse(text, { bom: true, delimiter, from_line: 2, relax_column_count: true, relax_quotes: true });

const signs = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '﹦', '﹢', '﹣', '﹫'];
const beginnings = [
  '',
  ' ',
  '\u00a0',
  '\u200b',
  '\t',
  '\r',
  '\n',
  '\r\n',
  'a;',
  'a,',
  'a\t',
  'a|',
  'a"',
  `a'`,
  'a; ',
  'a\n',
  '";"',
];
const executes = /^[\s\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫]/u;

describe('csv', () => {
  it('names its separator in the first line, after the byte order mark', () => {
    expect(csv(['a', 'b'], [['x', 3]])).toBe('\uFEFFsep=;\r\n"a";"b"\r\n"x";3\r\n');
  });

  it('keeps separators, quotes, lines, empty cells and negative numbers', () => {
    const row = ['x; "y", z\nnew line', -3, null, 'Müller & Söhne (e. V.) 12-14 Uhr'];
    expect(read(csv(['a', 'b', 'c', 'd'], [row]))[1]).toEqual([row[0], '-3', '', row[3]]);
  });

  it.each([
    ['=HYPERLINK("https://evil.example";"Click")', `'=HYPERLINK("https://evil.example";"Click")`],
    ['+49 69 90009', `'+49 69 90009`],
    ['\t1', `'\t1`],
    ['Ada;=1+1', `Ada;'=1+1`],
    ['Ada", "=1+1', `Ada", "'=1+1`],
    ['info@venue.example', 'info@venue.example'],
    ['Film-Team - late', 'Film-Team - late'],
  ])('reads %j as %j', (text, cell) => expect(read(csv(['name'], [[text]]))[1]).toEqual([cell]));

  it.each([';', ',', '\t', '|'])('has no cell that a spreadsheet executes when split at %j', (delimiter) => {
    const hostile = beginnings.flatMap((beginning) => signs.map((sign) => `${beginning}${sign}cmd|' /C calc'!A0`));
    const cells = read(
      csv(
        ['name'],
        hostile.map((text) => [text]),
      ),
      delimiter,
    ).flat();
    expect(cells.filter((cell) => executes.test(cell))).toEqual([]);
    // Also split as a program without any notion of quotes would.
    const pieces = csv(
      [],
      hostile.map((text) => [text]),
    ).split(/[;,|\t\r\n"]/);
    expect(pieces.filter((piece) => executes.test(piece))).toEqual([]);
  });

  it('refuses a number with a decimal sign', () => {
    expect(() => csv(['share'], [[0.5]])).toThrow(RangeError);
  });
});
