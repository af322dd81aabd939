// Rule: links.personal
import { expectPersonalShell } from '../fixtures/personal-shell';
import { watchShifts } from '../fixtures/shifts';
import { expect, ownBrowser, test } from '../fixtures/test';

test.use(ownBrowser);
test.use({ viewport: { width: 390, height: 844 } });

const pages = {
  '/newsletter/confirm': 'en',
  '/newsletter/confirm?lang=de': 'de',
  '/newsletter/unsubscribe': 'en',
  '/newsletter/unsubscribe?lang=de': 'de',
  '/webinar/join': 'de',
  '/webinar/join?lang=en': 'en',
  '/webinar/keep-seat': 'de',
  '/webinar/keep-seat?lang=en': 'en',
  '/webinar/release': 'en',
  '/webinar/return-seat': 'de',
  '/webinar/return-seat?lang=en': 'en',
} as const;

for (const [path, language] of Object.entries(pages))
  test(`${path} says in its language what is wrong with a link cut short, and nothing moves`, async ({ page }) => {
    const asBuilt = await (await page.request.get(path)).text();
    const shifted = await watchShifts(page);
    // The fonts arrive after the text was painted.
    let load = () => {};
    const painted = new Promise<void>((resolve) => (load = resolve));
    await page.route(/\.woff2$/, async (route) => {
      await painted;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const title = page.getByRole('heading', { level: 1 });
    expect(asBuilt).toContain(`>${await title.textContent()}<`);
    expect(await shifted()).toBe(0);
    load();
    await page.waitForLoadState();
    await page.evaluate(() => document.fonts.ready);
    expect(await shifted()).toBe(0);
    await expectPersonalShell(page, language);
  });
