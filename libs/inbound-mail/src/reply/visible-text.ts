import { type QuoteHead, quoteHeads } from './quote-head';

/** Heads are looked for in so many of the last lines; a longer history is not taken for one. */
const mostLines = 20_000;

/** A subject of a message that was passed on: what it quotes is what its sender wants to be read. */
const passedOn = /^\s*(\[[^\]]{0,40}\]\s*)?(fwd?|wg|tr|rv|i|doorst|vs|enc)\s*(\[\d+\])?:/i;
/** Words that send the reader into the quoted lines. */
const pointsBelow =
  /(?<!\p{L})(see|answers?|comments?|repl(y|ies)|notes?|marked|written)( \p{L}+){0,4} (below|inline|in-line|in (red|blue|green|bold|colou?r|the text))(?!\p{L})|(?<!\p{L})(below|inline|in-line) in (red|blue|green)|(?<!\p{L})inline(?!\p{L})|(?<!\p{L})(siehe|s\.|antwort(en|e)?|anmerkung(en)?|kommentar(e|en)?|ergänzung(en)?|geschrieben|markiert|antworte)( \p{L}+){0,4} (unten|inline|im text|direkt im|in (rot|blau|grün|fett|farbe))(?!\p{L})|(?<!\p{L})(unten|weiter unten|im text|in (rot|blau|grün))( \p{L}+){0,4} (geantwortet|geschrieben|ergänzt|kommentiert|beantwortet|markiert|stehen|gesetzt)/iu;

/**
 * What a person wrote in reply (rule inbound.whole). Only a quoted message at the end is left out, and only where the lines above
 * it hold an address and a date; signatures stay, and so does a quote with answers between its lines.
 * @param text the whole text
 * @param subject of the message: one that was passed on is kept whole
 * @returns the whole text again where nothing is left out, or nothing would be left
 */
export function visibleText(text: string, subject = ''): string {
  const whole = text.trim();
  if (passedOn.test(subject)) return whole;
  const lines = whole.split('\n');
  if (lines.length > mostLines) return whole;
  const bare = lines.map((line) =>
    plain(line)
      .replace(/^(>\s?)+/, '')
      .trim(),
  );
  const head = quoteHeads(bare).find((each) => isQuotedToTheEnd(lines, each));
  if (!head) return whole;
  const own = lines.slice(0, head.start).join('\n').trim();
  return own === '' || pointsBelow.test(own.replace(/\s+/g, ' ')) ? whole : own;
}

/** Whether everything behind a head is the message that it quotes. */
function isQuotedToTheEnd(lines: readonly string[], { start, end, certain }: QuoteHead): boolean {
  const behind = lines.slice(end).filter((line) => plain(line).trim() !== '');
  const quoted = behind.filter(isQuoted);
  if (behind.length === 0) return false;
  if (quoted.length === behind.length) return true;
  // Some programs put no sign before quoted lines; where some lines have one, the others are answers between them.
  return quoted.length === 0 && certain && !isQuoted(lines[start] ?? '');
}

const isQuoted = (line: string): boolean => /^\s{0,3}>/.test(line);

/** Blanks and marks that programs put into dates and names. */
const plain = (line: string): string =>
  line.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '').replace(/[\u00a0\u202f\u2007]/g, ' ');
