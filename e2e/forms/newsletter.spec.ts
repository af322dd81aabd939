import { setTimeout as delay } from 'node:timers/promises';
import { linkIn } from '../fixtures/inbox';
import { expect, test } from '../fixtures/test';

test('a visitor subscribes, confirms by a button, is welcomed and unsubscribes', async ({ page, inbox, request }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  const subscribe = footer.getByRole('button', { name: 'Subscribe' });
  await expect(subscribe).toBeDisabled();
  await footer.getByLabel('Email address').fill(inbox.address);
  await page.waitForTimeout(1100);
  await subscribe.click();
  await expect(page.getByText('Successfully subscribed!')).toBeVisible();
  await expect(
    page.getByText('Please confirm your address with the link in our email; your subscription starts then.'),
  ).toBeVisible();
  await expect(footer.getByLabel('Email address')).toHaveValue('');

  const optIn = await inbox.mail(/confirm/i);
  const link = linkIn(optIn, '/newsletter/confirm');
  // A mail scanner opens the link and confirms nothing.
  expect((await request.get(link)).status()).toBe(200);
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm subscription' }).click();
  await expect(page.getByRole('heading', { name: 'Your subscription is confirmed' })).toBeVisible();

  const welcome = await inbox.mail(/welcome/i);
  expect(welcome.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  expect(welcome.headers['list-unsubscribe']).toMatch(/^<http/);

  await page.goto('/');
  await footer.getByLabel('Email address').fill(inbox.address.toUpperCase());
  await subscribe.click();
  await expect(page.getByText('Already subscribed', { exact: true })).toBeVisible();
  await expect(page.getByText('This email is already subscribed to our newsletter.')).toBeVisible();

  await page.goto(linkIn(welcome, '/newsletter/unsubscribe'));
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible();
});

test('who writes before the scripts are there is no robot', async ({ page, inbox }) => {
  // Scripts that are loaded seconds after the text: the form is interactive long after it was shown.
  await page.route(/\.js$/, async (route) => {
    await delay(2000);
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const footer = page.getByRole('contentinfo');
  await footer.getByLabel('Email address').fill(inbox.address);
  await footer.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Successfully subscribed!')).toBeVisible();
  await inbox.mail(/confirm/i);
});

test('a mangled link says so and offers a way on', async ({ page }) => {
  await page.goto('/newsletter/confirm?token=mangled');
  await page.getByRole('button', { name: 'Confirm subscription' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^This link is not valid\.?$/);
  await expect(page.getByText(/we will send you a new link/)).toBeVisible();
});
