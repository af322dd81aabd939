import { fontNames, fontOf } from './fonts';

const width = (name: (typeof fontNames)[number], text: string) => {
  const font = fontOf(name);
  return [...text].reduce(
    (sum, letter) => sum + font.getGlyph(font.glyphForCodePoint(letter.codePointAt(0)!).id).advanceWidth,
    0,
  );
};

describe('the typefaces', () => {
  // Runs first, because the defect occurs for glyphs that are first used as a component of others.
  it.each(fontNames)(
    'the typefaces map each glyph of %s to its letter, also when it was drawn as part of another',
    (name) => {
      const font = fontOf(name);
      const composed = [...':;!?…ijäöüÄÖÜé'].map(
        (letter) => font.glyphForCodePoint(letter.codePointAt(0)!).path.commands,
      );
      expect(composed.every((commands) => commands.length > 0)).toBe(true);
      const mute = font.characterSet.filter((letter) => font.glyphForCodePoint(letter).codePoints.length === 0);
      expect(mute.map((letter) => String.fromCodePoint(letter))).toEqual([]);
    },
  );

  it('the typefaces get wider with increasing weight', () => {
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

  it('the typefaces compose an umlaut of its letter and two dots', () => {
    const font = fontOf('strong');
    const contours = (letter: string) =>
      font.glyphForCodePoint(letter.codePointAt(0)!).path.commands.filter(({ command }) => command === 'moveTo').length;
    expect(contours('ä')).toBe(contours('a') + 2);
  });
});
