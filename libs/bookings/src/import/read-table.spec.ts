import iconv from 'iconv-lite';
import { bookingsIn, hoursIn, problemsIn } from './testing/calendar-file';
import { readImport } from './read-import';

const table = (...rows: string[]) => ['Raum;Datum;Von;Bis;Kunde', ...rows].join('\r\n');
const read = (text: string, encoding = 'utf8', addBOM = false) => readImport(iconv.encode(text, encoding, { addBOM }));

describe('a table', () => {
  it.each([
    ['UTF-8', 'utf8', false],
    ['UTF-8 with a mark', 'utf8', true],
    ['UTF-16', 'utf16le', true],
    ['UTF-16 without a mark', 'utf16le', false],
    ['UTF-16 of the other order', 'utf16be', true],
    ['Windows-1252', 'windows-1252', false],
  ])('a table in %s keeps its umlauts', (_, encoding, mark) => {
    const [row] = bookingsIn(
      read(table('Skyline Stage;31.01.2027;9:00;12:00;Müller & Söhne, „Gala“ für Größen'), encoding, mark),
    );
    expect(row!.client.name).toBe('Müller & Söhne, „Gala“ für Größen');
  });

  it.each(['cp850', 'gbk', 'macintosh'])('a table in %s is refused with one sentence', (encoding) => {
    const text = table(
      ...Array<string>(9).fill(
        `Skyline Stage;31.01.2027;9:00;12:00;${encoding === 'gbk' ? '上海公司的年会' : 'Müller Söhne Größe'}`,
      ),
    );
    expect(() => read(text, encoding)).toThrow(/^The file is not in UTF-8, UTF-16 or Windows-1252\. Save it as/);
  });

  it('a table that is a workbook is refused with what to do', () => {
    expect(() => readImport(Buffer.from('PK\u0003\u0004 and so on'))).toThrow(/Excel workbook .*CSV UTF-8/);
  });

  it.each(['\r\n', '\n', '\r'])('has its rows whichever way its lines end: %j', (end) => {
    const text = table(
      'Skyline Stage;31.01.2027;9:00;12:00;A',
      'Vista Stage;31.01.2027;9:00;12:00;"B\nand C"',
    ).replaceAll('\r\n', end);
    expect(bookingsIn(read(text)).map(({ name, client }) => [name, client.name])).toEqual([
      ['line 2', 'A'],
      [expect.stringMatching(/^line [34]$/), 'B\nand C'],
    ]);
  });

  it.each([';', ',', '\t'])('has its columns whichever separator it has: %j', (separator) => {
    const row = ['Vista Stage', '2027-01-31', '09:00', '12:00', '"Weber; Söhne, Frankfurt\t"'];
    const text = [['Venue', 'Day', 'From', 'To', 'Client'], row].map((cells) => cells.join(separator)).join('\n');
    expect(bookingsIn(read(text))).toMatchObject([
      { venue: 'vista-stage', client: { name: 'Weber; Söhne, Frankfurt' } },
    ]);
    expect(bookingsIn(read(`sep=${separator}\n${text}`))).toHaveLength(1);
  });

  it.each([
    ['31.01.2027', '9:00', '12:30'],
    ['31.1.2027', '9.00', '12.30 Uhr'],
    ['31.1.27', '9 Uhr', '12:30:00'],
    ['2027-01-31', '09:00', '12:30'],
    ['31.01.2027 00:00:00', '9:00', '12:30'],
  ])('reads days and times as people write them: %s, %s to %s', (day, from, to) => {
    expect(hoursIn(read(table(`Vista Stage;${day};${from};${to};A`)))).toEqual(['2027-01-31T08:00Z 2027-01-31T11:30Z']);
  });

  it('takes midnight for the end of the day', () => {
    expect(hoursIn(read(table('Vista Stage;31.01.2027;18:00;24:00;A')))).toEqual([
      '2027-01-31T17:00Z 2027-01-31T23:00Z',
    ]);
  });

  it.each([
    ['Vista Stage;01/02/2027;9:00;12:00;A', /01\/02\/2027 is no day/],
    ['Vista Stage;30.02.2027;9:00;12:00;A', /30\.02\.2027 is no day/],
    ['Vista Stage;31.01.2027;25:00;12:00;A', /no times/],
    ['Vista Stage;31.01.2027;;;A', /nothing is none of/],
    ['Keller;31.01.2027;9:00;12:00;A', /Keller is no venue/],
    ['Vista Stage und Arena;31.01.2027;9:00;12:00;A', /several venues/],
  ])('names a row that it cannot take: %s', (row, why) => {
    expect(problemsIn(read(table(row)))).toEqual([expect.stringMatching(why)]);
  });

  it('drops characters that no database takes, and refuses an invalid address', () => {
    expect(bookingsIn(read(table('Vista Stage;31.01.2027;9:00;12:00;A\u0000B\u0007')))[0]!.client.name).toBe('AB');
    expect(problemsIn(read('venue;day;part;email\nArena;2027-01-31;morning;nobody'))).toEqual([
      expect.stringMatching(/no e-mail address/),
    ]);
  });

  it('is refused where it holds nothing, or names no columns', () => {
    expect(() => read(table())).toThrow('There is no entry in the file.');
    expect(() => read('a;b\n1;2')).toThrow(/first line must name the columns/);
    expect(() => read('')).toThrow(/first line must name the columns/);
  });
});
