// Rules: delivery.status, delivery.correction
import { freePort } from '@mainstage/testing/ports';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible';
import { hydrated } from '../fixtures/hydrated';
import { type OwnApi, ownApi } from '../fixtures/own-api';
import type { RefusingMailServer } from '../fixtures/postfix';
import { startRefusingMailServer } from '../fixtures/refusing-mail-server';
import { expect, test } from '../fixtures/test';

let server: RefusingMailServer;
let api: OwnApi;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  server = await startRefusingMailServer();
  api = await ownApi();
  await api.up();
  await api.startWorker(server.url);
});
test.afterAll(async () => {
  await api?.end();
  await server?.close();
});

const receiptTitle = (page: Page) => page.locator('[data-receipt]').getByRole('heading', { level: 2 });

/** Sends a message from this address, and returns the news below the receipt. */
async function send(page: Page, email: string, url = api.url) {
  await page.goto(`${url}/contact`);
  await hydrated(page);
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Byron');
  await page.getByLabel('Email', { exact: false }).first().fill(email);
  await page.getByLabel('Message').fill(`Do you have a hall for ${email}?`);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(receiptTitle(page)).toBeFocused();
  return page.locator('[data-receipt] [data-delivery]');
}

/** The mail server's answers, and the visitor's news within five seconds. */
const news = {
  accepted: ['ada', 'accepted', /Accepted by your mail server/],
  'refused with 550 5.7.1': ['rejected', 'refused', /that is our problem, not yours/],
  'deferred with 450 4.2.0': ['greylisted', 'retrying', /has not accepted it yet\. We will try again at \d\d:\d\d/],
  'refused with 552': ['full', 'refused', /that is our problem, not yours/],
} as const;

for (const [answer, [name, state, text]] of Object.entries(news))
  test(`a confirmation that is ${answer} is reported to its visitor within five seconds`, async ({ page }) => {
    const delivery = await send(page, `${name}@visitor.example`);
    await expect(delivery).toHaveAttribute('data-delivery', state, { timeout: 5000 });
    await expect(delivery.getByRole('status')).toHaveText(text);
    await expect(delivery.getByRole('textbox')).toHaveCount(0);
    await expect(receiptTitle(page)).toBeFocused();
  });

test('an unknown address is reported within five seconds and corrected in one lead, accessibly', async ({ page }) => {
  const delivery = await send(page, 'unknown@visitor.example');
  await expect(delivery.getByRole('status')).toHaveText(/does not know this address\. Is it spelt correctly\?/, {
    timeout: 5000,
  });
  await expect(delivery.getByRole('status')).toHaveAttribute('aria-live', 'polite');
  await expect(receiptTitle(page)).toBeFocused();
  await expectAccessible(page);
  const address = delivery.getByLabel('Your email address');
  await expect(address).toHaveValue('unknown@visitor.example');
  await address.fill('known@visitor.example');
  await delivery.getByRole('button', { name: 'Send it to this address' }).click();
  await expect(delivery.getByRole('status')).toHaveText(/Accepted by your mail server/);
  await expect(page.getByText(/on its way to known@visitor\.example/)).toBeVisible();
  await expect.poll(server.accepted).toContain('known@visitor.example');
  expect(
    await api.rows(
      `SELECT email FROM contact_submissions WHERE email IN ('unknown@visitor.example', 'known@visitor.example')`,
    ),
  ).toEqual([{ email: 'known@visitor.example' }]);
});

for (const [answer, url] of [
  ['refuses the connection', () => freePort().then((port) => `smtp://127.0.0.1:${port}`)],
  ['refuses TLS', () => Promise.resolve(server.url.replace('smtp:', 'smtps:'))],
] as const)
  test(`a mail server that ${answer} leaves the confirmation on its way and blames nobody`, async ({ page }) => {
    const other = await ownApi();
    try {
      await other.up();
      await other.startWorker(await url());
      const delivery = await send(page, 'ada@visitor.example', other.url);
      await expect(delivery.getByRole('status')).toHaveText(/On its way to your mail server|We will try again/);
      await expect(delivery.getByRole('textbox')).toHaveCount(0);
    } finally {
      await other.end();
    }
  });
