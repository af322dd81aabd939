/**
 * Text that a visitor typed, made safe to show to people who click.
 *
 * Escaping keeps it from being markup, but mail clients turn anything that looks like an address into a live link, in
 * plain text too. So what could be taken for one is written as people write it who warn of it: `https[:]//evil[.]com`,
 * `someone[@]evil[.]com`. No client makes a link of that, everybody sees what was typed, a copy needs no tools to be
 * mended, and no character is hidden (filters take hidden characters for a disguise). Numbers and dates stay as they are.
 *
 * Right-to-left text is isolated, and the controls that reorder or close isolation (U+202A to U+202E, U+2066 to U+2069)
 * are taken out, so that no text can turn round what stands beside it, and with them characters without width that
 * would keep a link from being found here. Other text is kept as typed.
 */
export class VisitorText {
  /** The lines, none with anything that a client would make a link of. Never empty. */
  readonly lines: string[];

  constructor(text: string) {
    this.lines = text.split(lineEnds).map((line) => withoutLinks(line.replace(notShown, '')));
  }

  /** The lines for plain text: those with right-to-left characters between isolates. */
  isolatedLines(): string[] {
    return this.lines.map((line) => (rightToLeft.test(line) ? `\u2068${line}\u2069` : line));
  }
}

const lineEnds = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;
// Control characters but the tab, bidi controls that reach beyond their own text, and what has no width (joiners stay:
// emoji and some scripts are written with them).
const notShown = /[^\P{Cc}\t]|[\u202A-\u202E\u2066-\u2069\u00AD\u200B\u2060\uFEFF]/gu;
const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}\u200F\u061C]/u;
// The ideographic full stops count as dots in host names.
const dots = '.\u3002\uFF0E\uFF61';
const schemes = 'mailto|tel|sms|callto|skype|xmpp|javascript|data|file|magnet|view-source';
// A scheme, an address, a host by name or number, a network path; times, dates, amounts and abbreviations are none.
const linkLike = new RegExp(
  `\\p{L}:[/\\\\]|(?:${schemes}):\\S|[@\\uFF20]|\\\\\\\\|[\\p{L}\\p{N}-][${dots}]\\p{L}{2,}|\\d{1,3}(?:[${dots}]\\d{1,3}){3}`,
  'iu',
);
// What holds a link together: the colon of a scheme, dots and at signs between characters, a network path's beginning.
const joint = new RegExp(
  `(?<=\\p{L}):(?=[/\\\\])|(?<=\\b(?:${schemes})):(?=\\S)|(?<=\\S)[@\\uFF20${dots}](?=\\S)|[@\\uFF20]|\\\\\\\\`,
  'giu',
);

function withoutLinks(line: string): string {
  return line.replace(/\S+/gu, (word) => (linkLike.test(word) ? word.replace(joint, '[$&]') : word));
}
