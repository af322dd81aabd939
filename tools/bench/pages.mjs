/**
 * npm run bench:pages [path…] — page speed on a phone: Lighthouse over all pages, those given, or one of each component
 * (--each-kind), beside the same pages without scripts (lighthouse.mjs). BENCH_ROUNDS (5); BENCH_FLOOR=no omits the
 * pages without scripts. --interactions measures response times instead (interactions.mjs).
 * BENCH_AGAINST=<folder> compares with the built site of another checkout instead, on a slow phone: 390 px, processor
 * slowed four times, 150 ms and 1.6 Mbit/s, each page loaded in turns with an empty cache.
 */
import { chromium } from '@playwright/test';
import { root } from '../lib/workspace.mjs';
import { withFixture } from './fixture.mjs';
import { chromiumFlags } from '../test/services.mjs';
import { interactionsTable } from './interactions.mjs';
import { allPages, eachKindOfPage, lighthouseTable } from './lighthouse.mjs';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const compareToFloor = process.env.BENCH_FLOOR !== 'no';
const given = process.argv.slice(2);
const paths = given.length > 0 ? given : ['/', '/venues', '/venues/skyline-stage', '/contact', '/book-tour'];
const slowLine = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

const against = process.env.BENCH_AGAINST;

if (against) await comparison();
else if (given[0] === '--interactions') await interactionsTable(Number(process.env.BENCH_ROUNDS ?? 3));
else if (given[0] === '--each-kind') await lighthouseTable(await eachKindOfPage(), rounds, compareToFloor);
else await lighthouseTable(given.length > 0 ? given : allPages(), rounds, compareToFloor);

async function comparison() {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: chromiumFlags,
  });
  try {
    await withFixture(async ({ url, otherDatabase, startApi }) => {
      const sites = [
        { name: 'this', url: await startApi(root, url) },
        { name: 'other', url: await startApi(against, await otherDatabase()) },
      ];
      console.log(
        `Median of ${rounds} visits. Paint is the first one; picture is when the page's first picture has come, which LCP leaves`,
      );
      console.log(
        'out where it fills the screen; long is what tasks of the main thread take beyond 50 ms each, until 3 s of rest.\n',
      );
      console.log('page                     site  paint ms   LCP ms   picture ms   long ms   scripts kB   all kB');
      for (const path of paths) {
        const seen = new Map(sites.map(({ name }) => [name, []]));
        for (let round = 0; round < rounds; round++)
          for (const { name, url: at } of round % 2 ? [...sites].reverse() : sites)
            seen.get(name).push(await visit(browser, at + path));
        for (const [name, visits] of seen) console.log(line(path, name, visits));
      }
    });
  } finally {
    await browser.close();
  }
}

/** @returns {Promise<Record<'paint' | 'lcp' | 'picture' | 'long' | 'scripts' | 'all', number>>} milliseconds and bytes as sent */
async function visit(browser, url) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', slowLine);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const types = new Map();
    const sizes = { all: 0, scripts: 0 };
    devtools.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      sizes.all += encodedDataLength;
      if (types.get(requestId) === 'Script') sizes.scripts += encodedDataLength;
    });
    await page.addInitScript(() => {
      window.seen = { lcp: 0, long: 0, last: 0 };
      new PerformanceObserver((list) => {
        for (const { startTime } of list.getEntries()) window.seen.lcp = startTime;
      }).observe({ type: 'largest-contentful-paint', buffered: true });
      new PerformanceObserver((list) => {
        for (const { duration, startTime } of list.getEntries()) {
          window.seen.long += duration - 50;
          window.seen.last = startTime + duration;
        }
      }).observe({ type: 'longtask', buffered: true });
    });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForFunction(() => performance.now() - window.seen.last > 3000, undefined, { polling: 500 });
    const times = await page.evaluate(() => {
      const first = document.querySelector('main img[fetchpriority="high"]')?.currentSrc;
      return {
        lcp: window.seen.lcp,
        long: window.seen.long,
        paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
        picture: (first && performance.getEntriesByName(first)[0]?.responseEnd) ?? 0,
      };
    });
    return { ...times, ...sizes };
  } finally {
    await context.close();
  }
}

function line(path, name, visits) {
  const of = (figure, per = 1) => {
    const sorted = visits.map((visit) => visit[figure]).sort((a, b) => a - b);
    return String(Math.round(sorted[Math.floor(sorted.length / 2)] / per));
  };
  const figures = [of('paint'), of('lcp'), of('picture'), of('long'), of('scripts', 1000), of('all', 1000)];
  const widths = [8, 9, 13, 10, 13, 9];
  return path.padEnd(25) + name.padEnd(6) + figures.map((figure, at) => figure.padStart(widths[at])).join('');
}
