import { watchShifts } from '../fixtures/shifts';
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
    const shifted = await watchShifts(page);
    await page.goto(path);
    const title = page.getByRole('heading', { level: 1 });
    expect(asBuilt).toContain(`>${await title.textContent()}<`);
    expect(await shifted()).toBe(0);
  });
