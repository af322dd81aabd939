import { demoTeam, salesTeam } from '@mainstage/config/sales-team';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible';
import { addAuthenticator } from '../fixtures/authenticator';
import { addLead, team } from '../fixtures/desk';
import { type OwnApi, ownApi } from '../fixtures/own-api';
import { codeIn, requestMail } from '../fixtures/sign-in-mail';
import { walkTabStops } from '../fixtures/tab-stops';
import { expect, ownBrowser, test } from '../fixtures/test';

// An authenticator belongs to the browser that it was added to.
test.use(ownBrowser);

const [, tom] = salesTeam(demoTeam);
const today = (page: Page) => page.getByRole('heading', { level: 1, name: /^Today/ });

test('a passkey is added, asked for after the code, and removed', async ({ page }) => {
  await addAuthenticator(page);
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
  // Returns to the page of the sign-out.
  await expect(page.getByText(/^Last used/)).toBeVisible();
  await page.getByRole('button', { name: 'Remove Test key' }).click();
  await expect(page.getByText('Test key')).toHaveCount(0);
});

test.describe('where the desk wants a passkey', () => {
  let api: OwnApi;
  test.beforeAll(async () => {
    api = await ownApi();
    await api.up({ DESK_REQUIRE_PASSKEY: 'all' });
  });
  test.afterAll(() => api?.end());

  /** The demo's sign-in, which needs no passkey. */
  async function signInWithoutPasskey(page: Page, from: string): Promise<void> {
    await page.goto(`${api.url}${from}`);
    await page.getByRole('button', { name: team.lead }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'A passkey is needed' })).toBeVisible();
  }

  test('a member without a passkey sees one page alone, adds one and is at the desk; a lead is erased by it', async ({
    page,
  }) => {
    await addAuthenticator(page);
    await signInWithoutPasskey(page, '/desk/leads');
    await expect(page.getByRole('link', { name: 'Leads', exact: true })).toHaveCount(0);
    await expectAccessible(page);
    await walkTabStops(page);
    await page.getByLabel('Name of the device').fill('Test key');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByRole('button', { name: 'Use my passkey' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible();

    await page.getByRole('button', { name: 'Sign out' }).click();
    await signInWithoutPasskey(page, '/desk/today');
    await expect(page.getByLabel('Name of the device')).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Use my passkey' }).click();
    await expect(today(page)).toBeVisible();

    const lead = await addLead(page);
    await page.goto(`${api.url}/desk/leads/${lead.id}`);
    await api.rows(`UPDATE desk_sessions SET confirmed_at = now() - interval '16 minutes'`);
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Erase …' }).click();
    const [, reference = ''] = /Type (\S+) to go on/.exec(await page.getByRole('dialog').innerText()) ?? [];
    await page.getByLabel('Reference').fill(reference);
    await page.getByRole('button', { name: 'Erase for good' }).click();
    const confirm = page.getByRole('dialog', { name: 'Confirm that it is you' });
    await expect(confirm).toContainText('Use your passkey to go on.');
    await expectAccessible(page);
    await confirm.getByRole('button', { name: 'Use my passkey' }).click();
    await expect(page).toHaveURL(/\/desk\/leads$/);
    await expect(page.getByRole('heading', { level: 1, name: lead.name })).toHaveCount(0);
  });
});
