// Rules: form.nothing-lost
import type { Page } from '@playwright/test';
import { hydrated } from '../fixtures/hydrated';
import { expect, test } from '../fixtures/test';

// Each test begins with an empty cache.
test.use({ reuseContext: false });

const notice = (page: Page) => page.locator('#reload-notice');
const reload = (page: Page) => notice(page).getByRole('link', { name: 'Reload' });
const message = 'Dinner for 120 guests';

/** The script of the page itself: the last import of its document. */
async function scriptOf(page: Page, path: string): Promise<string> {
  const html = await (await page.request.get(path)).text();
  return [...html.matchAll(/import \* as route\d+ from "([^"]+)"/g)].at(-1)![1]!;
}

test('a page whose script does not come works as without scripts', async ({ page }) => {
  await page.route(await scriptOf(page, '/contact'), (route) => route.abort());
  await page.goto('/contact');
  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('Last Name').fill('Byron');
  await page.getByLabel('Email').first().fill('ada@example.com');
  await page.getByLabel('Message').fill(message);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('heading', { name: 'We have your request' })).toBeVisible();
});

test('a page whose script is missing after a release leaves the open one as it is and offers a Reload', async ({
  page,
}) => {
  const script = await scriptOf(page, '/gallery');
  await page.route(script, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/contact');
  await hydrated(page);
  await page.evaluate(() => (document.documentElement.dataset['same'] = ''));
  await page.getByLabel('Message').fill(message);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).click();

  await expect(reload(page)).toBeVisible();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.locator('html[data-same]')).toBeAttached();
  await expect(page.getByLabel('Message')).toHaveValue(message);
  const venues = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Venue' });
  await venues.click();
  await expect(venues).toHaveAttribute('aria-expanded', 'true');

  await page.unroute(script);
  await reload(page).click();
  await expect(page).toHaveURL(/\/gallery$/);
  await hydrated(page);
  await page.goto('/contact');
  await expect(page.getByLabel('Message')).toHaveValue(message);
});

test('a form below the fold whose script is missing keeps its text, and its Reload does too', async ({ page }) => {
  const script = /\/assets\/newsletter(?:-form)?-[^/]+\.js$/;
  await page.route(script, (route) => route.abort());
  await page.goto('/services');
  await hydrated(page);
  const email = page.getByRole('contentinfo').getByLabel('Email');
  await email.fill('ada@example.com');
  await expect(reload(page)).toBeVisible();
  await expect(email).toHaveValue('ada@example.com');

  await page.unroute(script);
  await reload(page).click();
  await hydrated(page);
  await expect(email).toHaveValue('ada@example.com');
});

test('a dialog whose script is missing says so where its button is and opens with Reload', async ({ page }) => {
  const script = /\/assets\/lightbox-view-[^/]+\.js$/;
  await page.route(script, (route) => route.abort());
  await page.goto('/gallery');
  await hydrated(page);
  await page.locator('#lists').getByRole('list').getByRole('button').first().click();
  const missing = page.getByRole('alert').filter({ hasText: 'This part of the page could not be loaded.' });
  await expect(missing).toBeInViewport();
  await page.unroute(script);
  await missing.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
