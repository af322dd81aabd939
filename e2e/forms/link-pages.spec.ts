// Rule: links.personal
import { brand } from '@mainstage/content/site/brand';
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
    await page.goto(path);
    const title = page.getByRole('heading', { level: 1 });
    expect(asBuilt).toContain(`>${await title.textContent()}<`);
    expect(await shifted()).toBe(0);
    await expectPersonalShell(page, language);
  });

test('the header of a personal page stands still when its font arrives', async ({ page }) => {
  let load = () => {};
  const measured = new Promise<void>((resolve) => (load = resolve));
  await page.route(/\.woff2$/, async (route) => {
    await measured;
    await route.continue();
  });
  await page.goto('/newsletter/confirm', { waitUntil: 'domcontentloaded' });
  const telephone = page.getByRole('banner').getByRole('link', { name: brand.phone.label });
  const before = await telephone.boundingBox();
  load();
  await page.waitForLoadState();
  await page.evaluate(() => document.fonts.ready);
  expect((await telephone.boundingBox())?.x).toBe(before?.x);
});
