// Rules: site.language
import { homeBelow } from '@mainstage/content/pages/home-below';
import { expectAccessible, expectWithin } from '../fixtures/accessible';
import { blurredPictures } from '../fixtures/sharp';
import { expect, test } from '../fixtures/test';
import { languageOf, paths } from './paths';
import { detailPaths, firstOfItsKind, unknownPath } from './venue-paths';

const visits = [...paths, ...detailPaths, unknownPath, '/no-such-page']
  // Behind a gate every chapter shows the same: the gate.
  .filter((path) => !path.startsWith('/event-planners/'));

const phone = { width: 390, height: 900 };
const desk = { width: 1440, height: 900 };

/** The same markup with other facts: there axe reads a phone's page only, unless `npm run audit` asks for all. */
const repeated = (path: string) =>
  detailPaths.includes(path) && !firstOfItsKind.includes(path) && process.env['E2E_AUDIT'] !== 'all';

for (const path of visits)
  test(`${path} has no finding of axe, fits the width and complains of nothing at 390 and 1440 px`, async ({
    page,
  }) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      const missing = path === '/no-such-page' && message.text().includes('404');
      if (message.type() === 'error' && !missing) complaints.push(message.text());
    });
    await page.setViewportSize(phone);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const response = await page.goto(path);
    expect(response?.status()).toBe(path === '/no-such-page' ? 404 : 200);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(/\S/);
    await expect(page.locator('html')).toHaveAttribute('lang', languageOf(path));
    await expectAccessible(page);
    await expect.poll(() => blurredPictures(page)).toEqual([]);

    // As if the phone became a desk: what only one of them shows must come and go by itself.
    await page.setViewportSize(desk);
    await page.waitForLoadState('networkidle');
    if (repeated(path)) await expectWithin(page);
    else await expectAccessible(page);
    await expect.poll(() => blurredPictures(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

test('every link on every page leads somewhere', async ({ request }) => {
  test.setTimeout(180_000);
  const links = new Set<string>();
  for (const path of [...paths, ...detailPaths]) {
    const html = await (await request.get(path)).text();
    for (const [, href = ''] of html.matchAll(/<a\b[^>]*\bhref="(\/[^"]*)"/g))
      links.add(href.replaceAll('&amp;', '&').split('#')[0] ?? '');
  }
  const broken: string[] = [];
  for (const link of links) if ((await request.get(link)).status() !== 200) broken.push(link);
  expect(broken).toEqual([]);
  expect(links.size).toBeGreaterThan(5);
});

test('the pages can be read without JavaScript', async ({ browser, baseURL }) => {
  test.setTimeout(120_000);
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // What React would put into its place by script only.
    await expect(page.locator('[hidden][id^="S:"]')).toHaveCount(0);
  }
  await page.goto('/');
  await expect(page.getByRole('heading', { name: homeBelow.experience.title })).toBeVisible();
  await context.close();
});
