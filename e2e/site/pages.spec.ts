import { homeBelow } from '@mainstage/content/pages/home-below';
import { expect, test } from '../fixtures/test';
import { paths } from '../fixtures/paths';
import { detailPaths } from '../fixtures/venue-paths';

test('every link on every page leads somewhere, and no page waits for scripts to show its parts', async ({
  request,
}) => {
  test.setTimeout(180_000);
  const links = new Set<string>();
  for (const path of [...paths, ...detailPaths]) {
    const html = await (await request.get(path)).text();
    expect([path, html.match(/<h1\b/g)?.length]).toEqual([path, 1]);
    // React's hidden segments, which need a script to be shown.
    expect([path, /<div hidden[^>]* id="S:/.test(html)]).toEqual([path, false]);
    for (const [, href = ''] of html.matchAll(/<a\b[^>]*\bhref="(\/[^"]*)"/g))
      links.add(href.replaceAll('&amp;', '&').split('#')[0] ?? '');
  }
  const broken: string[] = [];
  for (const link of links) if ((await request.get(link)).status() !== 200) broken.push(link);
  expect(broken).toEqual([]);
  expect(links.size).toBeGreaterThan(5);
});

test('the site map names no page behind a gate', async ({ request }) => {
  const map = await (await request.get('/sitemap.xml')).text();
  expect(map).toContain('/gallery</loc>');
  expect(map).not.toMatch(/event-planners|development/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('animated parts are visible', async ({ page }) => {
    for (const path of ['/venues/skyline-stage', '/gallery', '/use-cases', '/']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await expect(page.getByRole('heading', { name: homeBelow.experience.title })).toBeVisible();
  });

  test('a browser without scripts fetches none', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => void (request.url().endsWith('.js') && scripts.push(request.url())));
    await page.goto('/contact');
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([]);
  });
});
