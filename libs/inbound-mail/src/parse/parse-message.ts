import PostalMime, { type Address, type Email } from 'postal-mime';
import { cleanLine, cleanText } from './clean-text';
import { htmlText } from './html-text';
import type { InboundMessage, MessagePart } from './inbound-message';
import { limits } from './limits';
import { readablePart } from './readable-part';

/**
 * Reads a raw message. Never throws: what cannot be read within the limits is returned with `parsed: false`.
 * @param raw the bytes as they came in, with any line ends
 */
export async function parseMessage(raw: Uint8Array): Promise<InboundMessage> {
  try {
    const bytes = readablePart(withLineFeeds(raw));
    const email = await PostalMime.parse(bytes, {
      forceRfc822Attachments: true,
      maxNestingDepth: limits.depth,
      maxHeadersSize: limits.headers,
    });
    return messageOf(email, bytes);
  } catch {
    // What the parser refuses is kept raw.
    return { parsed: false, subject: '', headers: new Map(), text: '', parts: [] };
  }
}

function messageOf(email: Email, bytes: Uint8Array): InboundMessage {
  const headers = new Map<string, string[]>();
  for (const { key, value } of email.headers) {
    const line = cleanLine(value, limits.headers);
    const values = headers.get(key);
    if (values) values.push(line);
    else headers.set(key, [line]);
  }
  return {
    parsed: true,
    messageId: idOf(email.messageId),
    inReplyTo: idOf(email.inReplyTo),
    subject: cleanLine(email.subject ?? '', limits.subject),
    from: addressOf(email.from),
    sentAt: dateOf(email.date),
    headers,
    text: cleanText(textOf(email, bytes), limits.text).trimEnd(),
    parts: email.attachments.map(partOf),
  };
}

/** The plain text, else that of the HTML, else what is below the headers of a message whose parts were not found. */
function textOf({ text, html, attachments }: Email, bytes: Uint8Array): string {
  if (text?.trim()) return text;
  if (html?.trim()) return htmlText(html);
  if (attachments.length > 0) return '';
  const message = Buffer.from(bytes.subarray(0, limits.text)).toString().replace(/\r\n/g, '\n');
  return message.slice(message.indexOf('\n\n') + 2);
}

/** The first id of a header that may hold many. */
function idOf(header: string | undefined): string | undefined {
  const id = /<[^<>\s]{1,500}>/.exec(header ?? '')?.[0];
  return id && cleanLine(id, id.length);
}

function addressOf(from: Address | undefined): string | undefined {
  const address = from?.address ?? from?.group?.[0]?.address;
  return address ? cleanLine(address, 320).toLowerCase() : undefined;
}

/** A date that a timestamp of PostgreSQL holds. */
function dateOf(text: string | undefined): Date | undefined {
  const date = new Date(text ?? '');
  const year = date.getUTCFullYear();
  return year >= 1970 && year < 3000 ? date : undefined;
}

function partOf({ mimeType, filename, method, content }: Email['attachments'][number]): MessagePart {
  return {
    mimeType,
    content: typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content),
    ...(filename ? { filename: cleanLine(filename, 255) } : {}),
    ...(method ? { method: cleanLine(method, 20).toUpperCase() } : {}),
  };
}

/** Some systems end lines with a carriage return alone. */
function withLineFeeds(raw: Uint8Array): Uint8Array {
  return raw.includes(0x0a) ? raw : raw.map((byte) => (byte === 0x0d ? 0x0a : byte));
}
