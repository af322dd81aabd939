import { brand } from '@mainstage/content/site/brand';
import type { Page } from '@playwright/test';
import { draftKept } from '../fixtures/draft';
import { hydrated } from '../fixtures/hydrated';
import { sheetsOf } from '../fixtures/print';
import { expect, test } from '../fixtures/test';

const toggle = (page: Page, name: string) => page.getByRole('switch', { name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('essential is locked on, the rest begins off, and what is saved is there after a reload', async ({ page }) => {
  await page.goto('/cookie-settings');
  await hydrated(page);
  await expect(toggle(page, 'Essential')).toBeChecked();
  await expect(toggle(page, 'Essential')).toBeDisabled();
  await expect(toggle(page, 'Analytics')).not.toBeChecked();
  await expect(toggle(page, 'Marketing')).not.toBeChecked();

  await toggle(page, 'Analytics').click();
  await press(page, 'Save Settings');
  await expect(page.getByText('Cookie settings saved successfully!')).toBeVisible();
  await page.reload();
  await expect(toggle(page, 'Analytics')).toBeChecked();
  await expect(toggle(page, 'Marketing')).not.toBeChecked();
  await expect(page.getByText(/^Last saved on /)).toBeVisible();
});

test('agreeing to all and refusing all take one press each', async ({ page }) => {
  await page.goto('/cookie-settings');
  await hydrated(page);
  await press(page, 'Accept All');
  await expect(toggle(page, 'Analytics')).toBeChecked();
  await expect(toggle(page, 'Marketing')).toBeChecked();
  await page.reload();
  await expect(toggle(page, 'Marketing')).toBeChecked();
  await press(page, 'Accept Essential Only');
  await expect(toggle(page, 'Analytics')).not.toBeChecked();
  await expect(toggle(page, 'Marketing')).not.toBeChecked();
  await page.reload();
  await expect(toggle(page, 'Marketing')).not.toBeChecked();
});

test('the switches answer the keyboard', async ({ page }) => {
  await page.goto('/cookie-settings');
  await hydrated(page);
  await toggle(page, 'Marketing').focus();
  await page.keyboard.press('Space');
  await expect(toggle(page, 'Marketing')).toBeChecked();
});

test(
  'the policy tells the truth: no cookie is set, and only the named things are kept',
  { tag: '@forms' },
  async ({ page, context }) => {
    await page.goto('/contact');
    await hydrated(page);
    // Nothing needs consent, so there is no banner: cookies are only mentioned in the footer.
    await expect(page.getByText(/cookie/i).and(page.locator(':not(footer *)'))).toHaveCount(0);
    await page.getByLabel('Message').fill('Half a thought');
    await draftKept(page, 'Half a thought');
    await page.goto('/cookie-settings');
    await hydrated(page);
    await press(page, 'Accept All');
    await page.goto('/cookie-policy');
    await hydrated(page);

    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['mainstage.cookies']);
    const drafts = await page.evaluate(() => Object.keys(sessionStorage));
    expect(drafts).toContain('mainstage.draft.contact');
    await expect(page.getByText('Name: mainstage.cookies')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Cookie settings' }).click();
    await expect(page).toHaveURL(/\/cookie-settings$/);
  },
);

test('the terms of use are German and name the provider', async ({ page }) => {
  await page.goto('/terms-of-use');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('heading', { level: 1, name: 'Nutzungsbedingungen' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(brand.name);
  expect(await sheetsOf(page)).toBe(3);
});
