import type { Page } from '@playwright/test';
import { hydrated } from '../fixtures/hydrated';
import { type OwnApi, ownApi } from '../fixtures/own-api';
import { expect, test } from '../fixtures/test';

/** The password of development (libs/config). */
const right = 'planners-demo';
const key = 'mainstage.gate.event-planners';
const handbook = '/event-planners';
const deep = '/event-planners/payment-information#cancellation';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const field = (page: Page) => page.getByLabel('Password');
const kept = (page: Page) => page.evaluate((name) => localStorage.getItem(name), key);

async function tryPassword(page: Page, password: string): Promise<void> {
  await expect(page.getByRole('button', { name: 'Access Page' })).toBeEnabled();
  await field(page).fill(password);
  await page.getByRole('button', { name: 'Access Page' }).click();
}

test('a wrong password is said and cleared, the right one opens and is remembered', async ({ page }) => {
  await page.goto(handbook);
  await expect(title(page)).toHaveText('Protected Page');
  await expect(page.getByText('Please enter the password to access this page')).toBeVisible();
  await tryPassword(page, 'not the one');
  await expect(page.getByText('Incorrect password. Please try again.')).toBeVisible();
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
  expect(await kept(page)).toBeNull();

  await field(page).fill(right);
  await field(page).press('Enter');
  await expect(title(page)).toHaveText('Your event, step by step.');
  await expect(title(page)).toBeFocused();
  const token = await kept(page);
  expect(token).toMatch(/^[\w-]+$/);
  expect(token).not.toContain(right);
  await page.reload();
  await expect(title(page)).toHaveText('Your event, step by step.');
});

test('a password sent before the page answers opens it, and goes nowhere else', async ({ page }) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(handbook, { waitUntil: 'domcontentloaded' });
  await field(page).fill(right);
  await field(page).press('Enter');
  await expect(page).toHaveURL(handbook);
  await expect(field(page)).toHaveValue(right);
  release();
  await expect(title(page)).toHaveText('Your event, step by step.');
});

test('behind the gate one lands at the answer that the address names', async ({ page }) => {
  await page.goto(deep);
  await tryPassword(page, right);
  await expect(page.getByRole('heading', { level: 2, name: 'Cancellation' })).toBeInViewport();
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: 'Cancellation' })).toBeInViewport();
});

test('the prerendered pages hold the gate alone, for no search engine', async ({ request }) => {
  for (const path of [handbook, '/event-planners/catering']) {
    const html = await (await request.get(path)).text();
    expect(html).toContain('Protected Page');
    expect(html).toMatch(/<meta name="robots" content="noindex/);
    expect(html).not.toContain('step by step');
    expect(html).not.toContain('project manager');
  }
});

test('a stored value that does not fit is removed, and the gate is shown', async ({ page }) => {
  await page.goto('/development');
  await page.evaluate((name) => localStorage.setItem(name, 'forged.token'), key);
  await page.goto(handbook);
  await expect(page.getByText('Your access has ended')).toBeVisible();
  expect(await kept(page)).toBeNull();
  await tryPassword(page, right);
  await expect(title(page)).toHaveText('Your event, step by step.');
});

test('the gate reports a missing connection and keeps the typed password', async ({ page }) => {
  await page.goto(handbook);
  await page.route('**/unlock', (route) => route.abort());
  await tryPassword(page, right);
  await expect(page.getByText('We could not reach our server.')).toBeVisible();
  await expect(field(page)).toHaveValue(right);
  await page.unroute('**/unlock');
  await page.route('**/content', (route) => route.abort());
  await page.getByRole('button', { name: 'Access Page' }).click();
  await expect(page.getByText('Your access is kept.')).toBeVisible();
  await page.unroute('**/content');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(title(page)).toHaveText('Your event, step by step.');
});

test('a browser that keeps nothing stays unlocked until the page is left', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto(handbook);
  await tryPassword(page, right);
  await expect(title(page)).toHaveText('Your event, step by step.');
  await page.getByRole('link', { name: 'Catering', exact: true }).first().click();
  await expect(title(page)).toHaveText('Catering');
});

test('locking takes the key away', async ({ page }) => {
  await page.goto(handbook);
  await tryPassword(page, right);
  await page.getByRole('button', { name: 'Lock the handbook in this browser' }).click();
  await expect(title(page)).toHaveText('Protected Page');
  expect(await kept(page)).toBeNull();
});

test.describe('with an API of its own', () => {
  // It is started three times, also on slow machines.
  test.describe.configure({ mode: 'serial', timeout: 180_000 });

  let api: OwnApi;
  test.beforeAll(async () => {
    api = await ownApi();
    await api.up();
  });
  test.afterAll(() => api.end());

  test('a changed password closes the open page; what was entered is there again behind the new one', async ({
    page,
  }) => {
    await page.goto(`${api.url}/event-planners/deadlines`);
    await tryPassword(page, right);
    await expect(title(page)).toHaveText('Deadlines');
    await page.getByLabel('Date of the event').fill('2099-06-19');
    await expect(page.getByText('Fri 19 June 2099').first()).toBeVisible();

    await api.down();
    await api.up({ EVENT_PLANNERS_PASSWORD: 'the new password' });
    await page.goto(`${api.url}/event-planners/our-packages`);
    await expect(page.getByText('Your access has ended')).toBeVisible();
    expect(await kept(page)).toBeNull();
    await tryPassword(page, right);
    await expect(page.getByText('Incorrect password. Please try again.')).toBeVisible();
    await tryPassword(page, 'the new password');
    await expect(title(page)).toHaveText('Our packages');

    // Open, and changed again: the next call behind the gate closes it.
    await api.down();
    await api.up();
    await page
      .getByRole('button', { name: /^Download/ })
      .first()
      .click();
    await expect(page.getByText('Your access has ended')).toBeVisible();
    await expect(title(page)).toBeFocused();
    await page.goto(`${api.url}/event-planners/deadlines`);
    await tryPassword(page, right);
    await expect(page.getByLabel('Date of the event')).toHaveValue('2099-06-19');
    await expect(page.getByText('Fri 19 June 2099').first()).toBeVisible();
  });

  test('too many guesses are said in words, and who is in stays in', async ({ page, browser }) => {
    await page.goto(`${api.url}/event-planners`);
    await tryPassword(page, right);
    await expect(title(page)).toHaveText('Your event, step by step.');
    const guess = () =>
      page.request.post(`${api.url}/api/gates/event-planners/unlock`, { data: { password: 'guess' } });
    await expect.poll(async () => (await guess()).status()).toBe(429);

    const other = await (await browser.newContext()).newPage();
    // The server's own refusal lasts four seconds, less than a slow machine takes to open a page.
    await other.route('**/unlock', (route) =>
      route.fulfill({
        status: 429,
        headers: { 'Retry-After': '7' },
        contentType: 'application/problem+json',
        body: JSON.stringify({ code: 'rate_limited' }),
      }),
    );
    await other.goto(`${api.url}/event-planners`);
    await hydrated(other);
    await tryPassword(other, right);
    await expect(other.getByText('Too many attempts. Please try again in 7 seconds.')).toBeVisible();
    await expect(field(other)).toHaveValue(right);
    await other.context().close();

    await page.reload();
    await expect(title(page)).toHaveText('Your event, step by step.');
  });
});
