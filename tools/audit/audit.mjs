/**
 * npm run audit [path…]: runs external validators over every page of the built site, those behind a gate with and
 * without its password: the Nu HTML checker (needs Java) on the served HTML and on the DOM after scripts, IBM's
 * accessibility checker and axe with all rules, at 390 and 1440 px, and again after pressing the buttons that open
 * something (each name once, at most three of many alike). Exits with 1 if there is a finding that known.mjs does not
 * explain. Takes half an hour; not part of `npm test`.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { withFixture } from '../bench/fixture.mjs';
import { builtPages } from '../checks/built-site.mjs';
import { build } from '../lib/build.mjs';
import { nextFreePort } from '../lib/ports.mjs';
import { main, root, say, Trouble } from '../lib/workspace.mjs';
import { demoCredentials } from '../start/demo-credentials.mjs';
import { startApi } from '../deploy/nginx/rolling-restarts.mjs';
import { chromiumFlags, findChromium } from '../test/services.mjs';
import { explained } from './known.mjs';
import { newOpeners, open } from './openers.mjs';
import { axe, engines, ibm, nu } from './validators.mjs';

const requestedPaths = process.argv.slice(2);
const sizes = [
  { width: 390, height: 900 },
  { width: 1440, height: 900 },
];

/** Opens a page, waits for its scripts and injects the engines. */
async function come(page, address) {
  await page.goto(address, { waitUntil: 'networkidle' });
  // Content below the viewport is not laid out until it is near the viewport.
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  for (const engine of engines) await page.evaluate(engine);
}

/** Audits every page as a visitor with these tokens. @returns findings, and the number of audited states */
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
    // Printed immediately, because a run over all pages is long.
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

/** Tokens of both gates, for the passwords of development. */
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

/** The page without the elements that this tool added. */
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

/** Each finding once, with its count and first place. */
function summaryOf(findings) {
  const kinds = new Map();
  for (const each of findings) {
    const kind = `${each.from}: ${each.rule} ${each.message}`.trim();
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
  // The 404 page, as the server answers it.
  const whole = [...all.filter((path) => path !== '/404'), '/no-such-page'];
  const paths = requestedPaths.length > 0 ? requestedPaths : whole;
  const gated = paths.filter((path) => /^\/(event-planners|development)\b/.test(path));
  let found = 0;
  await withFixture(async ({ url: database, migrated, children }) => {
    const folder = mkdtempSync(join(tmpdir(), 'mainstage-audit-'));
    const port = await nextFreePort(18_900);
    const url = `http://localhost:${port}`;
    children.push(await startApi(port, { ...migrated(root, database), PUBLIC_URL: url }));
    try {
      const sent = join(folder, 'as sent');
      for (const path of paths) save(sent, path, await (await fetch(url + path)).text());
      const findings = await nu(sent);
      if (findings.length > 0) say(summaryOf(findings).join('\n'));
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
      findings.push(...(await nu(join(folder, 'in browser'))));
      if (findings.length > 0) say(summaryOf(findings).join('\n'));
      const states = visits.reduce((sum, each) => sum + each.states, 0);
      found = findings.length;
      say(`${found || 'Nothing'} found on ${paths.length} pages at both widths, ${states} states with what opens.`);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
  return found > 0 ? 1 : 0;
});
