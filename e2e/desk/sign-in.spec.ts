import type { Page } from '@playwright/test';
import { salesTeam, demoTeam } from '@mainstage/config/sales-team';
import { deskApi } from '@mainstage/contracts/desk/calls';
import { expectAccessible } from '../fixtures/accessible';
import { openToday, signIn } from '../fixtures/desk';
import { linkIn, mailTo } from '../fixtures/inbox';
import { codeIn, requestMail } from '../fixtures/sign-in-mail';
import { expect, ownBrowser, test } from '../fixtures/test';

test.use(ownBrowser);

const [lena, tom] = salesTeam(demoTeam);

const today = (page: Page) => page.getByRole('heading', { level: 1, name: /^Today/ });

test('a member signs in by the link of the mail in the browser that asked, and a scanner changes nothing', async ({
  page,
  browser,
  baseURL,
}) => {
  const mail = await requestMail(page, lena!.email);
  const link = linkIn(mail, '/desk/sign-in');
  const scanner = await browser.newContext({ baseURL });
  try {
    const other = await scanner.newPage();
    await other.goto(link);
    await other.getByRole('button', { name: 'Sign in' }).click();
    await expect(other.getByText('This link was requested in another browser.')).toBeVisible();
  } finally {
    await scanner.close();
  }
  await page.goto(link);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(today(page)).toBeVisible();
  await page.goto(link);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('This link has expired or was already used.')).toBeVisible();
});

test('the link of the mail, opened in a new tab, leads back to the page that was left', async ({ page, context }) => {
  const mail = await requestMail(page, lena!.email, '/desk/calendar');
  const tab = await context.newPage();
  await tab.goto(linkIn(mail, '/desk/sign-in'));
  await tab.getByRole('button', { name: 'Sign in' }).click();
  for (const signedIn of [tab, page]) {
    await expect(signedIn.getByRole('heading', { level: 1, name: /^Calendar/ })).toBeVisible();
    await expect(signedIn).toHaveURL(/\/desk\/calendar$/);
  }
});

test('the link of a mail to a message leads to signing in, and then to the message', async ({ page }) => {
  // The API decides whether the message exists, after the sign-in.
  const message = '/api/inbound-messages/c2FtcGxl.dG9rZW4';
  await page.goto(message);
  await expect(page).toHaveURL(/\/desk\/sign-in\?next=/);
  await page.getByRole('button', { name: tom!.name }).click();
  await expect(page).toHaveURL(message);
});

test('a member who signed in long ago confirms by a code before all other sessions end', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, tom!.name);
  const elsewhere = await browser.newContext({ baseURL });
  try {
    const other = await elsewhere.newPage();
    await openToday(other, tom!.name);
    await page.goto('/desk/settings');
    // The API's answer fifteen minutes after the sign-in.
    await page.route(`**${deskApi}/sessions`, (route) =>
      route.request().method() === 'GET'
        ? route.fallback()
        : route.fulfill({
            status: 403,
            contentType: 'application/problem+json',
            json: { status: 403, code: 'recent_sign_in_required' },
          }),
    );
    const since = new Date();
    await page.getByRole('button', { name: 'Sign me out everywhere else' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
    await expect(dialog).toBeVisible();
    await page.unroute(`**${deskApi}/sessions`);
    await dialog.getByRole('button', { name: 'Send me a code' }).click();
    await expect(dialog.getByLabel('Six-digit code')).toBeFocused();
    await dialog.getByLabel('Six-digit code').fill('000000');
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(dialog.getByText('This code is wrong or too old.')).toBeVisible();
    await expectAccessible(page);
    await dialog
      .getByLabel('Six-digit code')
      .fill(codeIn(await mailTo(tom!.email, /^Sign in to the sales desk/, since)));
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Signed out everywhere else')).toBeVisible();
    await other.reload();
    await expect(other.getByRole('button', { name: 'Send me a link' })).toBeVisible();
  } finally {
    await elsewhere.close();
  }
});
