// Rules: site.language
import { homeBelow } from '@mainstage/content/pages/home-below';
import { expectSound } from '../fixtures/sound';
import { expect, test } from '../fixtures/test';
import { languageOf, paths } from './paths';
import { detailPaths, firstOfItsKind, landingPaths, unknownPath } from './venue-paths';

const visits = [...paths, ...detailPaths, unknownPath, '/no-such-page']
  // Behind a gate every chapter shows the same: the gate.
  .filter((path) => !path.startsWith('/event-planners/'));

/** The same markup with other facts: there axe reads a phone's page only; `npm run audit` reads both widths. */
const repeated = (path: string) => detailPaths.includes(path) && !firstOfItsKind.includes(path);

/** Read to their end by who looks for a room: under 6,000 px on a desk. */
const short = ['/venues', '/venues/floors', '/overview', ...landingPaths, ...detailPaths];

for (const path of visits)
  test(`${path} has no finding of axe, fits the width and complains of nothing at 390 and 1440 px`, async ({
    page,
  }) => {
    const missing = path === '/no-such-page';
    await expectSound(page, {
      open: async () => expect((await page.goto(path))?.status()).toBe(missing ? 404 : 200),
      deskToo: !repeated(path),
      allowed: (complaint) => missing && complaint.includes('404'),
    });
    await expect(page).toHaveTitle(/\S/);
    await expect(page.locator('html')).toHaveAttribute('lang', languageOf(path));
    if (short.includes(path))
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(6000);
  });

test('every link on every page leads somewhere, and no page waits for scripts to show its parts', async ({
  request,
}) => {
  test.setTimeout(180_000);
  const links = new Set<string>();
  for (const path of [...paths, ...detailPaths]) {
    const html = await (await request.get(path)).text();
    expect([path, html.match(/<h1\b/g)?.length]).toEqual([path, 1]);
    // What React would put into its place by script only.
    expect([path, /<div hidden[^>]* id="S:/.test(html)]).toEqual([path, false]);
    for (const [, href = ''] of html.matchAll(/<a\b[^>]*\bhref="(\/[^"]*)"/g))
      links.add(href.replaceAll('&amp;', '&').split('#')[0] ?? '');
  }
  const broken: string[] = [];
  for (const link of links) if ((await request.get(link)).status() !== 200) broken.push(link);
  expect(broken).toEqual([]);
  expect(links.size).toBeGreaterThan(5);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('what moves in with scripts stands there at once', async ({ page }) => {
    for (const path of ['/venues/skyline-stage', '/gallery', '/use-cases', '/']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await expect(page.getByRole('heading', { name: homeBelow.experience.title })).toBeVisible();
  });
});
