import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { Trouble } from '../lib/workspace.mjs';
import { builtPages, site } from './built-site.mjs';

/** Budgets for the scripts of a first visit: kB (1,000 bytes) as brotli, and number of files. */
const budgets = {
  content: { kB: 191, files: 19 },
  /** Lists of offers, with tabs. */
  offers: { kB: 204, files: 20 },
  /** The page of an offer, whose forms are shown by its link only. */
  offer: { kB: 209, files: 16 },
  /** A venue; carousels of a stage's rooms are loaded near the viewport. */
  venue: { kB: 210, files: 17 },
  /** Floor plans need the facts of all venues. */
  plan: { kB: 225, files: 16 },
  /** A page with a form or a password. */
  form: { kB: 213, files: 17 },
  /** A form about a venue. */
  enquiry: { kB: 219, files: 23 },
  /** A tool that needs the facts of all venues. */
  tool: { kB: 246, files: 26 },
  styleguide: { kB: 282, files: 46 },
};

const venuePaths = /^\/venues\/[^/]+$/;
const planPaths = /^\/venues\/[^/]+\/floor-plan$/;
const lists = ['/venues/floors', '/venues/single-floor', '/venues/double-floor'];
const tools = ['/venues', '/venues/finder', '/estimate'];
const enquiries = ['/contact', '/book-tour'];

function budgetOf(path, html) {
  if (path === '/styleguide') return budgets.styleguide;
  if (path === '/offers') return budgets.offer;
  if (path.endsWith('-offers')) return budgets.offers;
  if (tools.includes(path)) return budgets.tool;
  if (enquiries.includes(path)) return budgets.enquiry;
  if (planPaths.test(path)) return budgets.plan;
  if (venuePaths.test(path) && !lists.includes(path)) return budgets.venue;
  const main = /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  return /<(?:form|input)\b/.test(main) ? budgets.form : budgets.content;
}

export const name = 'a first visit of a page loads no more scripts than its budget has, and no film before it runs';

export function check() {
  const over = builtPages().flatMap(([path, html]) => {
    const scripts = [...new Set(html.match(/\/assets\/[\w.~-]+\.js/g) ?? [])];
    const budget = budgetOf(path, html);
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
