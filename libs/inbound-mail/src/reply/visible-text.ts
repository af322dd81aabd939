import EmailReplyParser from 'email-reply-parser';

/** Longer text is searched for quotes up to here only; the parser's patterns grow faster than the text. */
const searched = { characters: 20_000, line: 500 } as const;

/** Headings of quoted history that the parser does not know, from Outlook and webmail in German and English. */
const historyHeads: RegExp[] = [
  /^-{2,} ?(original message|ursprüngliche nachricht|originalnachricht|weitergeleitete nachricht|forwarded message) ?-{2,}$/im,
  /^(von|from): .{1,200}\n(gesendet|sent|date|datum|an|to)(?: am)?: /im,
  /^(gesendet|sent): .{1,120}\n(von|from): /im,
  /^(am|on) .{5,200}(schrieb|wrote)( .{1,200})?:\s*$/im,
  /^(am|on) .{5,120}\n.{0,120}(schrieb|wrote)( .{1,100})?:\s*$/im,
  /^_{20,}\n(von|from): /im,
];

/** Signatures that the parser does not know; they are in the last lines. */
const signatures: RegExp[] = [
  /^-- ?$/m,
  /^(von meinem .{1,40} gesendet|gesendet (von|mit|über) .{1,60}|sent (from|via|with) .{1,60}|get outlook for .{1,20}|outlook für .{1,20}( beziehen)?|holen sie sich outlook .{1,40})$/im,
];

/**
 * What a person wrote in reply, without quoted history and signature where those can be recognised.
 * @param text the whole text
 * @returns the whole text again where nothing would be left, as with answers between the quoted lines
 */
export function visibleText(text: string): string {
  const own = beforeAll(text, historyHeads);
  const short = own.slice(0, searched.characters);
  const parsed = short.split('\n').some((line) => line.length > searched.line)
    ? short
    : new EmailReplyParser().parseReply(short);
  const visible = `${beforeAll(parsed, signatures)}${own.slice(searched.characters)}`.trim();
  return visible || text.trim();
}

/** The text before the first place that a pattern finds. */
function beforeAll(text: string, patterns: RegExp[]): string {
  const ends = patterns.map((pattern) => text.search(pattern)).filter((at) => at >= 0);
  return text.slice(0, Math.min(text.length, ...ends));
}
