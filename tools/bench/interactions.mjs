/**
 * npm run bench:pages -- --interactions: response time of interactions on a slow phone. Ten interactions at first
 * paint, one second and five seconds after it, with a processor slowed four times and a connection of 150 ms and 1.6
 * Mbit/s. BENCH_ROUNDS (3).
 */
import { loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { chromiumFlags, findChromium } from '../test/services.mjs';
import { head, row } from './baselines.mjs';
import { withSite } from './site.mjs';

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const desktop = { viewport: { width: 1440, height: 900 } };
const slowLine = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
/** Milliseconds after the first paint, or after the element appeared if that was later. */
const moments = [0, 1000, 5000];
/** An interaction without an answer by then counts as lost. */
const timeoutMs = 15_000;

const dialog = `!!document.querySelector('[role="dialog"]')?.checkVisibility()`;
const slide = `document.querySelector('[aria-roledescription="slide"]:not([inert])')?.getAttribute('aria-label')`;
/**
 * The pressed element by its selector, and the expression that is true once the press is answered (`before` is the
 * earlier value of `state`); a key is sent to a field that was clicked.
 */
const interactions = [
  { name: 'open menu', path: '/', press: 'header button[aria-haspopup="dialog"]', answered: dialog },
  {
    ...{ name: 'open dropdown', path: '/', press: 'header [aria-controls="menu-use-cases"]', device: desktop },
    answered: `document.querySelector('[aria-controls="menu-use-cases"]').ariaExpanded === 'true'`,
  },
  {
    ...{ name: 'tab', path: '/exclusive-offers', press: '[role="tab"]:nth-of-type(2)' },
    answered: `document.querySelector('[role="tab"]:nth-of-type(2)').ariaSelected === 'true'`,
  },
  {
    ...{ name: 'accordion', path: '/support', press: 'main [aria-expanded]' },
    answered: `document.querySelector('main [aria-expanded]').ariaExpanded === 'true'`,
  },
  {
    ...{ name: 'finder field', path: '/venues/finder', press: 'main input[name="guests"]', key: '9' },
    ...{ state: `document.querySelector('main').textContent`, answered: 'before !== state' },
  },
  {
    ...{ name: 'gallery picture', path: '/gallery', press: '[role="tabpanel"] li button', answered: dialog },
  },
  {
    ...{ name: 'form field', path: '/contact', press: 'main input[name="firstName"]', key: 'A' },
    answered: `document.querySelector('main input[name="firstName"]').value === 'A'`,
  },
  {
    ...{ name: 'submit', path: '/contact', press: 'main form button[type="submit"]' },
    answered: `!!document.querySelector('main [aria-invalid="true"], main input:user-invalid')`,
  },
  {
    ...{ name: 'carousel', path: '/references', press: 'main button[aria-label="Next"]' },
    ...{ state: slide, answered: 'before !== state' },
  },
  {
    ...{
      name: 'dialog',
      path: '/venues/skyline-stage',
      press: 'main a[aria-haspopup="dialog"]:not([aria-label])',
    },
    answered: dialog,
  },
];

export async function interactionsTable(rounds) {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags });
  try {
    await withSite(async ({ site }) => {
      console.log(
        `Milliseconds from press to visible answer, median of ${rounds}; INP is the longest of each visit.\n`,
      );
      head(['interaction', 'at first paint', 'after 1 s', 'after 5 s', 'INP, p75', 'lost', 'load']);
      const all = new Map(moments.map((moment) => [moment, []]));
      const durations = [];
      let lost = 0;
      for (const interaction of interactions) {
        const medians = [];
        const ownDurations = [];
        let ownLost = 0;
        for (const moment of moments) {
          const waits = [];
          for (let round = 0; round < rounds; round += 1) {
            const { wait, duration } = await visit(browser, site, interaction, moment);
            if (wait === undefined) ownLost += 1;
            else waits.push(wait);
            ownDurations.push(duration);
          }
          all.get(moment).push(...waits);
          medians.push(waits.length > 0 ? Math.round(share(waits, 0.5)) : 'lost');
        }
        lost += ownLost;
        durations.push(...ownDurations);
        row([interaction.name, ...medians, Math.round(share(ownDurations, 0.75)), ownLost, loadavg()[0].toFixed(1)]);
      }
      const p75 = moments.map((moment) => Math.round(share(all.get(moment), 0.75)));
      row(['**p75 of all**', ...p75, Math.round(share(durations, 0.75)), lost, loadavg()[0].toFixed(1)]);
    });
  } finally {
    await browser.close();
  }
}

const share = (numbers, part) =>
  numbers.sort((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * part))];

/**
 * Scrolls to the element as soon as it exists; independent of the page's scripts, so that it can be pressed at first
 * paint.
 */
const scrollTo = (selector) => `new MutationObserver((_, observer) => {
  const pressed = document.querySelector(${JSON.stringify(selector)});
  if (!pressed) return;
  observer.disconnect();
  pressed.scrollIntoView({ block: 'center', behavior: 'instant' });
  window.inView = true;
}).observe(document, { childList: true, subtree: true });`;

const open = (browser, { device = phone }) => browser.newContext({ ...device, ignoreHTTPSErrors: true });

/** Scrolls the element into the middle of the screen. @returns its centre */
const placeOf = (page, { press }) =>
  page.evaluate((selector) => {
    const pressed = document.querySelector(selector);
    pressed.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = pressed.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  }, press);

/** @returns {Promise<{ wait?: number, duration: number }>} milliseconds; no wait if there was no answer */
async function visit(browser, site, interaction, moment) {
  const context = await open(browser, interaction);
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', slowLine);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await devtools.send('Page.enable');
    await devtools.send('Page.setLifecycleEventsEnabled', { enabled: true });
    await page.addInitScript(scrollTo(interaction.press));
    await page.addInitScript(watch(interaction));
    const painted = new Promise((resolve) =>
      devtools.on('Page.lifecycleEvent', ({ name }) => name === 'firstContentfulPaint' && resolve()),
    );
    await page.goto(site + interaction.path, { waitUntil: 'commit' });
    await painted;
    // On a slow connection a long page is painted before all of it is loaded.
    await page.waitForFunction(() => window.inView);
    await delay(moment);
    const { x, y } = await placeOf(page, interaction);
    const pressedAt = Date.now();
    await page.mouse.click(x, y);
    if (interaction.key) await page.keyboard.press(interaction.key);
    // A form without scripts navigates.
    const left = page
      .waitForURL((url) => url.pathname !== interaction.path, { timeout: timeoutMs })
      .then(
        () => Date.now() - pressedAt,
        () => undefined,
      );
    const seen = page
      .waitForFunction(() => window.wait, undefined, { polling: 50, timeout: timeoutMs })
      .then((handle) => handle.jsonValue())
      .catch(() => left);
    const wait = await Promise.race([seen, left.then((time) => time ?? seen)]);
    await delay(300);
    const duration = await page.evaluate(() => window.longest ?? 0).catch(() => 0);
    return { wait, duration };
  } finally {
    await context.close();
  }
}

/** Records in `wait` the time to the answer, in `longest` the longest time to the next paint. */
function watch({ key, state = 'undefined', answered }) {
  return `{
    const stateNow = () => ${state};
    addEventListener('${key ? 'keydown' : 'pointerdown'}', ({ timeStamp }) => {
      const before = stateNow();
      const look = () => {
        const state = stateNow();
        if (${answered}) window.wait = performance.now() - timeStamp;
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    }, { capture: true, once: true });
    new PerformanceObserver((list) => {
      for (const { duration, interactionId } of list.getEntries())
        if (interactionId) window.longest = Math.max(window.longest ?? 0, duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  }`;
}
