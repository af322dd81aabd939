import { rmSync } from 'node:fs';
import { pages } from '@mainstage/content/pages/pages';
import { sharePath } from '@mainstage/content/pictures/share';
import { PictureStore } from '@mainstage/pdf/pictures/picture-store';
import { siteFiles } from '@mainstage/pdf/site-files';
import { sharePicture } from './share-picture';

const [pictures, out] = process.argv.slice(2);
if (!pictures || !out) throw new Error('Usage: main.js <folder of the pictures> <folder to write to>');

/** Writes the sharing picture of each page below `out`, at the path in its head. */
const store = new PictureStore(pictures);
rmSync(out, { recursive: true, force: true });
const files = siteFiles(out);
for (const id of new Set(pages.map(({ head }) => head.picture)))
  files.write(sharePath(id), await sharePicture(id, store));
process.stdout.write(`${files.sum()}\n`);
