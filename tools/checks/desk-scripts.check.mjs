import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root, Trouble } from '../lib/workspace.mjs';

/** Budget for the scripts of the desk's first view: kB (1,000 bytes), brotli. */
const budgetKB = 230;
/** The pages that are opened first, by the module of their route. */
const firstViews = ['index.html', 'src/lead/lead-page.tsx'];
/** Chunks that only their own page may load. */
const ownChunks = [
  'src/table/table-page.tsx',
  'src/numbers/numbers-page.tsx',
  'src/messages/pdf-preview.tsx',
  'src/offers/offer-editor.tsx',
];

const desk = join(root, 'dist/apps/desk');

export const name =
  'the sales desk shows its first view within its budget of scripts, without the table’s, the charts’, the editor of offers’ and those that show a PDF';

export function check() {
  const manifestFile = join(desk, '.vite/manifest.json');
  if (!existsSync(manifestFile)) throw new Trouble('dist/apps/desk is not built: npx nx build desk-web');
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));

  const withImports = (key, found = new Set()) => {
    if (found.has(key)) return found;
    found.add(key);
    for (const imported of manifest[key]?.imports ?? []) withImports(imported, found);
    return found;
  };
  const loaded = new Set(firstViews.flatMap((view) => [...withImports(view)]));

  const missing = [...firstViews, ...ownChunks].filter((key) => !manifest[key]);
  if (missing.length > 0) throw new Trouble(`The build has no ${missing.join(', ')}.`);
  const early = ownChunks.filter((key) => loaded.has(key));
  if (early.length > 0) throw new Trouble(`Loaded with the first view: ${early.join(', ')}`);
  const scripts = [...loaded].map((key) => manifest[key].file);
  const sizes = scripts.map((file) => brotliCompressSync(readFileSync(join(desk, file))).length / 1000);
  const kB = sizes.reduce((sum, size) => sum + size, 0);
  if (kB > budgetKB) {
    const lines = scripts.map((file, at) => `  ${file} ${sizes[at].toFixed(1)} kB`);
    throw new Trouble(`The first view loads ${kB.toFixed(1)} kB, of ${budgetKB}:\n${lines.join('\n')}`);
  }
}
