import { fontNames, fontOf } from './fonts';

const width = (name: (typeof fontNames)[number], text: string) => {
  const font = fontOf(name);
  return [...text].reduce(
    (sum, letter) => sum + font.getGlyph(font.glyphForCodePoint(letter.codePointAt(0)!).id).advanceWidth,
    0,
  );
};

describe('the typefaces', () => {
  it('get wider with their weight', () => {
    const [text, medium, strong] = (['text', 'medium', 'strong'] as const).map((name) => width(name, 'Skyline'));
    expect(text).toBeLessThan(medium!);
    expect(medium).toBeLessThan(strong!);
  });

  it.each(fontNames)('have outlines for German and for typography in %s', (name) => {
    const font = fontOf(name);
    for (const letter of 'AaÄäÖöÜüßé–“”’€·×') {
      const glyph = font.glyphForCodePoint(letter.codePointAt(0)!);
      expect([letter, glyph.path.commands.length > 0]).toEqual([letter, true]);
    }
  });

  it('set an umlaut as its letter with two dots', () => {
    const font = fontOf('strong');
    const contours = (letter: string) =>
      font.glyphForCodePoint(letter.codePointAt(0)!).path.commands.filter(({ command }) => command === 'moveTo').length;
    expect(contours('ä')).toBe(contours('a') + 2);
  });
});
