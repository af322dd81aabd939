import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PictureStore } from '@mainstage/pdf/pictures/picture-store';
import { setDeck } from '../documents/deck';
import { documents } from '../documents/documents';
import { gatedContent } from '../gated-content';
import { drawSignage } from '../signage/draw';

/**
 * Writes the protected content into the given folder: `files/{page}/…`, which the API serves, and
 * `content.json`, which a check reads for phrases that must not be on the public site. Run from the root.
 */
const [, , target = ''] = process.argv;
const pictures = 'apps/web/public/pictures';
const folder = join(target, 'files/event-planners');
mkdirSync(folder, { recursive: true });

const store = new PictureStore(pictures);
for (const deck of documents) writeFileSync(join(folder, deck.file), await setDeck(deck, store));
for (const [name, webp] of await drawSignage(pictures)) writeFileSync(join(folder, name), webp);
writeFileSync(join(target, 'content.json'), JSON.stringify({ content: gatedContent, documents }));
