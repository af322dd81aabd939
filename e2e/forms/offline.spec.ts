import type { Page } from '@playwright/test';
import { hydrated } from '../fixtures/hydrated';
import { expect, ownBrowser, test } from '../fixtures/test';

test.use(ownBrowser);

const send = (page: Page) => page.getByRole('button', { name: 'Send message' });
const failure = (page: Page) => page.locator('[data-notice="destructive"]');

async function fill(page: Page, email: string) {
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Byron');
  await page.getByLabel('Email', { exact: false }).first().fill(email);
  await page.getByLabel('Message').fill('Is there a stage for 90 guests?');
}

test('a loaded form names its errors and reports a failure without the network', async ({ page, context, inbox }) => {
  await page.goto('/contact');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  try {
    await send(page).click();
    await expect(page.getByText('Please fill in this field.')).toHaveCount(4);
    await expect(page.getByLabel('First name')).toBeFocused();
    await expect(failure(page)).toContainText('Missing information');
    await fill(page, 'ada@');
    await expect(page.getByLabel('Email', { exact: false }).first()).toHaveAttribute('aria-invalid', 'true');
    await fill(page, inbox.address);
    await send(page).click();
    await expect(failure(page)).toContainText('You seem to be offline');
    await expect(page.getByLabel('Message')).toHaveValue('Is there a stage for 90 guests?');
  } finally {
    await context.setOffline(false);
  }
});

test('a form whose checks could not be loaded keeps its text and is sent at the next attempt', async ({
  page,
  inbox,
}) => {
  await page.route(/\/assets\/checks-and-sending-/, (route) => route.abort());
  await page.goto('/contact');
  await hydrated(page);
  await fill(page, inbox.address);
  await send(page).click();
  await expect(failure(page)).toContainText('Failed to send message');
  await expect(page.getByLabel('Message')).toHaveValue('Is there a stage for 90 guests?');
  await page.unrouteAll();
  await send(page).click();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
});
