// Rules: inbound.previews
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { previewLimits, previewPicture } from './picture-preview';

const drawn = (format: 'png' | 'jpeg' | 'gif' | 'webp', width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: '#c02040' } })
    .withExif({ IFD0: { Copyright: 'secret words' } })
    [format]()
    .toBuffer();

/** A PNG that says it is so large, with a few bytes of pixels. */
function claimedPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('the preview of a picture', () => {
  it.each(['png', 'jpeg', 'gif', 'webp'] as const)(
    'is a %s drawn anew, without what it says beside the picture',
    async (format) => {
      const preview = await previewPicture(await drawn(format));
      if (typeof preview === 'string') throw new Error(preview);
      expect(await sharp(preview.content).metadata()).toMatchObject({ format: 'webp', width: 40, height: 20 });
      expect(Buffer.from(preview.content).includes('secret words')).toBe(false);
    },
  );

  it('is no larger than a screen', async () => {
    const preview = await previewPicture(await drawn('png', 4000, 1000));
    if (typeof preview === 'string') throw new Error(preview);
    expect(await sharp(preview.content).metadata()).toMatchObject({ width: previewLimits.side, height: 400 });
  });

  it('drops what was hidden behind a picture', async () => {
    const both = Buffer.concat([await drawn('jpeg'), Buffer.from('<script>alert(1)</script>')]);
    const preview = await previewPicture(both);
    if (typeof preview === 'string') throw new Error(preview);
    expect(Buffer.from(preview.content).includes('script')).toBe(false);
  });

  it.each([
    ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a PDF', '%PDF-1.7'],
    ['a bitmap', 'BM      '],
    ['nothing', ''],
  ])('is refused for %s', async (_, content) => expect(await previewPicture(Buffer.from(content))).toBe('no-picture'));

  it.each([
    ['a PNG of 50,000 by 50,000 pixels', claimedPng(50_000, 50_000)],
    ['a PNG of two thousand million pixels in a row', claimedPng(2_000_000_000, 1)],
  ])('is refused for %s', async (_, content) => expect(await previewPicture(content)).toMatch(/^(too-large|broken)$/));

  it('is refused for a damaged picture', async () => {
    expect(await previewPicture(Buffer.from('89504e470d0a1a0a00', 'hex'))).toBe('broken');
    expect(await previewPicture((await drawn('jpeg')).subarray(0, 30))).toBe('broken');
    const svgBehindPng = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from('<svg onload="x"/>')]);
    expect(await previewPicture(svgBehindPng)).toBe('broken');
  });
});
