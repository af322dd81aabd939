import iconv from 'iconv-lite';
import { deEncapsulateSync } from 'rtf-stream-parser';

/** Groups of RTF without text of the body. */
const hidden =
  /^\\(\*|fonttbl|colortbl|stylesheet|info|pict|object|header[lrf]?|footer[lrf]?|listtable|listoverridetable|themedata)/;
const words: Readonly<Record<string, string>> = {
  ...{ par: '\n', line: '\n', row: '\n', sect: '\n', page: '\n', tab: '\t', cell: '\t' },
  ...{ emdash: '—', endash: '–', lquote: '‘', rquote: '’', ldblquote: '“', rdblquote: '”', bullet: '•' },
};

/** The content of an RTF body: the HTML or plain text that Outlook encapsulated, otherwise its own text. */
export function rtfContent(rtf: Buffer): { html: string } | { text: string } {
  try {
    const { mode, text } = deEncapsulateSync(rtf, { decode: iconv.decode });
    return mode === 'html' ? { html: text.toString() } : { text: text.toString() };
  } catch {
    // Written as Rich Text: nothing is encapsulated.
    return { text: rtfText(rtf.toString('latin1')) };
  }
}

const token = /([{}])|\\'([0-9a-f]{2})|\\([a-z]+)(-?\d+)? ?|\\(\*|[^a-z'])|([^\\{}\r\n]+)|[\r\n]+/gi;

function rtfText(rtf: string): string {
  const codePage = /\\ansicpg(\d+)/.exec(rtf)?.[1] ?? '1252';
  let text = '';
  let depth = 0;
  let hiddenFrom = Infinity;
  let skip = 0;
  for (const match of rtf.matchAll(token)) {
    const [, brace, hex, word, number, symbol, plain] = match;
    if (brace === '{') {
      depth += 1;
      if (depth < hiddenFrom && hidden.test(rtf.slice(match.index + 1, match.index + 24))) hiddenFrom = depth;
    } else if (brace === '}') {
      if (depth === hiddenFrom) hiddenFrom = Infinity;
      depth -= 1;
    } else if (depth >= hiddenFrom) continue;
    else if (hex !== undefined) {
      if (skip > 0) skip -= 1;
      else text += iconv.decode(Buffer.from(hex, 'hex'), `windows-${codePage}`);
    } else if (word === 'u' && number !== undefined) {
      text += String.fromCharCode((Number(number) + 65_536) % 65_536);
      skip = 1;
    } else if (word !== undefined) text += words[word] ?? '';
    else if (symbol !== undefined) text += { '~': '\u00a0', _: '-', '\\': '\\', '{': '{', '}': '}' }[symbol] ?? '';
    else if (plain !== undefined) {
      text += plain.slice(skip);
      skip = 0;
    }
  }
  return text.trim();
}
