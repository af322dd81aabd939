import { decodeBytes } from './decode-bytes';

const word = /=\?([^?\s]{1,60})\?([bq])\?([^?\r\n]*)\?=/gi;
/** White space between two encoded words is not part of the text (RFC 2047, section 6.2). */
const between = /(\?=)[ \t\r\n]+(?==\?[^?\s]{1,60}\?[bq]\?)/gi;

/**
 * Decodes a header with encoded words (RFC 2047). Adjacent words are joined before decoding, because programs split
 * multi-byte characters between them.
 */
export function decodeWords(header: string): string {
  if (!header.includes('=?')) return header;
  return header.replace(between, '$1').replace(/(?:=\?[^?\s]{1,60}\?[bq]\?[^?\r\n]*\?=)+/gi, (words) => {
    const runs: { label: string; bytes: Buffer[] }[] = [];
    for (const [, label = '', encoding, text = ''] of words.matchAll(word)) {
      const bytes = encoding?.toLowerCase() === 'b' ? Buffer.from(text, 'base64') : quotedBytes(text);
      const last = runs.at(-1);
      if (last?.label.toLowerCase() === label.toLowerCase()) last.bytes.push(bytes);
      else runs.push({ label, bytes: [bytes] });
    }
    return runs.map(({ label, bytes }) => decodeBytes(Buffer.concat(bytes), label)).join('');
  });
}

const quotedBytes = (text: string): Buffer =>
  Buffer.from(
    text
      .replaceAll('_', ' ')
      .replace(/[^\x00-\x7f]/g, (sign) => Buffer.from(sign).toString('latin1'))
      .replace(/=([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  );
