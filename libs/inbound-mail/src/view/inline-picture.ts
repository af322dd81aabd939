import type { MessagePart } from '../parse/inbound-message';

/** Formats that browsers draw and that run nothing, by the bytes that they begin with; what the sender calls it proves nothing. */
const formats: [type: string, begins: RegExp][] = [
  ['image/png', /^\x89PNG\r\n\x1a\n/],
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/gif', /^GIF8[79]a/],
  ['image/webp', /^RIFF[^]{4}WEBP/],
  ['image/bmp', /^BM/],
];
const mostBytes = 8 * 1024 * 1024;

/** The pictures of a message that its HTML may refer to (`cid:`), as `data:` addresses by their id in lower case. */
export function inlinePictures(parts: readonly MessagePart[]): Map<string, string> {
  const pictures = new Map<string, string>();
  let left = mostBytes;
  for (const { contentId, content } of parts) {
    const type =
      contentId &&
      formats.find(([, begins]) => begins.test(Buffer.from(content.subarray(0, 16)).toString('latin1')))?.[0];
    if (!type || content.length > left) continue;
    left -= content.length;
    pictures.set(contentId.toLowerCase(), `data:${type};base64,${Buffer.from(content).toString('base64')}`);
  }
  return pictures;
}
