import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { Trouble } from '../lib/workspace.mjs';
import { builtPages, site } from './built-site.mjs';

/** What a first visit may load as scripts: kilobytes of 1,000 bytes as brotli sends them, and files. */
const budgets = {
  content: { kB: 230, files: 12 },
  /** A page with a form in it, with the finder's fields or with those of a venue's date and price. */
  form: { kB: 280, files: 12 },
  /** A page that shows facts of several venues: it loads those of all. */
  facts: { kB: 255, files: 12 },
  /** The page that shows every component. */
  styleguide: { kB: 320, files: 30 },
};

function budgetOf(path, html, scripts) {
  if (path === '/styleguide') return budgets.styleguide;
  const main = /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  if (/<(?:form|input)\b/.test(main) || /^\/venues\/[^/]+$/.test(path)) return budgets.form;
  return scripts.some((script) => script.startsWith('/assets/catalog-')) ? budgets.facts : budgets.content;
}

export const name = 'a first visit of a page loads no more scripts than its budget has, and no film before it runs';

export function check() {
  const over = builtPages().flatMap(([path, html]) => {
    const scripts = [...new Set(html.match(/\/assets\/[\w.~-]+\.js/g) ?? [])];
    const budget = budgetOf(path, html, scripts);
    const kB = scripts.reduce((sum, script) => sum + sizeOf(script), 0) / 1000;
    return [
      ...(scripts.length === 0 ? [`${path}: no scripts found`] : []),
      ...(kB > budget.kB || scripts.length > budget.files
        ? [
            `${path}: ${kB.toFixed(1)} kB in ${scripts.length} files, of ${budget.kB} and ${budget.files}${heaviest(scripts)}`,
          ]
        : []),
      ...(/<video/.test(html)
        ? [`${path}: a <video> before it runs, for which a browser makes a hundred elements`]
        : []),
    ];
  });
  if (over.length > 0) throw new Trouble(over.join('\n'));
}

const sizes = new Map();

function sizeOf(script) {
  const size = sizes.get(script) ?? brotliCompressSync(readFileSync(join(site, script))).length;
  sizes.set(script, size);
  return size;
}

function heaviest(scripts) {
  return scripts
    .sort((one, other) => sizeOf(other) - sizeOf(one))
    .slice(0, 6)
    .map((script) => `\n  ${script} ${(sizeOf(script) / 1000).toFixed(1)} kB`)
    .join('');
}
