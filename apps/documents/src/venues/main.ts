import { rmSync } from 'node:fs';
import { downloadPaths } from '@mainstage/content/venues/downloads';
import { venueIds } from '@mainstage/venues/facts/ids';
import { PictureStore } from '@mainstage/pdf/pictures/picture-store';
import { siteFiles } from '@mainstage/pdf/site-files';
import { brochureOf } from './brochure';
import { dataSheetOf } from './data-sheet';

const [pictures, out] = process.argv.slice(2);
if (!pictures || !out) throw new Error('Usage: main.js <folder of the pictures> <folder to write to>');

/** Writes all documents of the site below `out`, at the paths that pages link to. */
const store = new PictureStore(pictures);
rmSync(out, { recursive: true, force: true });
const files = siteFiles(out);
for (const id of venueIds) {
  files.write(downloadPaths.dataSheet(id), await dataSheetOf(id, store));
  files.write(downloadPaths.brochure(id), await brochureOf(id, store));
}
process.stdout.write(`${files.sum()}\n`);
