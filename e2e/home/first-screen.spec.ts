import type { Page } from '@playwright/test';
import { expect, ownBrowser, test } from '../fixtures/test';

test.use(ownBrowser);
test.use({ viewport: { width: 390, height: 844 } });

/** Lets the picture that opens the first page be asked for and never come. @returns what sends it on its way */
async function holdFirstPicture(page: Page): Promise<() => void> {
  let send = () => {};
  const sent = new Promise<void>((resolve) => (send = resolve));
  await page.route('**/pictures/hall-audience-*', async (route) => {
    await sent;
    await route.continue();
  });
  return send;
}

const painted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((seen) => {
        new PerformanceObserver((list) => {
          if (list.getEntriesByName('first-contentful-paint').length > 0) seen();
        }).observe({ type: 'paint', buffered: true });
      }),
  );

const waiting = (page: Page) => page.locator('html[data-first-screen]');

/** What the page asks for that is not seen first: other pictures, scripts, what is for paper. */
let others: string[];

// With its timers stopped the page does not lose patience while the machine is busy.
test.beforeEach(async ({ page }) => {
  others = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(avif|webp|js|css)$/.test(pathname) && !pathname.startsWith('/pictures/hall-audience-'))
      others.push(pathname);
  });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
});

/** What was asked for a moment later. */
const later = async (page: Page) => {
  await page.clock.runFor(50);
  return others;
};

test('until the first picture has come nothing else is asked for', async ({ page }) => {
  const send = await holdFirstPicture(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await painted(page);
  await expect(waiting(page)).toBeAttached();
  expect(others).toEqual([]);

  send();
  await expect
    .poll(() => later(page))
    .toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^\/pictures\/.+\.avif$/),
        expect.stringMatching(/^\/assets\/.+\.js$/),
        '/print.css',
      ]),
    );
  await expect(waiting(page)).not.toBeAttached();
});

test('a hand that scrolls is not kept waiting', async ({ page }) => {
  await holdFirstPicture(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await painted(page);
  await expect(waiting(page)).toBeAttached();
  await page.mouse.wheel(0, 700);
  await expect(waiting(page)).not.toBeAttached();
  await expect.poll(() => others).toContainEqual(expect.stringMatching(/^\/pictures\/.+\.avif$/));
});

test('a first picture that cannot be had holds nothing up', async ({ page }) => {
  await page.route('**/pictures/hall-audience-*', (route) => route.abort());
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect.poll(() => later(page)).toContain('/print.css');
});
