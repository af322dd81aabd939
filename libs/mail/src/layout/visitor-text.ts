import { parse } from 'tldts';

/**
 * Text that a visitor typed, made safe to show in a mail.
 *
 * Escaping prevents markup, but mail clients turn anything that looks like an address into a live link, in plain text
 * too. Possible links are therefore defanged, as in security reports: `https[:]//evil[.]com`, `someone[@]evil[.]com`.
 * No client turns that into a link, readers see what was typed and can restore it by hand, and no hidden characters are
 * added, which filters treat as a disguise. Numbers, dates and words with a dot that do not end in a top-level domain
 * stay as they are (*St.John*, *15.Dezember*, *4.OG*).
 *
 * Right-to-left text is isolated, and the controls that reorder or close isolation (U+202A to U+202E, U+2066 to U+2069)
 * are removed, so that no text can reverse the text around it. Zero-width characters, which would hide a link from this
 * check, are removed as well. Other text is kept as typed.
 */
export class VisitorText {
  /** The lines, without anything that a client would turn into a link. Never empty. */
  readonly lines: string[];

  /**
   * @param kind a name (of a person or company) may contain dots: it is unchanged unless it contains a whole address
   */
  constructor(text: string, kind: 'text' | 'name' = 'text') {
    this.lines = text.split(lineEnds).map((line) => withoutLinks(line.replace(notShown, ''), kind));
  }

  /** The lines for plain text, with bidi isolates around right-to-left text. */
  isolatedLines(): string[] {
    return this.lines.map((line) => (rightToLeft.test(line) ? `\u2068${line}\u2069` : line));
  }
}

const lineEnds = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;
// Control characters except the tab, bidi controls that affect text beyond their own, and zero-width characters
// (joiners stay: emoji and some scripts need them).
const notShown = /[^\P{Cc}\t]|[\u202A-\u202E\u2066-\u2069\u00AD\u200B\u2060\uFEFF]/gu;
const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}\u200F\u061C]/u;
// The ideographic full stops count as dots in host names.
const dots = '.\u3002\uFF0E\uFF61';
const schemes = 'mailto|tel|sms|callto|skype|xmpp|javascript|data|file|magnet|view-source';
// A scheme, an address, a host by its first label or by number, a network path; not times, dates or amounts.
const linkLike = new RegExp(
  `\\p{L}:[/\\\\]|(?:${schemes}):\\S|[@\\uFF20]|\\\\\\\\|\\bwww\\d*[${dots}]|\\d{1,3}(?:[${dots}]\\d{1,3}){3}`,
  'iu',
);
// The characters that make a link: the colon of a scheme, dots and at signs between characters, the beginning of a
// network path.
const joint = new RegExp(
  `(?<=\\p{L}):(?=[/\\\\])|(?<=\\b(?:${schemes})):(?=\\S)|(?<=\\S)[@\\uFF20${dots}](?=\\S)|[@\\uFF20]|\\\\\\\\`,
  'giu',
);
const host = new RegExp(`[\\p{L}\\p{M}\\p{N}_-]+(?:[${dots}][\\p{L}\\p{M}\\p{N}_-]+)+`, 'gu');
const dot = new RegExp(`[${dots}]`, 'gu');
/** A German legal form of companies that looks like a host in Kyrgyzstan's domain. */
const companyForms = ['co.kg'];

function withoutLinks(line: string, kind: 'text' | 'name'): string {
  // A name that contains a whole address is treated as text.
  if (kind === 'name' && !linkLike.test(line)) return line;
  return line.replace(/\S+/gu, (word) =>
    linkLike.test(word)
      ? word.replace(joint, '[$&]')
      : word.replace(host, (name) => (isHost(name) ? name.replace(dot, '[$&]') : name)),
  );
}

/** Whether clients turn a name into a link: it ends in a top-level domain that exists. */
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
