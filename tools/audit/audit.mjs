/**
 * npm run audit [path…] — every page of the built site before validators that are not ours: the Nu HTML checker (wants Java)
 * on what the server sends and on what scripts made of it, IBM's accessibility checker and axe, at 390 and 1440 px, and
 * again with everything opened that a button opens, once for each button of a name.
 * Ends with 1 where anything is found that known.mjs does not explain. Takes some minutes; not part of `npm test`.
 */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { builtPages } from '../checks/built-site.mjs';
import { build } from '../lib/build.mjs';
import { run } from '../lib/command.mjs';
import { nextFreePort } from '../lib/ports.mjs';
import { binary, main, say, Trouble } from '../lib/workspace.mjs';
import { endApi, startApi } from '../nginx/rolling-restarts.mjs';
import { findChromium } from '../test/needs.mjs';
import { explained } from './known.mjs';

const { resolve } = createRequire(import.meta.url);
const sizes = [
  { width: 390, height: 900 },
  { width: 1440, height: 900 },
];

/** @typedef {{ from: string, page: string, rule: string, says: string, extract: string }} Finding */

/** The Nu HTML checker over a folder of pages. @returns {Promise<Finding[]>} */
async function nu(folder) {
  const jar = join(resolve('vnu-jar/package.json'), '../build/dist/vnu.jar');
  const options = [
    '-Xmx1g',
    '-jar',
    jar,
    '--format',
    'json',
    '--stdout',
    '--exit-zero-always',
    '--skip-non-html',
    folder,
  ];
  const { stdout } = await promisify(execFile)('java', options, { maxBuffer: 2 ** 28 }).catch((error) => {
    throw error.code === 'ENOENT' ? new Trouble('The Nu HTML checker needs Java 11 or newer on the path.') : error;
  });
  return JSON.parse(stdout)
    .messages.filter(({ type }) => type === 'error')
    .map(({ url, message, extract = '' }) => ({
      from: 'nu',
      page: relative(folder, new URL(url).pathname),
      rule: message,
      says: '',
      extract,
    }));
}

/** IBM's checker on the page as it stands: what it is sure of. @returns {Promise<Finding[]>} */
async function ibm(page, where) {
  const found = await page.evaluate(async () => {
    // What lies behind a dialog is hidden from everybody while it is open.
    const seen = document.querySelector('dialog[open], [role="dialog"]') ?? document;
    const report = await new globalThis.ace.Checker().check(seen, ['WCAG_2_2', 'IBM_Accessibility']);
    return report.results
      .filter(({ value }) => value[1] === 'FAIL')
      .map(({ ruleId, message, snippet }) => ({ rule: ruleId, says: message, extract: snippet }));
  });
  return found.map((each) => ({ from: 'ibm', page: where, ...each }));
}

async function inBrowser(url, paths, folder) {
  const engine = readFileSync(resolve('accessibility-checker-engine/ace.js'), 'utf8');
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: '--no-sandbox --disable-gpu --disable-background-networking --disable-component-update --disable-sync --no-first-run'.split(
      ' ',
    ),
  });
  const findings = [];
  /** Said at once: a run over all pages is long. */
  const add = (found) => {
    findings.push(...found);
    for (const { page, rule, extract } of found.filter((each) => !explained(each))) say(`${page}: ${rule} ${extract}`);
  };
  try {
    const page = await browser.newPage({ bypassCSP: true, reducedMotion: 'reduce' });
    for (const path of paths)
      for (const size of sizes) {
        await page.setViewportSize(size);
        await page.goto(url + path, { waitUntil: 'networkidle' });
        // What lies below the screen is left out of the layout until it comes near.
        await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
        save(folder, `${path} at ${size.width}`, `<!doctype html>${await page.locator('html').evaluate(bare)}`);
        await page.evaluate(engine);
        add(await ibm(page, `${path} at ${size.width}`));
        for (const name of await newOpeners(page, size.width)) {
          const where = `${path} at ${size.width}, ${name.slice(0, 40).replaceAll('/', ' ')} opened`;
          if (!(await open(page, name))) continue;
          save(folder, where, `<!doctype html>${await page.locator('html').evaluate(bare)}`);
          add(await ibm(page, where));
          await page.goto(url + path, { waitUntil: 'networkidle' });
          await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
          await page.evaluate(engine);
        }
      }
  } finally {
    await browser.close();
  }
  return findings;
}

const openers = ':is(button, summary, a)[aria-haspopup]:visible, button[aria-expanded="false"]:visible';
const opened = new Set();

/** Names of what opens something here and was not opened at this width yet. */
async function newOpeners(page, width) {
  const names = await page
    .locator(openers)
    .evaluateAll((found) => found.map((each) => (each.getAttribute('aria-label') ?? each.textContent ?? '').trim()));
  return [...new Set(names)].filter((name) => {
    const key = `${width} ${name}`;
    return name !== '' && !opened.has(key) && opened.add(key);
  });
}

/** @returns whether it could be opened */
async function open(page, name) {
  const all = page.locator(openers);
  const index = await all.evaluateAll(
    (found, wanted) =>
      found.findIndex((each) => (each.getAttribute('aria-label') ?? each.textContent ?? '').trim() === wanted),
    name,
  );
  if (index < 0) return false;
  try {
    await all.nth(index).click({ timeout: 5_000 });
    await page.waitForLoadState('networkidle');
    return true;
  } catch {
    say(`Not opened: ${name}`);
    return false;
  }
}

/** The page without what this tool put in. */
const bare = (html) => {
  const copy = html.cloneNode(true);
  for (const style of copy.querySelectorAll('style'))
    if (style.textContent?.startsWith('* { content-vis')) style.remove();
  return copy.outerHTML;
};

function save(folder, name, html) {
  const file = join(folder, `${name.replace(/^\//, '').replaceAll('/', ' › ') || 'home'}.html`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, html);
}

/** Every finding once, with how often and where first. */
function told(findings) {
  const kinds = new Map();
  for (const each of findings) {
    const kind = `${each.from}: ${each.rule} ${each.says}`.trim();
    kinds.set(kind, [...(kinds.get(kind) ?? []), each]);
  }
  return [...kinds].map(([kind, [first, ...more]]) =>
    [
      kind,
      `  ${first.page}${more.length > 0 ? ` and ${more.length} more` : ''}`,
      `  ${first.extract.replace(/\s+/g, ' ')}`,
    ].join('\n'),
  );
}

await main(async () => {
  await build('api', 'web');
  const asked = process.argv.slice(2);
  const all = builtPages().map(([path]) => path);
  const paths = asked.length > 0 ? asked : all.filter((path) => !['/404', '/form-answer'].includes(path));
  const folder = mkdtempSync(join(tmpdir(), 'mainstage-audit-'));
  const port = await nextFreePort(18_900);
  const url = `http://localhost:${port}`;
  // Pages need no database: nobody listens there.
  const api = await startApi(port, { PUBLIC_URL: url, DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' }, 'live');
  try {
    for (const path of paths) save(folder, path, await (await fetch(url + path)).text());
    const findings = [...(await inBrowser(url, paths, folder)), ...(await nu(folder))].filter(
      (each) => !explained(each),
    );
    const lines = told(findings);
    say(lines.length > 0 ? lines.join('\n') : `Nothing found on ${paths.length} pages.`);
    const axe = asked.length > 0 ? { code: 0 } : await axeOnAll();
    return findings.length + axe.code > 0 ? 1 : 0;
  } finally {
    await endApi(api);
    rmSync(folder, { recursive: true, force: true });
  }
});

/** The browser tests' own visits, with axe at both widths on every page. */
async function axeOnAll() {
  const env = { ...process.env, CHROMIUM_PATH: await findChromium(), E2E_AUDIT: 'all' };
  return run(binary('playwright'), ['test', '-c', 'e2e/playwright.config.ts', 'pages.spec'], {
    env,
    name: 'axe',
    echo: true,
  });
}
