/**
 * What npm run bench:pages prints: Lighthouse's mobile run over pages of the built site, and in the same run over the floor,
 * which is the same HTML, styles and pictures without any script. Lighthouse is fetched by npx, for it weighs as much as
 * a fifth of all other packages and nothing else needs it.
 */
import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { nextFreePort } from '../lib/ports.mjs';
import { load } from '../facts/bundle.mjs';
import { root } from '../lib/workspace.mjs';
import { chromiumFlags, findChromium } from '../test/needs.mjs';
import { onGround } from './ground.mjs';
import { head, median, row } from './yardsticks.mjs';

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

/** @param {string[]} paths @param {number} rounds of each, after one that does not count */
export async function lighthouseTable(paths, rounds) {
  const chromium = await findChromium();
  const { stdout: lighthouse } = await run('npx', ['--yes', `--package=lighthouse@${version}`, 'which', 'lighthouse']);
  await onGround(async ({ url, startApi }) => {
    const site = await startApi(root, url);
    const floor = await serveFloor(site);
    try {
      console.log(`Lighthouse ${version}, mobile, median of ${rounds} after one that does not count.\n`);
      head([
        ...['page', 'performance', 'of the floor', 'accessibility', 'best practices', 'SEO', 'LCP s', 'of the floor'],
        ...['TBT ms', 'of the floor', 'CLS', 'kB', 'of the floor', 'scripts kB', 'load'],
      ]);
      for (const path of paths) {
        const seen = { site: [], floor: [] };
        for (let round = 0; round <= rounds; round += 1)
          for (const [name, origin, judged] of [
            ['site', site, categories],
            ['floor', floor.url, categories.slice(0, 1)],
          ]) {
            const visit = await measured(origin + path, judged, { lighthouse: lighthouse.trim(), chromium });
            if (round > 0) seen[name].push(visit);
          }
        const of = (name, figure, digits = 0) => median(seen[name], figure).toFixed(digits);
        row([
          path,
          ...[of('site', 'performance'), of('floor', 'performance')],
          ...categories.slice(1).map((category) => of('site', category)),
          ...[of('site', 'lcp', 2), of('floor', 'lcp', 2), of('site', 'tbt'), of('floor', 'tbt'), of('site', 'cls', 3)],
          ...[of('site', 'all'), of('floor', 'all'), of('site', 'scripts'), loadavg()[0].toFixed(1)],
        ]);
      }
    } finally {
      floor.close();
    }
  });
}

/** @param {string[]} judged categories @returns {Promise<Record<string, number>>} scores out of 100, `lcp` in seconds, `tbt` in milliseconds, `cls`, `all` and `scripts` in kB */
async function measured(url, judged, { lighthouse, chromium }) {
  const { stdout } = await run(
    lighthouse,
    [
      ...[url, '--quiet', '--output=json', `--only-categories=${judged.join(',')}`],
      `--chrome-flags=--headless=new ${chromiumFlags.join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: 64 * 1024 * 1024 },
  );
  const { audits, categories: scores } = JSON.parse(stdout);
  const transferred = Object.fromEntries(
    audits['resource-summary'].details.items.map(({ resourceType, transferSize }) => [resourceType, transferSize]),
  );
  return {
    ...Object.fromEntries(judged.map((category) => [category, scores[category].score * 100])),
    lcp: audits['largest-contentful-paint'].numericValue / 1000,
    tbt: audits['total-blocking-time'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
    all: transferred.total / 1000,
    scripts: (transferred.script ?? 0) / 1000,
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
