import { hydrated } from '../fixtures/hydrated';
import { expect, test } from '../fixtures/test';

test('a page that breaks says so, shows the number it reported, and leads home', async ({ page }) => {
  // The script of one page is broken, as after a faulty release.
  await page.route(/\/assets\/gallery-[^/]*\.js$/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export default function Broken() { throw new Error("broken for ada@example.com"); }',
    }),
  );
  const reported = page.waitForResponse((response) => response.url().endsWith('/api/client-errors'));
  await page.goto('/contact');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeVisible();
  const report = await reported;
  expect(report.status()).toBe(204);
  const sent = report.request().postDataJSON() as Record<string, string>;
  await expect(page.locator('[data-reference]')).toHaveText(sent['reference'] ?? 'none');
  expect(sent['message']).toBe('Error: broken for [address]');
  expect(sent['page']).toBe('/gallery');
  expect(sent['build']).toMatch(/^[\w-]+$/);

  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Where ideas take the stage.' })).toBeVisible();
});
