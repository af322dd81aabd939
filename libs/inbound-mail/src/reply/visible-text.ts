import { isMailProvider } from '@mainstage/contracts/address-offer';
import { type QuoteHead, quoteHeads } from './quote-head';

/** Number of last lines in which quote heads are searched. */
const mostLines = 20_000;

/** Subject of a forwarded message, whose quoted text is what its sender wants to be read. */
const passedOn = /^\s*(\[[^\]]{0,40}\]\s*)?(fwd?|wg|tr|rv|i|doorst|vs|enc)\s*(\[\d+\])?:/i;
/**
 * Words that may refer to the quoted lines, or to a message that is passed on. They are many on purpose: a false match
 * only leaves more text.
 */
const pointsBelow = [
  String.raw`below|beneath|underneath|in-?line|in[ -](text|between)|interspersed|embedded|scroll|bottom`,
  String.raw`in (red|blue|green|purple|violet|pink|magenta|orange|yellow|grey|gray|bold|italics?|caps|capitals?|upper ?case|colou?rs?)`,
  String.raw`(answers|replies|responses|comments|remarks|annotations|additions|answered|commented|annotated|highlighted|marked|interleaved)`,
  String.raw`(my|our) (answer|reply|response|comment|note|remark|change|addition|correction)s?`,
  String.raw`(each|every|your|the) questions?|see (my|our|your|the (e?-?mail|message|text|lines?))`,
  String.raw`(in|into|to|within|under|after|behind) (the|your) (e?-?mail|message|text|lines)`,
  String.raw`forward(s|ed|ing)?|(my|our) (boss|manager|colleague|client|customer|assistant)( \p{L}+){0,3} (wrote|writes|says?|said|asks?|asked)`,
  String.raw`unten|untenstehend\p{L}*|weiter unten|darunter|drunter|hierunter|dahinter|dazwischen|nachstehend\p{L}*|nachfolgend\p{L}*`,
  String.raw`antworten|meine antwort|unsere antwort|beantwortet|geantwortet|anmerkung(en)?|kommentare?|kommentiert|ergänz\p{L}*|notizen|notiert`,
  String.raw`eingetragen|eingefügt|eingearbeitet|\p{L}*(rein|hinein|dazu|hinzu)ge(schrieben|setzt|fügt)|markiert|gekennzeichnet|hervorgehoben`,
  String.raw`rot|blau|grün|gelb|orange|lila|violett|pink|kursiv|fett|farbig|großbuchstaben|gross|groß geschrieben`,
  String.raw`im (text|verlauf)|zwischen den zeilen|in (ihre[rmn]?|deine[rmn]?|eure[rmn]?|der|die|den) (e?-?mail|nachricht|text|fragen?)|(ihren?|deinen?|euren?|jede[rn]?|den) fragen?`,
  String.raw`siehe(?! (anhang|anlage|beigefügt))|weiterleit\p{L}*|weitergeleitet\p{L}*|leite( \p{L}+){0,6} weiter|(hat|haben)( \p{L}+){0,5} geschrieben|die (e-?)?mail (von|der|des|meine\p{L}|unsere\p{L})`,
  // French, Italian, Spanish, Dutch, Polish: one word is sufficient.
  String.raw`infra|ci-(dessous|après)|plus bas|réponses|(dans|le) (votre|ton|le|corps du) (texte|message|mail|courriel)|en (rouge|bleu|vert)`,
  String.raw`qui sotto|di seguito|sotto|risposte|nel (suo|tuo|vostro)? ?(testo|messaggio)|in (rosso|blu|verde)`,
  String.raw`abajo|a continuación|respuestas|en (su|tu|el) (texto|mensaje|correo)|en (rojo|azul|verde)`,
  String.raw`hieronder|onderaan|antwoorden|in (je|uw|de) (tekst|bericht|mail)|in (rood|blauw|groen)`,
  String.raw`poniżej|odpowiedzi|na (czerwono|niebiesko|zielono)|w (treści|tekście)`,
];
const pointing = new RegExp(
  String.raw`(?<!\p{L})(${pointsBelow.join('|')})(?!\p{L})|(?<!\p{L})s\. ?u\.|\*\*|>>|->|:$`,
  'iu',
);

/** A line that is only a greeting, or that only ends a message. */
const greeting =
  /^(hallo|hi|hey|hello|dear|good (morning|day|afternoon|evening)|guten (tag|morgen|abend)|sehr geehrte\p{L}*|liebe\p{L}?|moin|servus|grüß \p{L}+|bonjour|buongiorno|hola)( [\p{L}.'’-]+){0,6}\s*[,!.:;–-]*$/iu;
const closing =
  /^(viele|liebe|beste|schöne|mit (freundlich|best|herzlich|lieb|viel)\p{L}+|freundliche|herzliche|best|kind|warm|many thanks|thanks|thank you|regards|cheers|yours|sincerely|lg|vg|bg|mfg|gr(u|ü)(ß|ss)e?|danke|vielen dank|gesendet|sent from|von meinem|--)(?!\p{L})[^.!?,;:–]{0,50}[.!,]?$/iu;

/** Whether a person wrote anything but a greeting above the quote; if not, they wrote into it. */
function saysSomething(own: string): boolean {
  const lines = own.split('\n').map((line) => line.trim());
  const end = lines.findIndex((line) => closing.test(line));
  return (end < 0 ? lines : lines.slice(0, end)).some(
    (line) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(line) && !greeting.test(line),
  );
}

/** A mark that people and Outlook put before an answer within unmarked lines: `[Ada Brandt]`, `->`, `**`. */
const answerMark =
  /^\s*(\[(?![^\]]*[/@]|cid|image|bild|picture|logo)[^\]]{1,40}\]|[-=]{1,3}>|>{2,}|\*{2,3}(?!\s*$)(?![^*]*\*\*))/iu;

/**
 * A person's own text in a reply (rule inbound.whole). Only a quoted message at the end is left out, and only if the
 * lines above it contain a date and an address or our sender's name; signatures stay, and so does a quote with answers
 * between its lines.
 * @param text the whole text
 * @param subject of the message; a forwarded one is kept whole
 * @param sender address of the message; a quote of their own or of their company's is new to us, and is kept
 * @param ownName display name of our sender
 * @returns the whole text if nothing is left out, or nothing would be left
 */
export function visibleText(text: string, subject = '', sender?: string, ownName?: string): string {
  const whole = text.trim();
  if (passedOn.test(subject)) return whole;
  const lines = whole.split('\n');
  if (lines.length > mostLines) return whole;
  const bare = lines.map((line) =>
    plain(line)
      .replace(/^(>\s?)+/, '')
      .trim(),
  );
  const head = quoteHeads(bare, ownName).find((each) => isQuotedToTheEnd(lines, each));
  if (!head || isOfSender(head, sender)) return whole;
  const own = lines.slice(0, head.start).join('\n').trim();
  const mayContinue = own === '' || !saysSomething(own) || pointing.test(own.replace(/\s+/g, ' '));
  return mayContinue ? whole : own;
}

/** Whether everything after a head is the quoted message. */
function isQuotedToTheEnd(lines: readonly string[], { start, end, certain }: QuoteHead): boolean {
  const behind = lines.slice(end).filter((line) => plain(line).trim() !== '');
  const quoted = behind.filter(isQuoted);
  if (behind.length === 0) return false;
  if (quoted.length === behind.length) return true;
  // Some programs do not mark quoted lines; if some lines are marked, the others are answers between them.
  return (
    quoted.length === 0 && certain && !isQuoted(lines[start] ?? '') && !behind.some((line) => answerMark.test(line))
  );
}

function isOfSender({ from }: QuoteHead, sender: string | undefined): boolean {
  if (from === undefined || sender === undefined) return false;
  const [domain, own] = [from, sender].map((address) => address.slice(address.lastIndexOf('@') + 1)) as [
    string,
    string,
  ];
  return from === sender || (domain === own && !isMailProvider(own));
}

const isQuoted = (line: string): boolean => /^\s{0,3}>/.test(line);

/** Blanks and marks that programs put into dates and names. */
const plain = (line: string): string =>
  line.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '').replace(/[\u00a0\u202f\u2007]/g, ' ');
