import { expect, ownBrowser, test } from '../fixtures/test';

test.use(ownBrowser);
test.use({ viewport: { width: 390, height: 844 } });

for (const path of [
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  '/webinar/keep-seat',
  '/webinar/release',
  '/webinar/return-seat',
])
  test(`${path} says of a link cut short what is wrong, and nothing moves`, async ({ page }) => {
    const asBuilt = await (await page.request.get(path)).text();
    await page.addInitScript(() => {
      const seen = { shifted: 0 };
      Object.assign(window, seen);
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[])
          Object.assign(window, { shifted: (window as unknown as typeof seen).shifted + shift.value });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path);
    const title = page.getByRole('heading', { level: 1 });
    await expect.poll(async () => asBuilt.includes(`>${await title.textContent()}<`)).toBe(false);
    await page.waitForFunction(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBe(0);
  });
