import { expect, test } from '../fixtures/test';

const field = 'Search pages and venues';

test('an unknown address is 404 and names what it may have meant', async ({ page }) => {
  const answer = await page.goto('/venue/skyline');
  expect(answer?.status()).toBe(404);
  const suggested = page.getByRole('list', { name: 'Perhaps you meant' });
  await expect(suggested.getByRole('link').first()).toHaveText('Skyline Stage');
  await expect(suggested.getByRole('link').first()).toHaveAttribute('href', '/venues/skyline-stage');
});

test('the search for a missing page finds pages and venues by the keyboard alone', async ({ page }) => {
  await page.goto('/no-such-page');
  const box = page.getByRole('searchbox', { name: field });
  await expect(box).toBeEnabled();
  await box.focus();
  await page.keyboard.type('boardrom');
  const results = page.getByRole('list', { name: 'Search results' });
  await expect(results.getByRole('link').first()).toHaveText('Boardroom');
  await expect(page.getByRole('search').locator('..').getByRole('status')).toHaveText(/^\d results?$/);

  await box.fill('gallery');
  await expect(results.getByRole('link').first()).toHaveAttribute('href', '/gallery');
  await box.focus();
  await page.keyboard.press('Tab');
  await expect(results.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/gallery$/);
});

test('Enter in the search opens the best result; nothing found says so', async ({ page }) => {
  await page.goto('/no-such-page');
  const box = page.getByRole('searchbox', { name: field });
  await expect(box).toBeEnabled();
  await box.fill('qqqzzz');
  await expect(page.getByText(/^Nothing found\./)).toBeVisible();
  await box.fill('references');
  await expect(page.getByRole('list', { name: 'Search results' }).getByRole('link').first()).toBeVisible();
  await box.press('Enter');
  await expect(page).toHaveURL(/\/references$/);
});

test('where the search does not come, the page says so and leads on all the same', async ({ page }) => {
  await page.route('**/search-index.json', (route) => route.abort());
  await page.goto('/no-such-page');
  const box = page.getByRole('searchbox', { name: field });
  await expect(box).toBeEnabled();
  await box.fill('gallery');
  await expect(page.getByText(/^The search did not load\./)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'All venues' }).click();
  await expect(page).toHaveURL(/\/venues$/);
});

test('every page and venue that the search knows is there', { tag: '@site' }, async ({ request }) => {
  const entries = (await (await request.get('/search-index.json')).json()) as { path: string }[];
  expect(entries.length).toBeGreaterThan(40);
  const missing: string[] = [];
  for (const { path } of entries) if ((await request.get(path)).status() !== 200) missing.push(path);
  expect(missing).toEqual([]);
});
