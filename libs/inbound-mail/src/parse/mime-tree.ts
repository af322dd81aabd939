import { type MimeNode, Splitter } from '@zone-eu/mailsplit';
import { Libmime } from 'libmime';
import { decodeBytes } from './decode-bytes';
import { decodeWords } from './encoded-words';
import { limits } from './limits';

/** A part of a message with its bytes, or a multipart. */
export interface MimePart {
  /** In lower case, such as `multipart/mixed`; `text/plain` by default. */
  type: string;
  params: Readonly<Record<string, string>>;
  /** Header lines in order, names in lower case, unfolded, encoded words not decoded. */
  headers: readonly (readonly [name: string, value: string])[];
  encoding: string;
  disposition: string;
  filename?: string;
  /** Without angle brackets. */
  contentId?: string;
  children: MimePart[];
  /** After decoding Base64 and quoted-printable; of a multipart, the text outside its parts. */
  content: Buffer;
}

const libmime = new Libmime();

/**
 * Parses a message into parts. Text is not decoded, because labels of encodings are often wrong.
 * @throws Error if the message exceeds the limits of depth, parts or headers
 */
export async function mimeTree(bytes: Uint8Array): Promise<MimePart> {
  const splitter = new Splitter({
    ignoreEmbedded: true,
    maxHeadSize: limits.headers,
    maxChildNodes: limits.boundaries + 10,
  });
  splitter.end(withFoldedParameters(bytes));
  const parts = new Map<MimeNode, { part: MimePart; depth: number; body: Buffer[] }>();
  let headerBytes = 0;
  let root: MimePart | undefined;
  for await (const chunk of splitter as AsyncIterable<
    MimeNode | { type: 'data' | 'body'; node: MimeNode; value?: Buffer }
  >) {
    if (chunk.type !== 'node') {
      if (chunk.value) parts.get(chunk.node)?.body.push(chunk.value);
      continue;
    }
    headerBytes += chunk._headerlen;
    const parent = chunk.parentNode ? parts.get(chunk.parentNode) : undefined;
    const depth = (parent?.depth ?? 0) + 1;
    if (depth > limits.depth || headerBytes > limits.headers) throw new Error('The message exceeds the limits');
    chunk.encoding = encodingOf(chunk.encoding);
    const part = partOf(chunk);
    parts.set(chunk, { part, depth, body: [] });
    parent?.part.children.push(part);
    root ??= part;
  }
  for (const [node, { part, body }] of parts) part.content = await decoded(node, Buffer.concat(body));
  if (!root) throw new Error('The message has no part');
  return root;
}

/** Some systems do not indent the continuation lines of a MIME header; a parser would miss the boundary in them. */
function withFoldedParameters(bytes: Uint8Array): Buffer {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  return Buffer.from(
    text.replace(unindented, (lines) => lines.replace(/\n(?=[a-z])/gi, '\n\t')),
    'latin1',
  );
}

const unindented =
  /^content-(?:type|disposition):[^\n]{0,900};[ \t]*\r?\n(?:(?:boundary|charset|name|filename|format|method)\*?=[^\n]{0,900}\n)+/gim;

function partOf(node: MimeNode): MimePart {
  const headers = (node.headers ? node.headers.getList() : []).map(({ key, line }) => {
    const text = decodeBytes(Buffer.from(line, 'latin1'), undefined).replace(/\r?\n/g, '');
    return [key, text.slice(text.indexOf(':') + 1).trim()] as const;
  });
  const header = (name: string) => headers.find(([key]) => key === name)?.[1] ?? '';
  const type = libmime.parseHeaderValue(header('content-type'), { stripComments: true });
  const disposition = libmime.parseHeaderValue(header('content-disposition'), { stripComments: true });
  const filename = nameOf(disposition, 'filename') ?? nameOf(type, 'name');
  const contentId = header('content-id').replace(/^[\s<]+|[\s>]+$/g, '');
  return {
    type: node.contentType || 'text/plain',
    params: type.params,
    headers,
    encoding: node.encoding || '',
    disposition: disposition.value.toLowerCase().trim(),
    ...(filename !== undefined && { filename }),
    ...(contentId && { contentId }),
    children: [],
    content: Buffer.alloc(0),
  };
}

/** The encoding of a part's bytes, whose name some programs misspell: `quoted printable`, `base-64;`, `7-bit`, `plain`. */
function encodingOf(label: string | false | undefined): string {
  const name = (label || '')
    .toLowerCase()
    .replace(/[;,].*$/, '')
    .trim();
  if (/^quoted[-_ ]?printable$/.test(name)) return 'quoted-printable';
  if (/^base[-_ ]?64$/.test(name)) return 'base64';
  return /^([78][-_ ]?bits?|plain|none|text(\/.*)?|ascii|utf-?8|binary)$/.test(name) ? '8bit' : name;
}

/** A file name in any encoding: RFC 2231 is decoded already, most programs use RFC 2047. */
function nameOf({ params, decodedParams }: ReturnType<Libmime['parseHeaderValue']>, key: string): string | undefined {
  const value = params[key];
  return value && (decodedParams.includes(key) ? value : decodeWords(value));
}

async function decoded(node: MimeNode, raw: Buffer): Promise<Buffer> {
  if (node.multipart || !/^(base64|quoted-printable)$/.test(node.encoding || '')) return raw;
  const decoder = node.getDecoder();
  decoder.end(raw);
  const chunks: Buffer[] = [];
  for await (const chunk of decoder as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}
