import { csv } from './csv';

describe('a CSV file', () => {
  it.each([
    ['=HYPERLINK("https://evil.example";"Click")', `"'=HYPERLINK(""https://evil.example"";""Click"")"`],
    ['+49 69 90009', `"'+49 69 90009"`],
    ['-1+1', `"'-1+1"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['\t=1', `"'\t=1"`],
    ['\r=1', `"'\r=1"`],
  ])('a CSV file has no cell that a spreadsheet executes: %j', (text, cell) => {
    expect(csv(['name'], [[text]])).toBe(`\uFEFF"name"\r\n${cell}\r\n`);
  });

  it('a CSV file keeps commas, quotes, lines and numbers as they are', () => {
    expect(csv(['a', 'b', 'c'], [['x, "y"\nz', -3, null]])).toBe('\uFEFF"a","b","c"\r\n"x, ""y""\nz",-3,\r\n');
  });
});
