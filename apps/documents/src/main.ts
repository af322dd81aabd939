import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { downloadPaths } from '@mainstage/content/venues/downloads';
import { venueIds } from '@mainstage/content/venues/ids';
import { PictureStore } from '@mainstage/pdf/pictures/picture-store';
import { brochureOf } from './venues/brochure';
import { dataSheetOf } from './venues/data-sheet';

const [pictures, out] = process.argv.slice(2);
if (!pictures || !out) throw new Error('Usage: main.js <folder of the pictures> <folder to write to>');

/** Writes every document of the site below `out`, at the address that pages link to. */
const store = new PictureStore(pictures);
rmSync(out, { recursive: true, force: true });
let bytes = 0;
for (const id of venueIds) {
  const files = [
    [downloadPaths.dataSheet(id), await dataSheetOf(id)],
    [downloadPaths.brochure(id), await brochureOf(id, store)],
  ] as const;
  for (const [path, file] of files) {
    const target = join(out, path.replace(/^\/downloads\//, ''));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, file);
    bytes += file.length;
  }
}
process.stdout.write(`${2 * venueIds.length} documents, ${Math.round(bytes / 1024)} KiB\n`);
