import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { sideBySide } from './side-by-side.mjs';

/** A capture of one colour. */
const capture = (height: number, background: string) =>
  sharp({ create: { width: 100, height, channels: 3, background } })
    .png()
    .toBuffer();

describe('two captures side by side', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'mainstage-pairs-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const pair = async (...captures: Promise<Buffer>[]) => {
    const file = join(folder, 'pair.jpg');
    const share = await sideBySide(await Promise.all(captures), file);
    const { width, height } = await sharp(file).metadata();
    return { share, width, height };
  };

  it('two captures that are alike differ in nothing', async () => {
    expect(await pair(capture(50, '#888'), capture(50, '#888'))).toEqual({ share: 0, width: 224, height: 50 });
  });

  it('a capture counts as different by the share of its area, also where only one of both has it', async () => {
    expect(await pair(capture(50, '#888'), capture(50, '#f00'))).toMatchObject({ share: 1 });
    expect(await pair(capture(50, '#888'), capture(100, '#888'))).toEqual({ share: 0.5, width: 224, height: 100 });
  });

  it('a difference below what is seen counts as none', async () => {
    expect(await pair(capture(50, '#888888'), capture(50, '#8a8a8a'))).toMatchObject({ share: 0 });
  });
});
