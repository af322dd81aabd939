import { parse } from 'tldts';

/**
 * Text that a visitor typed, made safe to show to people who click.
 *
 * Escaping keeps it from being markup, but mail clients turn anything that looks like an address into a live link, in
 * plain text too. So what could be taken for one is written as people write it who warn of it: `https[:]//evil[.]com`,
 * `someone[@]evil[.]com`. No client makes a link of that, everybody sees what was typed, a copy needs no tools to be
 * mended, and no character is hidden (filters take hidden characters for a disguise). Numbers, dates and words with a dot that
 * do not end in a top-level domain stay as they are (*St.John*, *15.Dezember*, *4.OG*).
 *
 * Right-to-left text is isolated, and the controls that reorder or close isolation (U+202A to U+202E, U+2066 to U+2069)
 * are taken out, so that no text can reverse the text around it, and with them characters without width that
 * would keep a link from being found here. Other text is kept as typed.
 */
export class VisitorText {
  /** The lines, none with anything that a client would make a link of. Never empty. */
  readonly lines: string[];

  /** @param kind a name (of a person or a company) may have a dot in it: it is left alone unless it holds a whole address */
  constructor(text: string, kind: 'text' | 'name' = 'text') {
    this.lines = text.split(lineEnds).map((line) => withoutLinks(line.replace(notShown, ''), kind));
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
// A scheme, an address, a host by its first label or by number, a network path; times, dates and amounts are none.
const linkLike = new RegExp(
  `\\p{L}:[/\\\\]|(?:${schemes}):\\S|[@\\uFF20]|\\\\\\\\|\\bwww\\d*[${dots}]|\\d{1,3}(?:[${dots}]\\d{1,3}){3}`,
  'iu',
);
// What holds a link together: the colon of a scheme, dots and at signs between characters, a network path's beginning.
const joint = new RegExp(
  `(?<=\\p{L}):(?=[/\\\\])|(?<=\\b(?:${schemes})):(?=\\S)|(?<=\\S)[@\\uFF20${dots}](?=\\S)|[@\\uFF20]|\\\\\\\\`,
  'giu',
);
const host = new RegExp(`[\\p{L}\\p{M}\\p{N}_-]+(?:[${dots}][\\p{L}\\p{M}\\p{N}_-]+)+`, 'gu');
const dot = new RegExp(`[${dots}]`, 'gu');
/** Ends in Kyrgyzstan's domain, but is a German form of company. */
const companyForms = ['co.kg'];

function withoutLinks(line: string, kind: 'text' | 'name'): string {
  // A name with a whole address in it is none.
  if (kind === 'name' && !linkLike.test(line)) return line;
  return line.replace(/\S+/gu, (word) =>
    linkLike.test(word)
      ? word.replace(joint, '[$&]')
      : word.replace(host, (name) => (isHost(name) ? name.replace(dot, '[$&]') : name)),
  );
}

/** Whether a name is one that clients make a link of: below a top-level domain that exists. */
function isHost(name: string): boolean {
  const plain = name.replace(dot, '.').toLowerCase();
  if (companyForms.includes(plain)) return false;
  const { isIcann, domain } = parse(plain, {
    allowPrivateDomains: false,
    validateHostname: false,
    extractHostname: false,
  });
  return Boolean(isIcann && domain);
}
