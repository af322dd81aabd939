import { fileURLToPath } from 'node:url';
import { mailPictures } from '@mainstage/content/pictures/mail';
import { PictureStore } from '@mainstage/pdf/pictures/picture-store';
import sharp from 'sharp';
import { mailPicture } from './mail-picture';

const store = new PictureStore(fileURLToPath(new URL('../../../web/public/pictures', import.meta.url)));

describe('the picture of a mail', () => {
  it.each([...mailPictures])('%s is a JPEG of less than 100 kB in twice the width of a mail', async (id) => {
    const jpeg = await mailPicture(id, store);
    expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 480 });
    expect(jpeg.length).toBeLessThan(100_000);
  });
});
