import { fileURLToPath } from 'node:url';
import { PictureStore } from '@mainstage/pdf/pictures/picture-store';
import sharp from 'sharp';
import { sharePicture } from './share-picture';

const store = new PictureStore(fileURLToPath(new URL('../../../web/public/pictures', import.meta.url)));

describe('the sharing picture of a page', () => {
  it.each(['horizon-liberty-night', 'lobby-brand'] as const)('is 1200x630, however large %s is', async (id) => {
    const jpeg = await sharePicture(id, store);
    expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(jpeg.length).toBeLessThan(120_000);
  });
});
