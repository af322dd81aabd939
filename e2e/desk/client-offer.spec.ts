// Rule: offer.page
import { pageTexts } from '@mainstage/offers/texts/page-texts';
import { expectAccessible } from '../fixtures/accessible';
import { sendOffer } from '../fixtures/offer';
import { expect, test } from '../fixtures/test';

for (const [name, javaScriptEnabled, width] of [
  ['on a phone', true, 390],
  ['on a desktop', true, 1440],
  ['on a phone without scripts', false, 390],
] as const)
  test.describe(`an offer ${name}`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('is accepted with the code of a mail', async ({ page: desk, browser, inbox }) => {
      test.slow();
      const offer = await sendOffer(desk, inbox.address, 'en');
      const { accept, receipt } = pageTexts.en;
      const context = await browser.newContext({ javaScriptEnabled, viewport: { width, height: 844 } });
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
      const code = /\b\d{6}\b/.exec((await inbox.mail(/code/i)).text)![0];
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
      if (javaScriptEnabled) await expectAccessible(page);
      await context.close();
    });
  });
