import addressparser from 'nodemailer/lib/addressparser';
import { cleanLine, cleanText } from './clean-text';
import { decodeWords } from './encoded-words';
import type { InboundMessage, MessagePart, ReadingNotice } from './inbound-message';
import { limits } from './limits';
import { bodyOf, htmlOf } from './message-body';
import { type MimePart, mimeTree } from './mime-tree';
import { readablePart } from './readable-part';

/**
 * Parses a raw message. Never throws: a message that cannot be parsed within the limits is returned with `parsed:
 * false`.
 * @param raw the received bytes, with any line ends
 */
export async function parseMessage(raw: Uint8Array): Promise<InboundMessage> {
  try {
    const whole = withLineFeeds(raw);
    const bytes = readablePart(whole);
    const message = await messageOf(await mimeTree(bytes));
    const isCut = bytes.length < whole.length || whole.length >= limits.message;
    return isCut ? { ...message, notices: [...new Set<ReadingNotice>([...message.notices, 'cut'])] } : message;
  } catch {
    return { parsed: false, subject: '', headers: new Map(), text: '', parts: [], notices: ['unreadable'] };
  }
}

async function messageOf(root: MimePart): Promise<InboundMessage> {
  const headers = new Map<string, string[]>();
  for (const [name, value] of root.headers) {
    const line = cleanLine(value, limits.headers);
    const values = headers.get(name);
    if (values) values.push(line);
    else headers.set(name, [line]);
  }
  const header = (name: string) => headers.get(name)?.[0];
  const { blocks, parts, notices } = await bodyOf(root);
  const text = cleanText(blocks.map((block) => block.text).join('\n'), limits.text + 1).trimEnd();
  if (text.length > limits.text) notices.add('cut');
  const html = htmlOf(blocks);
  return {
    parsed: true,
    messageId: idOf(header('message-id')),
    inReplyTo: idOf(header('in-reply-to')),
    subject: cleanLine(decodeWords(header('subject') ?? ''), limits.subject),
    ...senderOf(header('from')),
    sentAt: dateOf(header('date')),
    headers,
    text: text.slice(0, limits.text),
    ...(html !== undefined && { html: html.slice(0, limits.html) }),
    parts: parts.map(cleanPart),
    notices: [...notices],
  };
}

/** The first id of a header that may contain several. */
function idOf(header: string | undefined): string | undefined {
  const id = /<[^<>\s]{1,500}>/.exec(header ?? '')?.[0];
  return id && cleanLine(id, id.length);
}

/** Words are decoded after splitting the addresses, because a name may contain a comma. */
function senderOf(header: string | undefined): Pick<InboundMessage, 'from' | 'fromName'> {
  const [first] = addressparser((header ?? '').slice(0, 2000), { flatten: true });
  const address = cleanLine(first?.address ?? '', 320).toLowerCase();
  const name = cleanLine(decodeWords(first?.name ?? ''), 200);
  return { ...(address && { from: address }), ...(name && { fromName: name }) };
}

/** A date within the range of PostgreSQL's timestamps. */
function dateOf(text: string | undefined): Date | undefined {
  const date = new Date(text ?? '');
  const year = date.getUTCFullYear();
  return year >= 1970 && year < 3000 ? date : undefined;
}

const cleanPart = ({ mimeType, filename, method, contentId, content }: MessagePart): MessagePart => ({
  mimeType: cleanLine(mimeType, 255),
  content: new Uint8Array(content),
  ...(filename && { filename: cleanLine(filename, 255) }),
  ...(method && { method: cleanLine(method, 20) }),
  ...(contentId && { contentId: cleanLine(contentId, 500) }),
});

/** Some systems end lines with a carriage return only. */
function withLineFeeds(raw: Uint8Array): Uint8Array {
  return raw.includes(0x0a) ? raw : raw.map((byte) => (byte === 0x0d ? 0x0a : byte));
}
