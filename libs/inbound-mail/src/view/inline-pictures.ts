import type { MessagePart } from '../parse/inbound-message';
import { previewPicture } from './picture-preview';

const most = { bytes: 8 * 1024 * 1024, pictures: 40, milliseconds: 5000 };
const written = /data:image\/(?:png|jpeg|gif|webp);base64,[a-z0-9+/=]+/gi;

/**
 * The re-encoded pictures in the HTML of a message, as `data:` URLs: those of its parts by their content id in lower
 * case, embedded ones by their own URL.
 */
export async function inlinePictures(html: string, parts: readonly MessagePart[]): Promise<Map<string, string>> {
  const found: [name: string, content: Uint8Array][] = [
    ...parts.flatMap(({ contentId, content }): [string, Uint8Array][] =>
      contentId ? [[contentId.toLowerCase(), content]] : [],
    ),
    ...[...new Set(html.match(written) ?? [])].map((address): [string, Uint8Array] => [
      address,
      Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'),
    ]),
  ];
  const pictures = new Map<string, string>();
  const until = performance.now() + most.milliseconds;
  let left = most.bytes;
  for (const [name, content] of found) {
    if (pictures.size === most.pictures || performance.now() > until) break;
    if (content.length > left) continue;
    left -= content.length;
    const preview = await previewPicture(content);
    if (typeof preview === 'string') continue;
    pictures.set(name, `data:${preview.type};base64,${Buffer.from(preview.content).toString('base64')}`);
  }
  return pictures;
}
