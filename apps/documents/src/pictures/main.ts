import { rmSync } from 'node:fs';
import { mailPictures } from '@mainstage/content/pictures/mail';
import { pages } from '@mainstage/content/pages/pages';
import { sharePath } from '@mainstage/content/pictures/share';
import { PictureStore } from '@mainstage/pdf/pictures/picture-store';
import { siteFiles } from '@mainstage/pdf/site-files';
import { mailPicture } from './mail-picture';
import { sharePicture } from './share-picture';

const [pictures, site, mails] = process.argv.slice(2);
if (!pictures || !site || !mails)
  throw new Error('Usage: main.js <folder of the pictures> <folder for the site> <folder for the worker>');

/** Writes the share picture of each page below `site`, at the path in its head, and those of the mails into `mails`. */
const store = new PictureStore(pictures);
for (const folder of [site, mails]) rmSync(folder, { recursive: true, force: true });
const files = siteFiles(site);
for (const id of new Set(pages.map(({ head }) => head.picture)))
  files.write(sharePath(id), await sharePicture(id, store));
const inMails = siteFiles(mails);
for (const id of mailPictures) inMails.write(`${id}.jpg`, await mailPicture(id, store));
process.stdout.write(`${files.sum()} for the site, ${inMails.sum()} for mails\n`);
