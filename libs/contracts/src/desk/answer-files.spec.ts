import { answerFileType, beginsAsNamed, encodedSize } from './answer-files';

describe('a file of an answer', () => {
  it.each([
    ['plan.pdf', 'application/pdf'],
    ['Foto.JPG', 'image/jpeg'],
    ['a.b.csv', 'text/csv'],
  ])('%s is sent as %s', (name, type) => expect(answerFileType(name)).toBe(type));

  it.each(['virus.exe', 'page.html', 'picture.svg', 'plan', 'pdf', 'constructor', 'x.toString', 'a.pdf.js'])(
    '%s is not sent',
    (name) => expect(answerFileType(name)).toBeUndefined(),
  );

  it('begins as its name says', () => {
    expect(beginsAsNamed('plan.pdf', '255044462d312e37')).toBe(true);
    expect(beginsAsNamed('plan.pdf', '4d5a900003000000')).toBe(false);
    expect(beginsAsNamed('note.txt', '48616c6c6f')).toBe(true);
  });

  it('grows by a third and a line break in 76 characters', () => {
    expect(encodedSize(57)).toBe(78);
    expect(encodedSize(5_700_000)).toBe(7_800_000);
  });
});
