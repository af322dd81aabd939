/**
 * npm run audit [path…] — every page of the built site, those behind a gate with and without its password, before
 * validators that are not ours: the Nu HTML checker (wants Java) on what the server sends and on what scripts made of it,
 * IBM's accessibility checker and axe with all its rules, at 390 and 1440 px, and again with everything opened that a
 * button opens, once for each button of a name and of many alike three. Before anything is opened, no picture may be drawn
 * larger than it is, but for those of libs/content/src/pictures/short.json, and of these none that no page needs.
 * Ends with 1 where anything is found that known.mjs does not explain. Takes half an hour; not part of `npm test`.
 *
 * npm run audit -- --pictures [path…] — only the pictures, in some minutes, with a line for each that is short.
 */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { onGround } from '../benchmarks/ground.mjs';
import { builtPages } from '../checks/built-site.mjs';
import { load } from '../facts/bundle.mjs';
import { build } from '../lib/build.mjs';
import { nextFreePort } from '../lib/ports.mjs';
import { main, root, say, Trouble } from '../lib/workspace.mjs';
import { demoCredentials } from '../start/demo-credentials.mjs';
import { startApi } from '../nginx/rolling-restarts.mjs';
import { chromiumFlags, findChromium } from '../test/needs.mjs';
import { explained } from './known.mjs';

const { resolve } = createRequire(import.meta.url);
const asked = process.argv.slice(2).filter((argument) => argument !== '--pictures');
const onlyPictures = process.argv.includes('--pictures');
const sizes = [
  { width: 390, height: 900 },
  { width: 1440, height: 900 },
];

/** @typedef {{ from: string, page: string, rule: string, says: string, extract: string }} Finding */

/** What the Nu HTML checker says of a folder of pages and known.mjs does not explain. @returns {Promise<Finding[]>} */
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
    }))
    .filter((each) => !explained(each));
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

/** What axe finds on the page as it stands, by all its rules. @returns {Promise<Finding[]>} */
async function axe(page, where) {
  const found = await page.evaluate(async () => {
    const { violations } = await globalThis.axe.run(document, { resultTypes: ['violations'], preload: false });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ html, target }) => ({ rule: id, says: help, extract: `${html} at ${target}` })),
    );
  });
  return found.map((each) => ({ from: 'axe', page: where, ...each }));
}

const engines = ['accessibility-checker-engine/ace.js', 'axe-core/axe.min.js'].map((file) =>
  readFileSync(resolve(file), 'utf8'),
);

const { blurredPictures, shortPictures } = await load('e2e/fixtures/sharp.ts');
const known = JSON.parse(readFileSync(join(root, 'libs/content/src/pictures/short.json'), 'utf8'));

/** The widest that each picture whose files are too small was met so far, and where. @type {Map<string, [number, string]>} */
const met = new Map();

/** Pictures that are drawn larger than they are, and are not known to be. @returns {Promise<Finding[]>} */
async function pictures(page, where) {
  for (const [name, needed] of await shortPictures(page))
    if (needed > (met.get(name)?.[0] ?? 0)) met.set(name, [needed, where]);
  return (await blurredPictures(page)).map((extract) => ({
    from: 'pictures',
    page: where,
    rule: 'blurred',
    says: '',
    extract,
  }));
}

/** What is known to be short although no page needs so much of it. @returns {Finding[]} */
const outdated = () =>
  Object.entries(known)
    .filter(([name, needed]) => (met.get(name)?.[0] ?? 0) < needed - 1)
    .map(([name, needed]) => ({
      from: 'pictures',
      page: 'libs/content/src/pictures/short.json',
      rule: 'not short',
      says: '',
      extract: `${name} is said to need ${needed}, needs ${met.get(name)?.[0] ?? 'less than it has'}`,
    }));

/** Comes to a page with its scripts at rest and, unless only its pictures are looked at, the engines in it. */
async function come(page, address) {
  await page.goto(address, { waitUntil: 'networkidle' });
  // What lies below the screen is left out of the layout until it comes near.
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  if (onlyPictures) return;
  for (const engine of engines) await page.evaluate(engine);
}

/** Every page as a visitor who has been given these tokens sees it. @returns findings, and how many states were read */
async function inBrowser({ url, paths, folder, tokens = {}, as = '' }) {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: chromiumFlags,
  });
  const findings = [];
  let states = 0;
  const read = async (page, where) => {
    states += 1;
    save(folder, where, `<!doctype html>${await page.locator('html').evaluate(bare)}`);
    const found = [...(await ibm(page, where)), ...(await axe(page, where))].filter((each) => !explained(each));
    findings.push(...found);
    // Said at once: a run over all pages is long.
    for (const { rule, extract } of found) say(`${where}: ${rule} ${extract}`);
  };
  /** All pages at one width. */
  const visit = async (size) => {
    const page = await browser.newPage({ bypassCSP: true, reducedMotion: 'reduce', viewport: size });
    await page.addInitScript((given) => {
      for (const [area, token] of Object.entries(given)) localStorage.setItem(`mainstage.gate.${area}`, token);
    }, tokens);
    for (const path of paths) {
      const where = `${path}${as} at ${size.width}`;
      await come(page, url + path);
      findings.push(...(await pictures(page, where)));
      if (onlyPictures) continue;
      await read(page, where);
      let fresh = true;
      for (const name of await newOpeners(page, size.width)) {
        if (!fresh) await come(page, url + path);
        fresh = false;
        if (await open(page, name)) await read(page, `${where}, ${name.slice(0, 40).replaceAll('/', ' ')} opened`);
      }
    }
  };
  try {
    await Promise.all(sizes.map(visit));
  } finally {
    await browser.close();
  }
  return { findings, states };
}

/** Tokens of both gates, for the passwords that stand outside production. */
async function unlocked(url) {
  const areas = { 'event-planners': 'EVENT_PLANNERS_PASSWORD', development: 'DEVELOPMENT_PASSWORD' };
  const tokens = {};
  for (const [area, setting] of Object.entries(areas)) {
    const body = JSON.stringify({ password: demoCredentials[setting] });
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(`${url}/api/gates/${area}/unlock`, { method: 'POST', headers, body });
    if (answer.status !== 200) throw new Trouble(`The gate of ${area} answered ${answer.status}.`);
    tokens[area] = (await answer.json()).token;
  }
  return tokens;
}

const openers =
  ':is(button, summary, a)[aria-haspopup]:visible:not([inert] *), button[aria-expanded="false"]:visible:not([inert] *)';
const opened = new Set();

/** So many of what looks and opens alike on a page: sixty pictures of a gallery open the same dialog. */
const alike = 3;

/** Names of what opens something here and was not opened at this width yet. */
async function newOpeners(page, width) {
  const found = await page.locator(openers).evaluateAll((all) =>
    all.map((each) => ({
      name: (each.getAttribute('aria-label') ?? each.textContent ?? '').trim(),
      kind: each.closest('main') ? each.className : '',
    })),
  );
  const kinds = new Map();
  return found.flatMap(({ name, kind }) => {
    const key = `${width} ${name}`;
    if (name === '' || opened.has(key) || (kind !== '' && (kinds.get(kind) ?? 0) >= alike)) return [];
    opened.add(key);
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    return [name];
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
    const opener = all.nth(index);
    const dialog = (await opener.getAttribute('aria-haspopup')) === 'dialog';
    await opener.click({ timeout: 5_000 });
    if (dialog) await page.locator('[role="dialog"], dialog[open]').first().waitFor({ timeout: 15_000 });
    await page.waitForLoadState('networkidle');
    // What fades is as pale as its moment.
    await page
      .waitForFunction(() => document.getAnimations().every((each) => each.playState !== 'running'), 0, {
        timeout: 3_000,
      })
      .catch(() => 0);
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
  const all = builtPages().map(([path]) => path);
  // The page for what is missing as it is served; an answer to a plain form has no address of its own.
  const whole = [...all.filter((path) => !['/404', '/form-answer'].includes(path)), '/no-such-page'];
  const paths = asked.length > 0 ? asked : whole;
  const gated = paths.filter((path) => /^\/(event-planners|development)\b/.test(path));
  let found = 0;
  await onGround(async ({ url: database, migrated, children }) => {
    const folder = mkdtempSync(join(tmpdir(), 'mainstage-audit-'));
    const port = await nextFreePort(18_900);
    const url = `http://localhost:${port}`;
    children.push(await startApi(port, { ...migrated(root, database), PUBLIC_URL: url }));
    try {
      const sent = join(folder, 'as sent');
      if (!onlyPictures) for (const path of paths) save(sent, path, await (await fetch(url + path)).text());
      const findings = onlyPictures ? [] : await nu(sent);
      if (findings.length > 0) say(told(findings).join('\n'));
      const visits = [await inBrowser({ url, paths, folder: join(folder, 'in browser') })];
      if (gated.length > 0)
        visits.push(
          await inBrowser({
            url,
            paths: gated,
            folder: join(folder, 'in browser'),
            tokens: await unlocked(url),
            as: ' unlocked',
          }),
        );
      findings.push(...visits.flatMap((each) => each.findings));
      if (asked.length === 0) findings.push(...outdated());
      if (onlyPictures)
        for (const [name, [needed, where]] of [...met].sort(([, [one]], [, [other]]) => other - one))
          say(`${name} needs ${needed}: ${where}`);
      else findings.push(...(await nu(join(folder, 'in browser'))));
      if (findings.length > 0) say(told(findings).join('\n'));
      const states = visits.reduce((sum, each) => sum + each.states, 0);
      found = findings.length;
      say(
        onlyPictures
          ? `${found || 'Nothing'} new found on ${paths.length} pages at both widths, ${met.size} pictures short.`
          : `${found || 'Nothing'} found on ${paths.length} pages at both widths, ${states} states with what opens.`,
      );
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
  return found > 0 ? 1 : 0;
});
