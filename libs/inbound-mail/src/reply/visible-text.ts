import { type QuoteHead, quoteHeads } from './quote-head';

/** Heads are looked for in so many of the last lines; a longer history is not taken for one. */
const mostLines = 20_000;

/** A subject of a message that was passed on: what it quotes is what its sender wants to be read. */
const passedOn = /^\s*(\[[^\]]{0,40}\]\s*)?(fwd?|wg|tr|rv|i|doorst|vs|enc)\s*(\[\d+\])?:/i;
/** What sends the reader into the quoted lines: a name for what stands there, near a word for the place. One that says so by mistake leaves more to read. */
const pointsBelow = [
  String.raw`(see|answers?|answered|comments?|commented|repl(y|ies|ied)|notes?|marked|written|added|wrote)( \p{L}+){0,5} (below|there|inline|in-line|in (red|blue|green|bold|colou?r)|(in|to|into|between|behind|under) (the|your|each|every) (e?-?mail|message|text|lines?|questions?))`,
  String.raw`(below|inline|in-line) in (red|blue|green)|inline|in-line`,
  String.raw`(siehe|s\.|antwort(e|en)?|anmerkung(en)?|kommentar(e|en)?|ergänzung(en)?|notiert|geschrieben|markiert|eingefügt|fragen|angaben)( \p{L}+){0,5} (unten|inline|direkt|dort|darunter|dahinter|im text|(in|hinter|unter) (ihrer|deiner|eurer|ihre|deine|die|der|den|jeder) (e?-?mail|nachricht|fragen?|text)|in (rot|blau|grün|fett|farbe))`,
  String.raw`(unten|weiter unten|darunter|dahinter|direkt|dort|im text|in (rot|blau|grün))( \p{L}+){0,5} (ge?antwortet|geschrieben|ergänzt|kommentiert|beantwortet|markiert|stehen|gesetzt|eingefügt|eingetragen|notiert)`,
  // French, Italian, Spanish, Dutch, Polish: one word is enough.
  String.raw`ci-dessous|plus bas|dans (votre|ton|le) (texte|message|mail|courriel)|en (rouge|bleu|vert)`,
  String.raw`qui sotto|di seguito|sotto|nel (suo|tuo|vostro)? ?(testo|messaggio)|in (rosso|blu|verde)`,
  String.raw`abajo|a continuación|en (su|tu|el) (texto|mensaje|correo)|en (rojo|azul|verde)`,
  String.raw`hieronder|onderaan|in (je|uw|de) (tekst|bericht|mail)|in (rood|blauw|groen)`,
  String.raw`poniżej|na (czerwono|niebiesko|zielono)|w (treści|tekście)`,
];
const pointing = new RegExp(String.raw`(?<!\p{L})(${pointsBelow.join('|')})(?!\p{L})|:$`, 'iu');

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
  return own === '' || pointing.test(own.replace(/\s+/g, ' ')) ? whole : own;
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
