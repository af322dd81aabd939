import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pages } from '@mainstage/content/pages/pages';
import { sharePath } from '@mainstage/content/pictures/share';
import { downloadPaths } from '@mainstage/content/venues/downloads';
import { venueIds } from '@mainstage/house/ids';
import { PictureStore } from '@mainstage/pdf/pictures/picture-store';
import { sharePicture } from './share/share-picture';
import { brochureOf } from './venues/brochure';
import { dataSheetOf } from './venues/data-sheet';

const [pictures, out] = process.argv.slice(2);
if (!pictures || !out) throw new Error('Usage: main.js <folder of the pictures> <folder to write to>');

/** Writes every document and shared picture of the site below `out`, at the address that pages name. */
const store = new PictureStore(pictures);
rmSync(out, { recursive: true, force: true });
let files = 0;
let bytes = 0;
const write = (path: string, file: Buffer): void => {
  const target = join(out, path);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, file);
  files += 1;
  bytes += file.length;
};
for (const id of venueIds) {
  write(downloadPaths.dataSheet(id), await dataSheetOf(id, store));
  write(downloadPaths.brochure(id), await brochureOf(id, store));
}
const shared = new Set(pages.map(({ head }) => head.picture));
for (const id of shared) write(sharePath(id), await sharePicture(id, store));
process.stdout.write(`${files} files, ${Math.round(bytes / 1024)} KiB\n`);
