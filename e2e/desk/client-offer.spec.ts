// Rule: offer.page
import { pageTexts } from '@mainstage/offers/texts/page-texts';
import { expectAccessibleIn, expectWithin } from '../fixtures/accessible';
import { desktop, phone, tablet } from '../fixtures/desk';
import { codeIn, sendOffer } from '../fixtures/offer';
import { expectPersonalShell } from '../fixtures/personal-shell';
import { expect, test } from '../fixtures/test';

for (const [name, javaScriptEnabled] of [
  ['in a browser', true],
  ['without scripts', false],
] as const)
  test.describe(`an offer ${name}`, () => {
    test('is read, changed by a wish and declined', async ({ page: desk, browser, inbox }) => {
      test.slow();
      const offer = await sendOffer(desk, inbox.address, 'de');
      const { wish, decline, binding } = pageTexts.de;
      const context = await browser.newContext({ javaScriptEnabled, viewport: phone, locale: 'de-DE' });
      const page = await context.newPage();
      const response = await page.goto(offer.path);
      expect(response?.status()).toBe(200);
      const headers = response?.headers() ?? {};
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['referrer-policy']).toBe('no-referrer');
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
      await expect(page.getByText(binding.first)).toBeVisible();
      await expectPersonalShell(page, 'de');
      if (javaScriptEnabled) await expectAccessibleIn(page, desktop, tablet, phone);
      else await expectWithin(page);

      // The total follows the optional line.
      const total = page.locator('[data-gross]');
      const before = await total.textContent();
      const opened = javaScriptEnabled && page.waitForRequest((request) => request.url().endsWith('/opened'));
      await page.locator('#lines').getByRole('checkbox', { name: 'Grand piano' }).check();
      if (opened) await opened;
      else await page.getByRole('button', { name: pageTexts.de.lines.update }).click();
      await expect(total).not.toHaveText(before!);

      await page.locator('#wish').getByLabel(wish.guests).fill('95');
      await page.locator('#wish').getByRole('checkbox', { name: 'Grand piano' }).check();
      if (javaScriptEnabled) await expect(page.locator('#wish').getByRole('status')).not.toBeEmpty();
      await page.locator('#wish').getByLabel(wish.message).fill('Fünfzehn Gäste mehr, bitte.');
      await page.getByRole('button', { name: wish.button }).click();
      await expect(page.getByText(wish.done)).toBeVisible();
      await page.reload();
      await expect(page.getByText(wish.done)).toBeVisible();

      await page.getByRole('button', { name: wish.button }).click();
      await expect(page.locator('#wish').getByRole('alert')).toBeVisible();

      await page.locator('#decline').getByLabel(decline.reason).fill('Wir feiern zu Hause.');
      await page.getByRole('button', { name: decline.button }).click();
      await expect(page.getByText(decline.done)).toBeVisible();
      await expect(page.getByRole('button', { name: decline.button })).toHaveCount(0);
      await context.close();
    });

    test('is accepted with the code of a mail', async ({ page: desk, browser, inbox }) => {
      test.slow();
      const offer = await sendOffer(desk, inbox.address, 'en');
      const { accept, receipt } = pageTexts.en;
      const context = await browser.newContext({ javaScriptEnabled, viewport: desktop });
      const page = await context.newPage();
      await page.goto(offer.path);
      const part = page.locator('#accept');
      await page.locator('#lines').getByRole('checkbox', { name: 'Grand piano' }).check();
      await part.getByLabel(accept.position).fill('CEO');
      await part.getByLabel(accept.billingAddress).fill('Hauptstraße 1\n60311 Frankfurt');
      await part.getByRole('button', { name: accept.sendCode }).click();
      await expect(part.getByText(/We have sent a code to/)).toBeVisible();
      // Typed values and ticks are still there.
      await expect(part.getByLabel(accept.position)).toHaveValue('CEO');
      await expect(page.locator('#lines').getByRole('checkbox', { name: 'Grand piano' })).toBeChecked();
      const code = codeIn(await inbox.mail(/code/i));
      await part.getByRole('checkbox', { name: /terms and conditions/ }).check();
      await part.getByLabel(accept.code).fill(code === '000000' ? '000001' : '000000');
      await part.getByRole('button', { name: /Accept and book/ }).click();
      await expect(part.getByText(/wrong or has expired/)).toBeVisible();
      await part.getByLabel(accept.code).fill(code);
      await part.getByRole('button', { name: /Accept and book/ }).click();
      const shown = page.locator('#receipt');
      await expect(shown.getByRole('heading', { name: receipt.title })).toBeVisible();
      await expect(shown.getByText(/^[\da-f]{64}$/)).toBeVisible();
      await page.reload();
      await expect(shown.getByRole('heading', { name: receipt.title })).toBeVisible();
      const pdf = await page.request.get(`/api${offer.path}/pdf`);
      expect(pdf.headers()['content-type']).toBe('application/pdf');
      if (javaScriptEnabled) await expectAccessibleIn(page, phone, tablet, desktop);
      await context.close();
    });
  });
