/** Control characters except tab and line feed; PostgreSQL rejects NUL, and the others are never shown. */
const control = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

/** Text with line feeds only, without control characters and lone surrogates, of at most this many characters. */
export function cleanText(text: string, maxLength: number): string {
  const kept = text
    .slice(0, maxLength * 2)
    .replace(/\r\n?/g, '\n')
    .replace(control, '')
    .slice(0, maxLength);
  // A lone surrogate cannot be encoded: the round trip replaces it.
  return Buffer.from(kept).toString();
}

/** The same for one line: line breaks and tabs become blanks. */
export const cleanLine = (text: string, maxLength: number): string =>
  cleanText(text, maxLength).replace(/\s+/g, ' ').trim();
