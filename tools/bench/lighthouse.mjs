/**
 * Table of npm run bench:pages: Lighthouse's mobile run over pages of the built site as nginx serves them with TLS and
 * HTTP/2, in the same run over a baseline with the same HTML, styles and pictures but no scripts, and over HTTP/1.1.
 * Lighthouse is run by npx, because it is as large as a fifth of all other packages and nothing else needs it.
 */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { createRequire } from 'node:module';
import { loadavg, tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { serveWithNginx } from '../deploy/nginx/serve.mjs';
import { nextFreePort } from '../lib/ports.mjs';
import { load } from '../lib/bundle.mjs';
import { root } from '../lib/workspace.mjs';
import { chromiumFlags, findChromium, findServer } from '../test/services.mjs';
import { head, median, row } from './baselines.mjs';
import { withSite } from './site.mjs';

const version = '12.8.2';
const run = promisify(execFile);
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

const builtSite = join(root, 'dist/apps/web/client');

const pagesIn = (site) =>
  readdirSync(site, { recursive: true })
    .filter((file) => file === 'index.html' || file.endsWith('/index.html'))
    .map((file) => join(site, file));

/** All pages that are files of the build. */
export const allPages = () =>
  pagesIn(builtSite)
    .map((file) => `/${relative(builtSite, dirname(file))}`)
    .sort();

/** One page of each component. */
export async function eachKindOfPage() {
  const { pageLines } = await load('libs/content/src/pages/pages.ts');
  const built = allPages();
  return pageLines.map(({ pages }) => pages.find(({ path }) => built.includes(path))?.path).filter(Boolean);
}

/**
 * @param {string[]} paths
 * @param {number} rounds of each, after a visit for the three other scores that does not count for speed
 * @param {boolean} compareToFloor false for the pages alone, in half the time
 */
export async function lighthouseTable(paths, rounds, compareToFloor = true) {
  const visit = await visitor(await findChromium());
  await withSite(async ({ site, api, children }) => {
    const floor = compareToFloor && (await serveFloor(api));
    try {
      console.log(`Lighthouse ${version}, mobile, median of ${rounds} after one that does not count for speed.\n`);
      const floorColumns = floor ? ['of the floor'] : [];
      head([
        ...[
          'page',
          'performance',
          ...floorColumns,
          'HTTP/1.1',
          'accessibility',
          'best practices',
          'SEO',
          'LCP s',
          ...floorColumns,
        ],
        ...['HTTP/1.1', 'TBT ms', ...floorColumns, 'CLS', 'kB', ...floorColumns, 'scripts kB', 'scripts', 'load'],
      ]);
      for (const path of paths) {
        const { status } = await fetch(api + path);
        if (status !== 200) {
          console.error(`${path} is answered with ${status}`);
          continue;
        }
        const { scores } = await visit(site + path, categories, children);
        const [seen, seenOfFloor, seenOverHttp1] = [[], [], []];
        for (let round = 0; round < rounds; round += 1) {
          seen.push(await visit(site + path, ['performance'], children));
          if (floor) seenOfFloor.push(await visit(floor.url + path, ['performance'], children));
          seenOverHttp1.push(await visit(api + path, ['performance'], children));
        }
        const of = (figure, digits = 0) => median(seen, figure).toFixed(digits);
        const ofFloor = (figure, digits = 0) => (floor ? [median(seenOfFloor, figure).toFixed(digits)] : []);
        const overHttp1 = (figure, digits = 0) => median(seenOverHttp1, figure).toFixed(digits);
        row([
          ...[path, of('performance'), ...ofFloor('performance'), overHttp1('performance')],
          ...categories.slice(1).map((category) => Math.round(scores[category])),
          ...[of('lcp', 2), ...ofFloor('lcp', 2), overHttp1('lcp', 2), of('tbt'), ...ofFloor('tbt'), of('cls', 3)],
          ...[of('all'), ...ofFloor('all'), of('scripts'), of('scriptFiles'), loadavg()[0].toFixed(1)],
        ]);
      }
    } finally {
      if (floor) await floor.close();
    }
  });
}

/**
 * Lighthouse with a new browser for each visit, which is added to `children`.
 * @returns {Promise<(url: string, judged: string[], children: { kill: () => void }[]) => Promise<Record<string, any>>>}
 * `scores` out of 100 by category, `lcp` in seconds, `tbt` in milliseconds, `cls`, `all` and `scripts` in kB,
 * `scriptFiles`
 */
async function visitor(chromePath) {
  const { stdout } = await run('npx', ['--yes', `--package=lighthouse@${version}`, 'which', 'lighthouse']);
  const own = createRequire(realpathSync(stdout.trim()));
  const fetched = (name) => import(pathToFileURL(own.resolve(name)).href);
  const [{ default: lighthouse }, { Launcher }] = await Promise.all([
    fetched('lighthouse'),
    fetched('chrome-launcher'),
  ]);

  return async (url, judged, children) => {
    const chrome = new Launcher({
      chromePath,
      chromeFlags: ['--headless=new', '--ignore-certificate-errors', ...chromiumFlags],
    });
    children.push(chrome);
    try {
      await chrome.launch();
      const { lhr } = await lighthouse(url, {
        ...{ port: chrome.port, logLevel: 'error', output: [] },
        // A new browser has no storage to clear.
        ...{ onlyCategories: judged, disableFullPageScreenshot: true, disableStorageReset: true },
      });
      if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
      return figures(lhr);
    } finally {
      chrome.kill();
      children.splice(children.indexOf(chrome), 1);
    }
  };
}

function figures({ audits, categories: judged }) {
  const { items } = audits['resource-summary'].details;
  const sent = Object.fromEntries(items.map(({ resourceType, transferSize }) => [resourceType, transferSize]));
  return {
    scores: Object.fromEntries(Object.entries(judged).map(([category, { score }]) => [category, score * 100])),
    performance: judged.performance.score * 100,
    lcp: audits['largest-contentful-paint'].numericValue / 1000,
    tbt: audits['total-blocking-time'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
    all: sent.total / 1000,
    scripts: (sent.script ?? 0) / 1000,
    scriptFiles: items.find(({ resourceType }) => resourceType === 'script')?.requestCount ?? 0,
  };
}

/**
 * The site without scripts, by a second nginx with the same configuration, so that both sides are served alike.
 * @param {string} api serves the pages that nginx passes on
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
async function serveFloor(api) {
  const site = mkdtempSync(join(tmpdir(), 'mainstage-floor-'));
  cpSync(builtSite, site, { recursive: true });
  for (const file of pagesIn(site)) writeFileSync(file, withoutScripts(readFileSync(file, 'utf8')));
  const passed = createServer((call, answer) => {
    const headers = { ...call.headers, 'accept-encoding': 'identity' };
    request(api + call.url, { method: call.method, headers }, async (answered) => {
      const { 'content-length': _, 'transfer-encoding': __, ...others } = answered.headers;
      const content = await buffer(answered);
      const page = others['content-type']?.startsWith('text/html');
      answer.writeHead(answered.statusCode, others).end(page ? withoutScripts(content.toString()) : content);
    }).end();
  });
  await once(passed.listen(0, '127.0.0.1'), 'listening');
  const tlsPort = await nextFreePort(27_000);
  const url = `https://127.0.0.1:${tlsPort}`;
  const nginx = await serveWithNginx({
    ...{ program: await findServer('nginx'), site, publicUrl: url, tlsPort },
    apiPorts: [passed.address().port],
  });
  return {
    url,
    async close() {
      await nginx.stop();
      passed.close();
      rmSync(site, { recursive: true });
    },
  };
}

const withoutScripts = (html) =>
  html
    .replace(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g, '')
    .replace(/<link[^>]*(?:modulepreload|as="script")[^>]*>/g, '');
