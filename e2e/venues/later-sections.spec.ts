import type { Page } from '@playwright/test';
import { expect, ownBrowser, test } from '../fixtures/test';

test.use(ownBrowser);
test.use({ viewport: { width: 390, height: 844 } });

/** How many sections of the page wait to be laid out. */
const waiting = (page: Page) =>
  page
    .locator('main section')
    .evaluateAll((all) => all.filter((section) => getComputedStyle(section).contentVisibility === 'auto').length);

const length = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

for (const path of ['/venues/liberty-floor', '/venues/arena', '/venues', '/venues/finder', '/venues/floors'])
  test(`${path} is about as long before its later sections are laid out as afterwards`, async ({ page }) => {
    await page.addInitScript(() => (window.requestIdleCallback = () => 0));
    await page.goto(path);
    expect(await waiting(page)).toBeGreaterThan(1);
    const before = await length(page);
    await page.evaluate(() => document.documentElement.setAttribute('data-whole-page', ''));
    expect(await waiting(page)).toBe(0);
    const after = await length(page);
    expect(Math.abs(before / after - 1)).toBeLessThan(0.25);
  });

test('sections under the first screen are laid out after it, one by one, without a hand', async ({ page }) => {
  await page.goto('/venues/liberty-floor');
  await expect.poll(() => waiting(page)).toBe(0);
});

test('who comes back to a place in a page finds it whole', async ({ page }) => {
  await page.goto('/venues/liberty-floor');
  await expect.poll(() => waiting(page)).toBe(0);
  await page.evaluate(() => window.scrollTo({ top: 4000, behavior: 'instant' }));
  await page.reload();
  await expect(page.locator('html[data-whole-page]')).toBeAttached();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(4000);
});
