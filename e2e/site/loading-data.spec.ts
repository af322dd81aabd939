import type { Page } from '@playwright/test';
import { hydrated } from '../fixtures/hydrated';
import { expect, test } from '../fixtures/test';

// Each test begins with an empty cache.
test.use({ reuseContext: false });

test('a page is fetched with its data when its link is pointed at', async ({ page }) => {
  await page.goto('/contact');
  await hydrated(page);
  const data = page.waitForRequest((request) => request.url().endsWith('/private-offers.data'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Private Offers' }).hover();
  await data;
});

test('a page whose data is missing leaves the open one as it is and offers a Reload', async ({ page }) => {
  await page.route('**/private-offers.data', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/contact');
  await hydrated(page);
  await page.getByLabel('Message').fill('Dinner for 120 guests');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Private Offers' }).click();
  const reload = page.locator('#reload-notice').getByRole('link', { name: 'Reload' });
  await expect(reload).toBeVisible();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByLabel('Message')).toHaveValue('Dinner for 120 guests');

  await reload.click();
  await expect(page).toHaveURL(/\/private-offers$/);
  await hydrated(page);
});

/** Replaces the data of /private-offers by that of another release, in which a field has another name. */
async function releaseOtherData(page: Page): Promise<void> {
  const version = await page.evaluate(
    () => (window as never as { __reactRouterManifest: { version: string } }).__reactRouterManifest.version,
  );
  await page.route('**/private-offers.data', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    expect(text).toContain(version);
    await route.fulfill({ response, body: text.replace(version, 'other').replace('"fits"', '"rooms"') });
  });
}

/** Expects a newly loaded, intact document. */
async function expectNewDocument(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/private-offers$/);
  await expect(page.locator('html[data-same]')).toHaveCount(0);
  await hydrated(page);
  await expect(page).toHaveTitle(/^Private offers/);
  await expect(page.locator('[data-reference]')).toHaveCount(0);
}

test('a page whose data a newer release has written is loaded as a document, and what was typed is kept', async ({
  page,
}) => {
  await page.goto('/contact');
  await hydrated(page);
  await page.evaluate(() => (document.documentElement.dataset['same'] = ''));
  await page.getByLabel('Message').fill('Dinner for 120 guests');
  await releaseOtherData(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Private Offers' }).click();
  await expectNewDocument(page);
  await page.goBack();
  await expect(page.getByLabel('Message')).toHaveValue('Dinner for 120 guests');
});

test('a section of a page whose data a newer release has written is in sight in the new document', async ({ page }) => {
  await page.goto('/shop');
  await hydrated(page);
  await releaseOtherData(page);
  await page.locator('a[href="/private-offers#gift-card"]').click();
  await expect(page).toHaveURL(/\/private-offers#gift-card$/);
  await hydrated(page);
  await expect(page.locator('#gift-card')).toBeInViewport();
});

test('Back to a page whose data a newer release has written loads its document', async ({ page }) => {
  await page.goto('/private-offers');
  await hydrated(page);
  await page.evaluate(() => (document.documentElement.dataset['same'] = ''));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
  await expect(page).toHaveURL(/\/careers$/);
  await releaseOtherData(page);
  await page.goBack();
  await expectNewDocument(page);
});

test('Back leads to the page of an unknown venue, which has no facts to load', async ({ page }) => {
  await page.goto('/venues/glass-pavilion');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Private Offers' }).click();
  await expect(page).toHaveURL(/\/private-offers$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Glass Pavilion');
  await expect(page).toHaveTitle(/^Glass Pavilion/);
});

test('another tab of a page with data does not request the data again', async ({ page }) => {
  await page.goto('/private-offers');
  await hydrated(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('.data')) requests.push(request.url());
  });
  await page.getByRole('tab', { name: 'Meeting & Workshops' }).click();
  await expect(page).toHaveURL(/tab=meeting-workshops/);
  expect(requests).toEqual([]);
});
