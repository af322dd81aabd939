import { Libmime } from 'libmime';
import { cleanLine } from '../parse/clean-text';
import type { InboundMessage, MessagePart } from '../parse/inbound-message';

/** A file of a message with its download name. */
export interface Attachment extends MessagePart {
  name: string;
}

const libmime = new Libmime();

/** The files of a message in order; each has a name, even if its sender gave it none. */
export function attachmentsOf({ parts }: InboundMessage): Attachment[] {
  return parts.map((part, at) => ({ ...part, name: safeName(part.filename ?? '') || nameFor(part, at + 1) }));
}

/** A name without folders and without direction controls that could hide its extension. */
const safeName = (name: string): string =>
  cleanLine(name.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '').replace(/[/\\:*?"<>|]+/g, '_'), 150);

function nameFor({ mimeType }: MessagePart, number: number): string {
  if (mimeType === 'message/rfc822') return `message-${number}.eml`;
  if (mimeType === 'text/calendar') return `calendar-${number}.ics`;
  const kind = mimeType.startsWith('image/') ? 'picture' : 'file';
  return `${kind}-${number}.${libmime.detectExtension(mimeType)}`;
}
