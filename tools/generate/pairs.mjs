/**
 * `node tools/generate/pairs.mjs --before <from> --after <from> [--out folder] [path…]`: whole pages of two builds side by side, at
 * 390, 768 and 1440 px, as `<page>-<width>.jpg`; then a list of the pages that differ, the most different first. `<from>` is the
 * address of a running site or a checkout whose `dist` is built, which is served as files: what the API would fill in is not there.
 * Without a path: every page with an address of its own. The pictures are for whoever judges a change of the design.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { load } from '../lib/bundle.mjs';
import { serveFiles } from '../lib/file-server.mjs';
import { main, root, say, Trouble } from '../lib/workspace.mjs';
import { chromiumFlags, findChromium } from '../test/services.mjs';
import { sideBySide } from './side-by-side.mjs';
import { wholePage } from './whole-page.mjs';

const sizes = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    before: { type: 'string' },
    after: { type: 'string' },
    out: { type: 'string', default: join(root, 'dist/pairs') },
  },
});

/** The address of a build: as it is, or of a server of its files. */
async function siteOf(from) {
  if (!from) throw new Trouble('Which builds? Give --before and --after, each an address or a built checkout.');
  if (/^https?:/.test(from)) return { url: from.replace(/\/$/, ''), close: () => {} };
  return serveFiles(join(from, 'dist/apps/web/client'));
}

await main(async () => {
  const [before, after] = [await siteOf(values.before), await siteOf(values.after)];
  const paths = positionals.length > 0 ? positionals : (await load('e2e/fixtures/paths.ts')).paths;
  mkdirSync(values.out, { recursive: true });
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags });
  const differences = [];
  try {
    for (const viewport of sizes) {
      const context = await browser.newContext({ viewport, reducedMotion: 'reduce', locale: 'en-GB' });
      for (const path of paths) {
        const name = `${path.slice(1).replaceAll('/', '_') || 'home'}-${viewport.width}`;
        const both = await Promise.all([before, after].map(({ url }) => wholePage(context, url + path)));
        const share = await sideBySide(both, join(values.out, `${name}.jpg`));
        differences.push({ name, share });
      }
      await context.close();
    }
  } finally {
    await browser.close();
    before.close();
    after.close();
  }
  for (const { name, share } of differences.sort((one, other) => other.share - one.share))
    if (share > 0) say(`${(100 * share).toFixed(2).padStart(6)} %  ${name}`);
  say(`${differences.length} pairs in ${values.out}`);
  return 0;
});
