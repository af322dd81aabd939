import { fontOf } from './fonts';

/** Letters without a decomposition into a letter and a mark. */
const plainLetters: Readonly<Record<string, string>> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  ħ: 'h',
  Ħ: 'H',
  ẞ: 'SS',
};

/**
 * Text that people typed, fit for the typefaces: a letter that they lack is printed without its mark, another character
 * as a question mark. A document must not fail because of a name.
 */
export function printableText(text: string): string {
  const composed = text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{C}\n]/gu, ' ');
  return [...composed].map((letter) => (isPrintable(letter) ? letter : replacementFor(letter))).join('');
}

const isPrintable = (letter: string) => letter === '\n' || fontOf('text').hasGlyphForCodePoint(letter.codePointAt(0)!);

function replacementFor(letter: string): string {
  const plain = plainLetters[letter] ?? letter.normalize('NFKD').replace(/\p{M}/gu, '');
  return plain !== '' && [...plain].every(isPrintable) ? plain : '?';
}
