import { decompressRTF } from '@kenjiuno/decompressrtf';
import { decodeBytes } from '../decode-bytes';
import { ByteReader, mapiProperties, type MapiValue } from './mapi-properties';
import { rtfContent } from './rtf';

/** Content of `winmail.dat`. */
export interface TnefContent {
  text?: string;
  html?: string;
  files: { name: string; type: string; content: Buffer }[];
  /** Whether the file was read to its end; a broken one gives what stands before the fault. */
  isWhole: boolean;
}

const signature = 0x223e9f78;
const attribute = {
  ...{ body: 0x800c, attachData: 0x800f, attachTitle: 0x8010, attachBegin: 0x9002 },
  ...{ mapi: 0x9003, attachMapi: 0x9005, codePage: 0x9007 },
} as const;
const property = {
  ...{ body: 0x1000, html: 0x1013, rtf: 0x1009, displayName: 0x3001 },
  ...{ data: 0x3701, fileName: 0x3704, longName: 0x3707, mimeType: 0x370e },
} as const;

interface Attachment {
  title?: Buffer;
  data?: Buffer;
  properties?: Map<number, MapiValue>;
}

/**
 * Parses the Transport Neutral Encapsulation Format (MS-OXTNEF). The only maintained package copies the rest of the
 * file for every attribute, and supports no long names.
 * @throws Error if it is another format, or nothing of it can be read
 */
export function readTnef(bytes: Buffer): TnefContent {
  const reader = new ByteReader(bytes);
  if (reader.u32() !== signature) throw new Error('This is no TNEF');
  reader.u16();
  const found: Attributes = { codePage: 'windows-1252', properties: new Map(), attachments: [] };
  let isWhole = true;
  for (let count = 0; reader.left > 0 && isWhole; count += 1)
    try {
      readAttribute(reader, found);
    } catch (error) {
      if (count === 0) throw error;
      isWhole = false;
    }
  const { properties, body, codePage, attachments } = found;
  return {
    ...textsOf(properties, body, codePage),
    files: attachments.flatMap((each, at) => fileOf(each, at, codePage)),
    isWhole,
  };
}

interface Attributes {
  codePage: string;
  body?: Buffer;
  properties: Map<number, MapiValue>;
  attachments: Attachment[];
}

/** @throws RangeError if the file ends within the attribute */
function readAttribute(reader: ByteReader, found: Attributes): void {
  reader.u8();
  const [name] = [reader.u16(), reader.u16()];
  const data = reader.take(reader.u32());
  reader.take(Math.min(2, reader.left));
  const last = found.attachments.at(-1);
  if (name === attribute.codePage && data.length >= 2) found.codePage = `windows-${data.readUInt16LE(0)}`;
  else if (name === attribute.body) found.body = data;
  else if (name === attribute.mapi) found.properties = mapiProperties(data);
  else if (name === attribute.attachBegin) found.attachments.push({});
  else if (last && name === attribute.attachTitle) last.title = data;
  else if (last && name === attribute.attachData) last.data = data;
  else if (last && name === attribute.attachMapi) last.properties = mapiProperties(data);
}

function textsOf(
  properties: Map<number, MapiValue>,
  body: Buffer | undefined,
  codePage: string,
): Omit<TnefContent, 'files' | 'isWhole'> {
  const html = properties.get(property.html);
  if (html && html.bytes.length > 1) return { html: textOf(html, codePage) };
  const plain = properties.get(property.body);
  const rtf = properties.get(property.rtf);
  const text = plain ? textOf(plain, codePage) : body ? terminated(decodeBytes(body, codePage)) : '';
  if (text.trim() || !rtf) return { text };
  return rtfContent(Buffer.from(decompressRTF([...rtf.bytes])));
}

function fileOf({ title, data, properties }: Attachment, at: number, codePage: string): TnefContent['files'] {
  const object = properties?.get(property.data);
  // An object begins with the id of its interface: an embedded message, or a drawing.
  const content = data ?? (object?.type === 0x000d ? object.bytes.subarray(16) : object?.bytes);
  if (!content) return [];
  const named = [property.longName, property.fileName, property.displayName]
    .map((id) => properties?.get(id))
    .find((value) => value && textOf(value, codePage) !== '');
  const name =
    (named && textOf(named, codePage)) || (title && terminated(decodeBytes(title, codePage))) || `attachment-${at + 1}`;
  const type = properties?.get(property.mimeType);
  return [{ name, type: (type && textOf(type, codePage).toLowerCase()) || 'application/octet-stream', content }];
}

const textOf = ({ type, bytes }: MapiValue, codePage: string): string =>
  terminated(type === 0x001f ? bytes.toString('utf16le') : decodeBytes(bytes, codePage));

const terminated = (text: string): string => text.replace(/\0[^]*$/, '');
