/** Lines that a program wrote above the quoted message, with a date and an address or our sender's name. */
export interface QuoteHead {
  /** Index of the first line, including a separator above. */
  start: number;
  /** Index of the line after it. */
  end: number;
  /** Whether only a program writes such lines: without quoted lines, a person's sentence may look alike. */
  certain: boolean;
  /** Address of the quoted message's sender, in lower case; undefined if the head has only our name. */
  from?: string;
}

const mostCharacters = 600;
const address = /[^\s<>[\]()"“”;:,@]+@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+/u;
/** An address in the notation of programs. */
const bracketed = /[<[(](mailto:)?[^\s<>[\]()@]+@[\p{L}\p{N}.-]+\.[\p{L}\p{N}-]+([ <>\])]|$)/u;
const time = /\b\d{1,2}[:.h]\d{2}(?!\d)/;
const monthNames =
  'jan|feb|fév|mar|mär|maa|mrz|apr|avr|abr|mai|may|mei|maj|giu|jun|juin|juil|jul|lug|aug|aoû|ago|sep|set|okt|oct|ott|nov|dez|dec|déc|dic|gen|ene|fev|lut|kwi|cze|lip|sie|wrz|paź|lis|gru|sty|oca|şub|nis|haz|tem|ağu|eyl|eki|kas|ara|янв|фев|мар|апр|мая|июн|июл|авг|сен|окт|ноя|дек';
const date = new RegExp(
  [
    String.raw`\b\d{1,2}[./-]\s?\d{1,2}[./-]\s?(\d{4}|\d{2})\b`,
    String.raw`\b\d{4}[./-]\d{1,2}[./-]\d{1,2}(?!\d)`,
    String.raw`\b\d{1,2}(\.|st|nd|rd|th)?,?\s+(de\s+)?(${monthNames})\p{L}*\.?,?\s+(de\s+)?\d{4}\b`,
    String.raw`(?<!\p{L})(${monthNames})\p{L}*\.?\s+\d{1,2}(st|nd|rd|th)?,?\s+\d{4}\b`,
    String.raw`\d{4}\s?[年년]\s?\d{1,2}\s?[月월]\s?\d{1,2}\s?[日일]`,
  ].join('|'),
  'iu',
);

/** The verb in the line above quoted lines. */
const wrote =
  /(?<!\p{L})(wrote|writes|schrieb|geschrieben|a écrit|escribió|escreveu|ha scritto|scrisse|schreef|geschreven|napisał|skrev|kirjoitti|napsala?|написала?|escrigué|yazdı|пишет)(?!\p{L})|写道|寫道|님이 작성/iu;
/**
 * Some languages use no verb: `12 июн. 2026 г. в 10:15, Tom <tom@venue.example>:`. Then the line ends with the address.
 */
const endsWithAddress = /(<[^\s<>]+@[^\s<>]+>|(?<!\p{L})(von|by|from|de|da|van|od) [^\s<>]+@[^\s<>]+)\s?[:：]$/iu;
/** Words that programs write between the name, the date and the verb. */
const particle =
  /^(am|um|on|at|le|à|el|a|las|il|alle|ore|op|om|den|dem|der|hat|ha|uhr|pm|utc|gmt|[a-z]{1,3}es?t|mes?z)$/i;
const weekday = /^(mo|tu|we|th|fr|sa|su|di|mi|do|so)(n|e|s|d|u|r|i|t)?(\p{L}*(day|tag)|ttwoch)?$/iu;
/** Beginning of such a line: the date, the writer, or a quotation mark. */
const wroteBegins = /^(on|am|at|le|el|il|op|em|den|dne|dnia|w dniu|het|\d|"|“|„|<|[\p{L}\p{N}'.,:() -]{1,80}[<"“(])/iu;

const fields: Readonly<Record<'from' | 'date' | 'to' | 'subject', RegExp>> = {
  from: /^(from|von|de|da|van|från|fra|od)$/i,
  date: /^(sent|date|gesendet( am)?|datum|envoyé( le)?|date d'envoi|enviado( el| em)?|fecha|data|inviato|verzonden|skickat|sendt|wysłano)$/i,
  to: /^(to|cc|an|kopie|kopie \(cc\)|à|para|a|aan|till|til|do|dw|reply-to|antwort an|importance|wichtigkeit|priority|priorität)$/i,
  subject: /^(subject|betreff|objet|asunto|assunto|oggetto|onderwerp|ämne|emne|temat)$/i,
};
/** Some programs write several fields in one line: `*Von:* … *Gesendet:* …`. */
const nextField =
  /\s(?=\*{0,2}(?:sent|date|gesendet(?: am)?|datum|to|an|cc|subject|betreff|envoyé|objet|inviato|oggetto)\s?\*{0,2}:)/iu;
const field = /^\*{0,2}\s?([\p{L}'() -]{1,20}?)\s?\*{0,2}\s?:\s?\*{0,2}\s*(.*)$/u;
/** A rule, or text that programs write between two of them: *Original Message*, *Ursprüngliche Nachricht*. */
const separator = /^([-_=*—–]{2,}|[-_=*—–\s]{4,}[\p{L}][\p{L}\s-]{2,40}[-_=*—–\s]{2,})$/u;
/** A separator with which no signature begins. */
const clearSeparator = /^[-_=*—–\s]{5}/u;
const forwarded = /weitergeleitet|forwarded|transféré|reenviado|inoltrato/i;

/**
 * The heads of quoted messages in a text, in order.
 * @param lines without quotation marks and odd blanks
 * @param ownName display name of our sender, by which Thunderbird and others write a head without an address
 */
export function quoteHeads(lines: readonly string[], ownName?: string): QuoteHead[] {
  const heads: QuoteHead[] = [];
  for (let at = 0; at < lines.length; at++) {
    const head = headAt(lines, at, ownName);
    if (!head) continue;
    // Of two that end at the same line the shorter one is the program's: a person's line above may look like its
    // beginning.
    const shorter = headAt(lines, at + 1, ownName);
    if (head.start === at && shorter?.end === head.end && shorter.start > at) continue;
    heads.push(head);
    at = head.end - 1;
  }
  return heads;
}

const headAt = (lines: readonly string[], at: number, ownName: string | undefined): QuoteHead | undefined =>
  fieldHead(lines, at, ownName) ?? wroteHead(lines, at, ownName);

/** `Von: … Gesendet: … An: … Betreff: …`, as Outlook, Samsung, GMX and T-Online write it. */
function fieldHead(lines: readonly string[], at: number, ownName: string | undefined): QuoteHead | undefined {
  const found = new Map<string, string>();
  let end = at;
  let first: string | undefined;
  for (let value = ''; end < lines.length && end < at + 24; end++) {
    const line = lines[end] ?? '';
    const parts = fieldOf(line) ? line.split(nextField).map(fieldOf) : [];
    if (parts.some((part) => part?.kind === 'from') && found.has('from')) break;
    if (parts.length === 0 && !(found.size > 0 && continues(lines, end, value))) break;
    if (parts.length === 0) found.set(value, `${found.get(value) ?? ''} ${line}`.trim());
    for (const part of parts) {
      if (!part) continue;
      value = part.kind;
      first ??= value;
      found.set(value, `${found.get(value) ?? ''} ${part.rest}`.trim());
    }
  }
  const sent = found.get('date') ?? '';
  const whole = [...found.values()].join(' ');
  const isOurs = namesUs(found.get('from') ?? '', ownName);
  if (!found.has('from') || !date.test(sent) || !(isOurs || address.test(whole)) || whole.length > 4 * mostCharacters)
    return undefined;
  const above = separatorAbove(lines, at);
  if (above !== undefined && forwarded.test(lines[above] ?? '')) return undefined;
  const isClear = above !== undefined && clearSeparator.test(lines[above] ?? '');
  if (!isClear && first !== 'from' && first !== 'date') return undefined;
  const from = address.exec(found.get('from') ?? '')?.[0].toLowerCase();
  // Programs always write a time, and names or addresses after To.
  const isProgram = hasTime(sent) && !/^[\d\s:.,-]+(uhr|h|am|pm)?$/i.test(found.get('to') ?? '');
  const isNamed = from !== undefined ? found.size >= 3 || above !== undefined : isOurs && found.size >= 4;
  const certain = isProgram && isNamed;
  return { start: above ?? at, end, certain, ...(from !== undefined && { from }) };
}

function fieldOf(line: string): { kind: string; rest: string } | undefined {
  const [, name = '', rest = ''] = field.exec(line) ?? [];
  const kind = Object.entries(fields).find(([, names]) => names.test(name))?.[0];
  return kind === undefined ? undefined : { kind, rest };
}

/** A time of day beside the date, whose figures may look like one. */
const hasTime = (text: string): boolean => time.test(text.replace(date, ' '));

/** A long list of recipients or a long subject continues in the next line; programs start each field on a new line. */
function continues(lines: readonly string[], at: number, kind: string): boolean {
  const line = lines[at] ?? '';
  // HTML with a paragraph for each field has an empty line between them.
  if (line === '') return fieldOf(lines.slice(at + 1, at + 3).find((each) => each !== '') ?? '') !== undefined;
  const next = lines.slice(at + 1, at + 4).some((each) => fieldOf(each) !== undefined);
  return (
    next &&
    (kind === 'to' || kind === 'from' ? line.includes('@') || line.includes(';') : kind !== 'date' || hasTime(line))
  );
}

function separatorAbove(lines: readonly string[], at: number): number | undefined {
  for (let above = at - 1; above >= 0 && above >= at - 2; above--) {
    const line = lines[above] ?? '';
    if (line !== '') return separator.test(line) ? above : undefined;
  }
  return undefined;
}

/**
 * Whether a program wrapped a line here because the next word did not fit; a person's line ends where they pressed
 * Enter.
 */
const isWrapped = (line: string, next: string): boolean =>
  next !== '' && line.length + (next.split(' ')[0]?.length ?? 0) >= 60;

/** Whether a line is only a date with its time, below which Claws Mail writes the name. */
function isMoment(line: string): boolean {
  const words = line.replace(date, ' ').match(/\p{L}+/gu) ?? [];
  return date.test(line) && hasTime(line) && words.every((word) => particle.test(word) || weekday.test(word));
}

/** Whether a name in a head is ours, also behind a member's: `Lena Brandt, Mainstage`; a person's sentence goes on. */
function namesUs(text: string, ownName: string | undefined): boolean {
  const at = ownName ? text.toLowerCase().lastIndexOf(ownName.toLowerCase()) : -1;
  if (!ownName || at < 0 || /[\p{L}\p{N}-]$/u.test(text.slice(0, at))) return false;
  const behind = text.slice(at + ownName.length);
  const words =
    behind
      .replace(date, ' ')
      .replace(wrote, ' ')
      .match(/[\p{L}'@]+/gu) ?? [];
  return !/^[\p{L}\p{N}'’-]/u.test(behind) && words.every((word) => particle.test(word));
}

/** `Am … schrieb … <…>:`, which programs wrap into up to four lines. */
function wroteHead(lines: readonly string[], at: number, ownName: string | undefined): QuoteHead | undefined {
  const beginning = lines[at] ?? '';
  const [dashes = ''] = /^-{3,}\s*/.exec(beginning) ?? [];
  if (!wroteBegins.test(beginning.slice(dashes.length)) && !(ownName && beginning.includes(ownName))) return undefined;
  let text = '';
  for (let end = at; end < at + 4 && end < lines.length; end++) {
    const line = lines[end] ?? '';
    const before = lines[end - 1] ?? '';
    if (end > at && !isWrapped(before, line) && !(end === at + 1 && isMoment(before))) return undefined;
    text = `${text} ${line}`.trim();
    if (text.length > mostCharacters) return undefined;
    const says = wrote.test(text);
    // Zoho has dashes around the line.
    const ends = dashes ? /-{3,}$/ : /[:：]\*?$/u;
    if (!ends.test(text) || !(says || endsWithAddress.test(text))) continue;
    const isNamed = address.test(text) || (says && hasTime(text) && namesUs(text, ownName));
    if (!date.test(text) || !isNamed) return undefined;
    const above = separatorAbove(lines, at);
    const certain = says && bracketed.test(text) && hasTime(text);
    const from = address.exec(text)?.[0].toLowerCase();
    return { start: above ?? at, end: end + 1, certain, ...(from !== undefined && { from }) };
  }
  return undefined;
}
