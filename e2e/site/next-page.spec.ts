// Rules: site.next
import { expect, test } from '../fixtures/test';
import { hydrated } from '../fixtures/hydrated';

test('a page whose link is pointed at has its scripts fetched before the click', async ({ page }) => {
  await page.goto('/support');
  await hydrated(page);
  const contact = page.locator('main a[href="/contact"]').first();
  const script = page.waitForRequest(/\/assets\/contact-[\w-]+\.js$/);
  await contact.hover();
  await script;
});

test('a link shows the next page in the same document, from its top, with focus and title announced', async ({
  page,
}) => {
  await page.goto('/support');
  await hydrated(page);
  await page.evaluate(() => (document.documentElement.dataset['same'] = ''));
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Imprint' }).click();

  await expect(page).toHaveTitle(/^Impressum/);
  await expect(page.locator('html[data-same]')).toBeAttached();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: /^Impressum/ })).toBeAttached();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('Back leads to where the visitor was on the page before', async ({ page }) => {
  await page.goto('/support');
  await hydrated(page);
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Book a Tour' }).first().click();
  await expect(page).toHaveURL(/\/book-tour$/);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400);
});

test('who comes back to a place in a page by a reload finds it', async ({ page }) => {
  await page.goto('/venues/liberty-floor');
  await hydrated(page);
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
  await page.reload();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500);
});
