import type { PreviewProblem } from '@mainstage/contracts/desk/messages';
import sharp from 'sharp';

/** Formats with previews, recognised by their first bytes; the sender's media type proves nothing. */
const formats: [format: 'png' | 'jpeg' | 'gif' | 'webp', begins: RegExp][] = [
  ['png', /^\x89PNG\r\n\x1a\n/],
  ['jpeg', /^\xff\xd8\xff/],
  ['gif', /^GIF8[79]a/],
  ['webp', /^RIFF[^]{4}WEBP/],
];

export const previewLimits = {
  /** Pixels of a picture, or of its first frame. */
  pixels: 64_000_000,
  /** Maximum width and height of a preview. */
  side: 1600,
  seconds: 5,
} as const;

/** A re-encoded picture, without the original bytes and metadata. */
export interface PicturePreview {
  content: Uint8Array;
  type: 'image/webp';
}

/** Re-encodes an untrusted picture, or returns why it is not shown (rule inbound.previews). */
export async function previewPicture(content: Uint8Array): Promise<PicturePreview | PreviewProblem> {
  const begin = Buffer.from(content.subarray(0, 16)).toString('latin1');
  const format = formats.find(([, begins]) => begins.test(begin))?.[0];
  if (!format) return 'no-picture';
  try {
    const picture = sharp(content, { limitInputPixels: previewLimits.pixels, sequentialRead: true, failOn: 'error' });
    const found = await picture.metadata();
    if (found.format !== format) return 'no-picture';
    if (found.width * (found.pageHeight ?? found.height) > previewLimits.pixels) return 'too-large';
    const { side, seconds } = previewLimits;
    const drawn = await picture
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .timeout({ seconds })
      .toBuffer();
    return { content: drawn, type: 'image/webp' };
  } catch (error) {
    return /pixel limit|timeout/.test(String(error)) ? 'too-large' : 'broken';
  }
}
