/**
 * Text that a visitor typed, made safe to show to people who click.
 *
 * Escaping keeps it from being markup, but mail clients turn anything that looks like an address or a number into a
 * live link, in plain text too. So in each word that could be taken for one, every dot, colon, slash and at sign gets an
 * invisible ZERO WIDTH SPACE on both sides, and so does each digit of what reads as a telephone number. That works in
 * every client, because none takes a scheme, host, address or number across such a character; markup tricks do not
 * survive plain text. It reads as it was typed. In HTML the breaks are not selectable, so that a copy is clean
 * wherever the client honours `user-select`; to answer, sales uses Reply (the mail's Reply-To is the visitor).
 *
 * Right-to-left text is isolated, and the controls that reorder or close isolation (U+202A to U+202E, U+2066 to U+2069)
 * are taken out, so that no text can turn round what stands beside it. Other text is kept as typed.
 */
export class VisitorText {
  /** The lines, each with `linkBreak` wherever a link could have begun. Never empty. */
  readonly lines: string[];

  constructor(text: string) {
    this.lines = text.split(lineEnds).map((line) => breakLinks(line.replace(notShown, '')));
  }

  /** The lines for plain text: those with right-to-left characters between isolates. */
  isolatedLines(): string[] {
    return this.lines.map((line) => (rightToLeft.test(line) ? `\u2068${line}\u2069` : line));
  }
}

/** ZERO WIDTH SPACE: no client's link finder reads across it, and long addresses may wrap there. */
export const linkBreak = '\u200B';

const lineEnds = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;
// Control characters but the tab, and the bidi controls that reach beyond their own text.
const notShown = /[^\P{Cc}\t]|[\u202A-\u202E\u2066-\u2069]/gu;
const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}\u200F\u061C]/u;
// What holds a URL, host or address together; the ideographic full stops count as dots in host names.
const joint = /(?<=\S)[.:/\\@\u3002\uFF0E\uFF61\uFF20](?=\S)/gu;
const phoneLike = /(?:\+\d|\b0)(?:[\s().\-/\u2010-\u2013]*\d){5,}/gu;
// A scheme, an address, a host by name or number, a network path; times, dates, amounts and abbreviations are none.
const linkLike =
  /\p{L}{2,}:\S|[@\uFF20\\]|[\p{L}\p{N}-][.\u3002\uFF0E\uFF61]\p{L}{2,}|\d{1,3}(?:[.\u3002\uFF0E\uFF61]\d{1,3}){3}/u;
const word = /\S+/gu;

function breakLinks(line: string): string {
  return line
    .replaceAll(linkBreak, '')
    .replace(phoneLike, (number) => [...number].join(linkBreak))
    .replace(word, (text) =>
      linkLike.test(text.replaceAll(linkBreak, '')) ? text.replace(joint, `${linkBreak}$&${linkBreak}`) : text,
    )
    .replace(/\u200B{2,}/g, linkBreak);
}
