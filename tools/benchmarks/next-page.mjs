/**
 * What npm run bench:pages -- --next prints: how long after the click the next page is seen, where its link was pointed at
 * until the browser had opened it ahead, and where it was pressed at once, as by a finger.
 */
import { loadavg } from 'node:os';
import { load } from '../facts/bundle.mjs';
import { root } from '../lib/workspace.mjs';
import { chromiumFlags, findChromium } from '../test/needs.mjs';
import { onGround } from './ground.mjs';
import { head, median, row } from './yardsticks.mjs';

/** From a page by one of its links. */
const ways = [
  ['/', '/contact'],
  ['/contact', '/gallery'],
  ['/gallery', '/book-tour'],
  ['/venues', '/venues/skyline-stage'],
  ['/venues', '/venues/finder'],
  ['/support', '/references'],
];

/** As long as a finger or a button stays down, in milliseconds. */
const held = 80;

/** @param {number} rounds of each way, after one that does not count */
export async function nextPageTable(rounds) {
  const { BrowserTab } = await load('libs/testing/src/browser-tab.ts');
  const chromium = await findChromium();
  await onGround(async ({ url, startApi }) => {
    const site = await startApi(root, url);
    console.log(`From click to paint, ms; median and worst of ${rounds}, a new browser for each way.\n`);
    head(['from', 'to', 'pointed at', 'worst', 'opened ahead', 'pressed at once', 'worst', 'opened ahead', 'load']);
    for (const [from, to] of ways) {
      const seen = { ready: [], quick: [] };
      const tab = await BrowserTab.open(chromium, chromiumFlags);
      try {
        for (let round = 0; round <= rounds; round += 1)
          for (const way of ['ready', 'quick']) {
            await tab.go(site + from);
            // As somebody does who has looked at the page: it is taken up, and rests.
            await tab.untilShown('"live" in document.documentElement.dataset');
            for (let y = 400; !(await tab.read('"live" in document.querySelector("main").dataset')); y += 1)
              await tab.moveTo(4, y);
            await tab.untilShown('performance.now() > 2500');
            await tab.pointAt(to);
            if (way === 'ready') await tab.untilReady();
            const arrival = await tab.press(held);
            if (round > 0) seen[way].push(arrival);
          }
      } finally {
        await tab.close();
      }
      const figures = (way) => [
        median(seen[way], 'shownAfter').toFixed(0),
        Math.max(...seen[way].map(({ shownAfter }) => shownAfter)).toFixed(0),
        `${seen[way].filter(({ openedAhead }) => openedAhead).length} of ${rounds}`,
      ];
      row([from, to, ...figures('ready'), ...figures('quick'), loadavg()[0].toFixed(1)]);
    }
  });
}
