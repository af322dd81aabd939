import { Libmime } from 'libmime';
import { decodeBytes } from './decode-bytes';
import { htmlText } from './html-text';
import type { MessagePart, ReadingNotice } from './inbound-message';
import { limits } from './limits';
import { type MimePart, mimeTree } from './mime-tree';
import { signedContent } from './smime';
import { readTnef } from './tnef/tnef';

/** A section of the body: displayed text, and its HTML if it has any. */
interface Block {
  text: string;
  html?: string;
}

export interface MessageBody {
  blocks: Block[];
  parts: MessagePart[];
  notices: Set<ReadingNotice>;
}

const libmime = new Libmime();
/** Maximum depth of nested signed messages. */
const mostEnvelopes = 5;

/** Texts, files and notices of a message, in the order of its parts. */
export async function bodyOf(part: MimePart, envelopes = 0): Promise<MessageBody> {
  // A multipart without parts: its boundary is missing or differs.
  if (part.type.startsWith('multipart/') && part.children.length === 0)
    return textBody({ ...part, type: 'text/plain', params: {} });
  if (part.type === 'multipart/alternative') return preferred(await bodiesOf(part.children, envelopes));
  if (part.type === 'multipart/signed') {
    const [content, ...signatures] = part.children;
    const others = await bodiesOf(
      signatures.filter(({ type }) => !isSignature(type)),
      envelopes,
    );
    return joined([...(content ? [await bodyOf(content, envelopes)] : []), ...others, bodyWith('signed')]);
  }
  if (part.type === 'multipart/encrypted') return joined([...part.children.map(fileBody), bodyWith('unreadable')]);
  if (part.children.length > 0) return joined(await bodiesOf(part.children, envelopes));
  if (isPkcs7(part)) return signedBody(part, envelopes);
  if (isTnef(part)) return tnefBody(part);
  if (isText(part)) return textBody(part);
  const opaque =
    /^message\/(partial|external-body)$|^application\/pgp-encrypted$/.test(part.type) || isUnknownEncoding(part);
  return opaque ? joined([fileBody(part), bodyWith('unreadable')]) : fileBody(part);
}

const bodiesOf = async (parts: readonly MimePart[], envelopes: number): Promise<MessageBody[]> => {
  const bodies: MessageBody[] = [];
  for (const part of parts) bodies.push(await bodyOf(part, envelopes));
  return bodies;
};

const joined = (bodies: readonly MessageBody[]): MessageBody => ({
  blocks: bodies.flatMap(({ blocks }) => blocks),
  parts: bodies.flatMap(({ parts }) => parts),
  notices: new Set(bodies.flatMap(({ notices }) => [...notices])),
});

const bodyWith = (notice: ReadingNotice): MessageBody => ({ blocks: [], parts: [], notices: new Set([notice]) });

/**
 * The plain text, unless the HTML contains a word that it lacks: programs shorten the plain text, or write *this mail is
 * HTML* in its place. If each of them has words of its own, both are shown.
 */
function preferred(bodies: readonly MessageBody[]): MessageBody {
  const all = joined(bodies);
  const written = bodies.filter(({ blocks }) => blocks.some(({ text }) => text.trim()));
  const rich = written.findLast(({ blocks }) => blocks.some(({ html }) => html !== undefined));
  const plain = written.find((body) => body !== rich) ?? rich;
  if (!plain) return { ...all, blocks: [] };
  const html = rich && htmlOf(rich.blocks);
  const [text, richText] = [plain, rich ?? plain].map(({ blocks }) => blocks.map((each) => each.text).join('\n')) as [
    string,
    string,
  ];
  return { ...all, blocks: [{ text: withoutLoss(text, richText), ...(html !== undefined && { html }) }] };
}

function withoutLoss(plain: string, rich: string): string {
  if (!hasMoreWords(rich, plain)) return plain;
  return hasMoreWords(plain, rich) && letters(rich) < 2 * letters(plain) ? `${plain.trimEnd()}\n\n${rich}` : rich;
}

/** Web addresses and names of pictures do not count: programs write them differently in the two. */
const wordsOf = (text: string): string[] =>
  text
    .replace(/(https?|mailto|tel|cid):[^\s<>()[\]]+|\[(image|bild|picture|cid)[^\]]*\]/gi, ' ')
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

function hasMoreWords(one: string, other: string): boolean {
  const words = wordsOf(other);
  const known = new Set(words);
  // The two break words in different places.
  const joined = words.join('');
  return wordsOf(one).some((word) => !known.has(word) && !joined.includes(word));
}

const letters = (text: string): number => text.replace(/[^\p{L}\p{N}]/gu, '').length;

/** The HTML of a body; undefined if none of it is HTML. */
export function htmlOf(blocks: readonly Block[]): string | undefined {
  if (!blocks.some(({ html }) => html !== undefined)) return undefined;
  return blocks.map(({ text, html }) => html ?? `<pre>${escaped(text)}</pre>`).join('\n');
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function textBody(part: MimePart): MessageBody {
  const whole = decodeBytes(part.content, part.params['charset']);
  const isHtml = part.type === 'text/html';
  const flowed = !isHtml && /^flowed$/i.test(part.params['format'] ?? '');
  const text = flowed ? libmime.decodeFlowed(whole, /^yes$/i.test(part.params['delsp'] ?? '')) : whole;
  const notices = new Set<ReadingNotice>();
  if (isHtml && text.length > limits.html) notices.add('cut');
  if (/^-----BEGIN PGP MESSAGE-----/m.test(text)) notices.add('unreadable');
  if (/^-----BEGIN PGP SIGNED MESSAGE-----/m.test(text)) notices.add('signed');
  if (isUnknownEncoding(part)) notices.add('unreadable');
  return { blocks: [isHtml ? { text: htmlText(text), html: text } : { text }], parts: [], notices };
}

/** Extracts the signed content; the signature is not verified. */
async function signedBody(part: MimePart, envelopes: number): Promise<MessageBody> {
  const content = envelopes < mostEnvelopes ? signedContent(part.content) : undefined;
  const inner = content && (await mimeTree(content).catch(() => undefined));
  if (!inner) return joined([fileBody(part), bodyWith('unreadable')]);
  return joined([await bodyOf(inner, envelopes + 1), bodyWith('signed')]);
}

/** Extracts Outlook's `winmail.dat`. */
function tnefBody(part: MimePart): MessageBody {
  try {
    const { text, html, files, isWhole } = readTnef(part.content);
    const parts = files.map(({ name, type, content }) => ({ filename: name, mimeType: type, content }));
    const blocks = html !== undefined ? [{ text: htmlText(html), html }] : text ? [{ text }] : [];
    const read = { blocks, parts, notices: new Set<ReadingNotice>() };
    return isWhole ? read : joined([read, fileBody(part), bodyWith('unreadable')]);
  } catch {
    return joined([fileBody(part), bodyWith('unreadable')]);
  }
}

function fileBody(part: MimePart): MessageBody {
  const { type, filename, contentId, params } = part;
  const isCalendar = /^(text\/(x-v)?calendar|application\/ics)$/.test(type);
  const content = isCalendar ? Buffer.from(decodeBytes(part.content, params['charset'])) : part.content;
  const file = {
    mimeType: type,
    content,
    ...(filename && { filename }),
    ...(isCalendar && params['method'] && { method: params['method'].toUpperCase().trim() }),
    ...(contentId && { contentId }),
  };
  return { blocks: [], parts: [file], notices: new Set() };
}

const markup =
  /^text\/((x-)?v?calendar|(x-)?vcard|directory|csv|tab-separated-values|rtf|css|(x-)?javascript|xml|x-amp-html|rfc822-headers|x-vcalendar)/;

/** Text to be displayed; not tables, calendars and cards, which are files. */
const isText = ({ type, disposition, filename }: MimePart): boolean =>
  (type === 'text/plain' ||
    type === 'text/html' ||
    // Without a subtype it is plain text, and so is text of an unknown kind (RFC 2046, section 4.1.4).
    (/^text(\/.*)?$/.test(type) && !filename && !markup.test(type))) &&
  disposition !== 'attachment';

const isSignature = (type: string) => /^application\/((x-)?pkcs7-signature|pgp-signature)$/.test(type);

const isPkcs7 = ({ type, filename }: MimePart) =>
  /^application\/(x-)?pkcs7-mime$/.test(type) ||
  (type === 'application/octet-stream' && /\.p7m$/i.test(filename ?? ''));

const isTnef = ({ type, filename }: MimePart) =>
  /^application\/(vnd\.)?ms-tnef$/.test(type) ||
  (type === 'application/octet-stream' && /^(winmail|win)\.dat$/i.test(filename ?? ''));

const isUnknownEncoding = ({ encoding }: MimePart) =>
  !['', '7bit', '8bit', 'binary', 'base64', 'quoted-printable'].includes(encoding);
