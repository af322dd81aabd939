import type { Page } from '@playwright/test';
import { salesTeam, demoTeam } from '@mainstage/config/sales-team';
import { deskApi } from '@mainstage/contracts/desk/calls';
import { expectAccessible } from '../fixtures/accessible';
import { signIn } from '../fixtures/desk';
import { linkIn, mailTo, type ReceivedMail } from '../fixtures/inbox';
import { expect, ownBrowser, test } from '../fixtures/test';

test.use(ownBrowser);

const [lena, tom] = salesTeam(demoTeam);

/** Asks for a mail on the page, and reads it. */
async function requestMail(page: Page, email: string): Promise<ReceivedMail> {
  const since = new Date();
  await page.goto('/desk/sign-in');
  await page.getByLabel('Mail address').fill(email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByLabel('Six-digit code')).toBeVisible();
  return mailTo(email, /^Sign in at the sales desk/, since);
}

const codeIn = ({ text }: ReceivedMail) => /^\s*(\d{6})\s*$/m.exec(text)?.[1] ?? '';
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
  await expect(page.getByText('This link is too old, or was used already.')).toBeVisible();
});

test('a passkey is added, asked for after the code, and removed', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const signInByCode = async () => {
    const mail = await requestMail(page, tom!.email);
    await page.getByLabel('Six-digit code').fill(codeIn(mail));
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  };

  await signInByCode();
  await expect(today(page)).toBeVisible();
  await page.goto('/desk/settings');
  await page.getByLabel('Name of the device').fill('Test key');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('Test key')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).first().click();
  await expect(page).toHaveURL(/\/desk\/sign-in$/);

  await signInByCode();
  await page.getByRole('button', { name: 'Use my passkey' }).click();
  // Where the sign-out was.
  await expect(page.getByText(/^Last used/)).toBeVisible();
  await page.getByRole('button', { name: 'Remove Test key' }).click();
  await expect(page.getByText('Test key')).toHaveCount(0);
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
    await signIn(other, tom!.name);
    await page.goto('/desk/settings');
    // As the API answers fifteen minutes after the sign-in.
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
    await expect(dialog.getByText('This code is wrong, or too old.')).toBeVisible();
    await expectAccessible(page);
    await dialog
      .getByLabel('Six-digit code')
      .fill(codeIn(await mailTo(tom!.email, /^Sign in at the sales desk/, since)));
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Signed out everywhere else')).toBeVisible();
    await other.reload();
    await expect(other.getByRole('button', { name: 'Send me a link' })).toBeVisible();
  } finally {
    await elsewhere.close();
  }
});
