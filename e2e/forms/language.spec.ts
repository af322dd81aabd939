// Rules: visitor.language, form.receipt
import { answerInGerman } from '@mainstage/content/forms/answer-language';
import { receiptPages, receiptWords } from '@mainstage/content/forms/receipt';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible';
import { linkIn } from '../fixtures/inbox';
import { expectPersonalShell } from '../fixtures/personal-shell';
import { expect, test } from '../fixtures/test';

const german = /Ihre Nachricht ist bei uns eingegangen/;

async function send(page: Page, email: string, message: string, answer = true): Promise<void> {
  await page.goto('/contact');
  const main = page.getByRole('main');
  await main.getByLabel('First name').fill('Ada');
  await main.getByLabel('Last name').fill('Byron');
  await main.getByLabel('Email').fill(email);
  await main.getByLabel('Message').fill(message);
  if (answer) await main.getByRole('checkbox', { name: answerInGerman }).check();
  // A form sent within a second counts as a robot's.
  await page.waitForTimeout(1100);
  await main.getByRole('button', { name: 'Send message' }).click();
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    test('who asks for German gets it on the receipt and by email, on an English page', async ({ page, inbox }) => {
      await send(page, inbox.address, 'Haben Sie Platz für 180 Gäste?');
      const receipt = page.locator('[data-receipt]');
      await expect(receipt.getByRole('heading', { name: receiptPages.de.contact.title })).toBeVisible();
      await expect(receipt).toHaveAttribute('lang', 'de');
      await expect(receipt).toContainText('Vorname');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      // German text is longer: nothing may be wider than a phone.
      const right = await receipt.evaluate((element) =>
        Math.max(...[...element.querySelectorAll('*')].map((part) => part.getBoundingClientRect().right)),
      );
      expect(right).toBeLessThanOrEqual(390);
      const mail = await inbox.mail(german);
      expect(mail.html).toContain('<html lang="de"');
      // The mail to sales does not change.
      expect((await inbox.note(/message/i)).text).toContain('Haben Sie Platz für 180 Gäste?');
    });

    test('the receipt changes the language of what follows', async ({ page, inbox }) => {
      await send(page, inbox.address, 'Is there room for 180 guests?', false);
      const receipt = page.locator('[data-receipt]');
      await expect(receipt).toContainText(receiptWords.en.answered);
      await receipt.getByRole('button', { name: receiptWords.en.otherwise }).click();
      await expect(receipt).toContainText(receiptWords.de.answered);
      await expect(receipt.getByRole('heading', { name: receiptPages.de.contact.title })).toBeVisible();
      if (javaScriptEnabled) await expectAccessible(page);
      await receipt.getByRole('button', { name: receiptWords.de.otherwise }).click();
      await expect(receipt).toContainText(receiptWords.en.answered);
      await inbox.mail(/./);
      expect(await inbox.subjects()).toHaveLength(1);
    });
  });

test('a page that the browser has translated sends its language', async ({ page, inbox }) => {
  await page.goto('/contact');
  // As a browser's translator does.
  await page.evaluate(() => document.documentElement.setAttribute('lang', 'de'));
  const main = page.getByRole('main');
  await main.getByLabel('First name').fill('Ada');
  await main.getByLabel('Last name').fill('Byron');
  await main.getByLabel('Email').fill(inbox.address);
  await main.getByLabel('Message').fill('Übersetzt.');
  await page.waitForTimeout(1100);
  await main.getByRole('button', { name: 'Send message' }).click();
  await expect(page.locator('[data-receipt]')).toContainText(receiptWords.de.answered);
  await inbox.mail(german);
});

test('the links of a German mail open German pages', async ({ page, inbox, request }) => {
  const answer = await request.post('/api/newsletter-subscriptions', {
    data: { email: inbox.address, language: 'de' },
  });
  expect(answer.status()).toBe(201);
  await page.goto(linkIn(await inbox.mail(/Newsletter-Abonnement/), '/newsletter/confirm'));
  await expectPersonalShell(page, 'de');
  await page.getByRole('button', { name: 'Abonnement bestätigen' }).click();
  await expect(page.getByText('Ihr Abonnement ist bestätigt')).toBeVisible();
  const welcome = await inbox.mail(/Willkommen/);
  expect(welcome.text).toMatch(/newsletter\/unsubscribe\?token=\S+&lang=de/);
});
