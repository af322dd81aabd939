import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const web = fileURLToPath(new URL('../../dist/apps/web', import.meta.url));

const inOrder = (text, mark) => text.split(mark).sort().join(mark);

/** The order of lazy parts' styles varies between builds and is no change of the page. */
const withStylesInOrder = (html) =>
  html.replaceAll(
    /(<style[^>]* data-built=")([^"]*)("[^>]*>)([^<]*)/g,
    (_, before, names, after, rules) => `${before}${inOrder(names, ' ')}${after}${inOrder(rules, '}')}`,
  );

/**
 * Copies each page to `pages/<path>.html`, without the name of the manifest of all scripts, which changes with any of
 * them. A script's name contains the hash of its content and of its imports, so a page with an unchanged copy behaves
 * as before; pictures and films keep their names and are separate inputs. The cache of browser tests depends on it
 * (e2e/groups.ts).
 */
rmSync(join(web, 'pages'), { recursive: true, force: true });
const pages = ['client', 'rendered'].flatMap((folder) =>
  readdirSync(join(web, folder), { recursive: true }).map((file) => ({ folder, file })),
);
for (const { folder, file } of pages) {
  if (!/(^|\/)index\.html$/.test(file)) continue;
  const copy = join(web, 'pages', `${dirname(file) === '.' ? 'index' : dirname(file)}.html`);
  mkdirSync(dirname(copy), { recursive: true });
  writeFileSync(
    copy,
    withStylesInOrder(
      readFileSync(join(web, folder, file), 'utf8').replaceAll(/manifest-[\da-f]+\.js/g, 'manifest.js'),
    ),
  );
}
