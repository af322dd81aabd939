import { type QuoteHead, quoteHeads } from './quote-head';

/** Number of last lines in which quote heads are searched. */
const mostLines = 20_000;

/** Subject of a forwarded message, whose quoted text is what its sender wants to be read. */
const passedOn = /^\s*(\[[^\]]{0,40}\]\s*)?(fwd?|wg|tr|rv|i|doorst|vs|enc)\s*(\[\d+\])?:/i;
/** References to the quoted lines: a noun near a word for the place. A false match only leaves more text. */
const pointsBelow = [
  String.raw`(see|answers?|answered|comments?|commented|repl(y|ies|ied)|notes?|marked|written|added|wrote)( \p{L}+){0,5} (below|there|inline|in-line|in (red|blue|green|bold|colou?r)|(in|to|into|between|behind|under) (the|your|each|every) (e?-?mail|message|text|lines?|questions?))`,
  String.raw`(below|inline|in-line) in (red|blue|green)|inline|in-line`,
  String.raw`(siehe|s\.|antwort(e|en)?|anmerkung(en)?|kommentar(e|en)?|ergänzung(en)?|notiert|geschrieben|markiert|eingefügt|fragen|angaben)( \p{L}+){0,5} (unten|inline|direkt|dort|darunter|dahinter|im text|(in|hinter|unter) (ihrer|deiner|eurer|ihre|deine|die|der|den|jeder) (e?-?mail|nachricht|fragen?|text)|in (rot|blau|grün|fett|farbe))`,
  String.raw`(unten|weiter unten|darunter|dahinter|direkt|dort|im text|in (rot|blau|grün))( \p{L}+){0,5} (ge?antwortet|geschrieben|ergänzt|kommentiert|beantwortet|markiert|stehen|gesetzt|eingefügt|eingetragen|notiert)`,
  // French, Italian, Spanish, Dutch, Polish: one word is sufficient.
  String.raw`ci-dessous|plus bas|dans (votre|ton|le) (texte|message|mail|courriel)|en (rouge|bleu|vert)`,
  String.raw`qui sotto|di seguito|sotto|nel (suo|tuo|vostro)? ?(testo|messaggio)|in (rosso|blu|verde)`,
  String.raw`abajo|a continuación|en (su|tu|el) (texto|mensaje|correo)|en (rojo|azul|verde)`,
  String.raw`hieronder|onderaan|in (je|uw|de) (tekst|bericht|mail)|in (rood|blauw|groen)`,
  String.raw`poniżej|na (czerwono|niebiesko|zielono)|w (treści|tekście)`,
];
const pointing = new RegExp(String.raw`(?<!\p{L})(${pointsBelow.join('|')})(?!\p{L})|:$`, 'iu');

/**
 * A person's own text in a reply (rule inbound.whole). Only a quoted message at the end is left out, and only if the
 * lines above it contain an address and a date; signatures stay, and so does a quote with answers between its lines.
 * @param text the whole text
 * @param subject of the message; a forwarded one is kept whole
 * @returns the whole text if nothing is left out, or nothing would be left
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
  return own === '' || pointing.test(own.replace(/\s+/g, ' ')) ? whole : own;
}

/** Whether everything after a head is the quoted message. */
function isQuotedToTheEnd(lines: readonly string[], { start, end, certain }: QuoteHead): boolean {
  const behind = lines.slice(end).filter((line) => plain(line).trim() !== '');
  const quoted = behind.filter(isQuoted);
  if (behind.length === 0) return false;
  if (quoted.length === behind.length) return true;
  // Some programs do not mark quoted lines; if some lines are marked, the others are answers between them.
  return quoted.length === 0 && certain && !isQuoted(lines[start] ?? '');
}

const isQuoted = (line: string): boolean => /^\s{0,3}>/.test(line);

/** Blanks and marks that programs put into dates and names. */
const plain = (line: string): string =>
  line.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '').replace(/[\u00a0\u202f\u2007]/g, ' ');
