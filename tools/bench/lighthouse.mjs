/**
 * What npm run bench:pages prints: Lighthouse's mobile run over pages of the built site, and in the same run over the floor,
 * which is the same HTML, styles and pictures without any script. Lighthouse is fetched by npx, for it weighs as much as
 * a fifth of all other packages and nothing else needs it.
 */
import { execFile } from 'node:child_process';
import { readdirSync, realpathSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { createRequire } from 'node:module';
import { loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { nextFreePort } from '../lib/ports.mjs';
import { load } from '../lib/bundle.mjs';
import { root } from '../lib/workspace.mjs';
import { chromiumFlags, findChromium } from '../test/services.mjs';
import { withFixture } from './fixture.mjs';
import { head, median, row } from './baselines.mjs';

const version = '12.8.2';
const run = promisify(execFile);
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** All pages that are prerendered. */
export function allPages() {
  return readdirSync(join(root, 'dist/apps/web/client'), { recursive: true })
    .filter((file) => file === 'index.html' || file.endsWith('/index.html'))
    .map((file) => (file === 'index.html' ? '/' : `/${dirname(file)}`))
    .sort();
}

/** One page of each component. */
export async function eachKindOfPage() {
  const { pageLines } = await load('libs/content/src/pages/pages.ts');
  const built = allPages();
  return pageLines.map(({ pages }) => pages.find(({ path }) => built.includes(path))?.path).filter(Boolean);
}

/**
 * @param {string[]} paths
 * @param {number} rounds of each, after a visit that gives the three other scores and does not count for speed
 * @param {boolean} compareToFloor or the pages alone, in half the time
 */
export async function lighthouseTable(paths, rounds, compareToFloor = true) {
  const visit = await visitor(await findChromium());
  await withFixture(async ({ url, startApi, children }) => {
    const site = await startApi(root, url);
    const floor = compareToFloor && (await serveFloor(site));
    try {
      console.log(`Lighthouse ${version}, mobile, median of ${rounds} after one that does not count for speed.\n`);
      const floorColumns = floor ? ['of the floor'] : [];
      head([
        ...['page', 'performance', ...floorColumns, 'accessibility', 'best practices', 'SEO', 'LCP s', ...floorColumns],
        ...['TBT ms', ...floorColumns, 'CLS', 'kB', ...floorColumns, 'scripts kB', 'load'],
      ]);
      for (const path of paths) {
        const { status } = await fetch(site + path);
        if (status !== 200) {
          console.error(`${path} is answered with ${status}`);
          continue;
        }
        const { scores } = await visit(site + path, categories, children);
        const [seen, seenOfFloor] = [[], []];
        for (let round = 0; round < rounds; round += 1) {
          seen.push(await visit(site + path, ['performance'], children));
          if (floor) seenOfFloor.push(await visit(floor.url + path, ['performance'], children));
        }
        const of = (figure, digits = 0) =>
          [seen, ...(floor ? [seenOfFloor] : [])].map((visits) => median(visits, figure).toFixed(digits));
        row([
          ...[path, ...of('performance'), ...categories.slice(1).map((category) => Math.round(scores[category]))],
          ...[...of('lcp', 2), ...of('tbt'), of('cls', 3)[0], ...of('all'), of('scripts')[0], loadavg()[0].toFixed(1)],
        ]);
      }
    } finally {
      if (floor) floor.close();
    }
  });
}

/**
 * Lighthouse, and a browser of its own for each visit, which is put among `children` so that it ends with them.
 * @returns {Promise<(url: string, judged: string[], children: { kill: () => void }[]) => Promise<Record<string, any>>>}
 *   `scores` out of 100 by category, `lcp` in seconds, `tbt` in milliseconds, `cls`, `all` and `scripts` in kB
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
    const chrome = new Launcher({ chromePath, chromeFlags: ['--headless=new', ...chromiumFlags] });
    children.push(chrome);
    try {
      await chrome.launch();
      const { lhr } = await lighthouse(url, {
        ...{ port: chrome.port, logLevel: 'error', output: [] },
        // A new browser has nothing to forget.
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
  const sent = Object.fromEntries(
    audits['resource-summary'].details.items.map(({ resourceType, transferSize }) => [resourceType, transferSize]),
  );
  return {
    scores: Object.fromEntries(Object.entries(judged).map(([category, { score }]) => [category, score * 100])),
    performance: judged.performance.score * 100,
    lcp: audits['largest-contentful-paint'].numericValue / 1000,
    tbt: audits['total-blocking-time'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
    all: sent.total / 1000,
    scripts: (sent.script ?? 0) / 1000,
  };
}

/** The site without scripts. @returns {Promise<{ url: string, close: () => void }>} */
async function serveFloor(site) {
  const server = createServer((call, answer) => {
    const page = call.headers['sec-fetch-dest'] === 'document';
    const headers = { ...call.headers, ...(page && { 'accept-encoding': 'identity' }) };
    request(site + call.url, { method: call.method, headers }, async (answered) => {
      if (!page) {
        answer.writeHead(answered.statusCode, answered.headers);
        return answered.pipe(answer);
      }
      const content = brotliCompressSync(withoutScripts(await text(answered)));
      const { 'content-length': _, ...others } = answered.headers;
      answer.writeHead(answered.statusCode, { ...others, 'content-encoding': 'br' }).end(content);
    }).end();
  });
  const port = await nextFreePort(27_000);
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

const withoutScripts = (html) =>
  html
    .replace(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g, '')
    .replace(/<link[^>]*(?:modulepreload|as="script")[^>]*>/g, '');
