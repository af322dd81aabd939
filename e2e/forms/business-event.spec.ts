import { hydrated } from '../fixtures/hydrated';
import { expect, test } from '../fixtures/test';

test('a business-event application is confirmed in German and reported to sales', async ({ page, inbox }) => {
  await page.goto('/events');
  await hydrated(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /registrieren|bewerben/i })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Vorname').fill('Ada');
  await dialog.getByLabel('Nachname').fill('Byron');
  await dialog.getByLabel('E-Mail', { exact: false }).fill(inbox.address);
  await dialog.getByLabel('Unternehmen').fill('Sample Engines');
  await dialog.getByLabel('Nachricht').fill('Wir möchten teilnehmen.');
  await dialog.getByRole('checkbox').check();
  await page.waitForTimeout(1100);
  await dialog.getByRole('button', { name: 'Jetzt registrieren' }).click();
  await expect(page.getByText('Erfolgreich registriert!')).toBeVisible();
  await expect(page.getByText('Vielen Dank für Ihr Interesse. Wir melden uns in Kürze bei Ihnen.')).toBeVisible();
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel('Vorname')).toHaveValue('');

  const confirmation = await inbox.mail(/./);
  expect(confirmation.html).toContain('lang="de"');
  expect(confirmation.text).not.toContain('Ada');
  expect((await inbox.note(/./)).text).toContain('Wir möchten teilnehmen.');
});

for (const [width, height] of [
  [390, 700],
  [1440, 700],
] as const)
  test(`the button stays at the lower edge of the dialog after errors, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/events');
    await hydrated(page);
    await page.getByRole('link', { name: 'Jetzt bewerben' }).first().click();
    const dialog = page.getByRole('dialog');
    const button = dialog.locator('button[type=submit]');
    await button.click();
    await expect(dialog.getByText('Bitte füllen Sie dieses Feld aus.').first()).toBeVisible();
    await expect(button).toBeInViewport({ ratio: 1 });
    const edge = await dialog.locator('.MuiDialog-paper').or(dialog).first().boundingBox();
    const foot = await dialog.locator('[data-form-foot]').boundingBox();
    expect(Math.abs(edge!.y + edge!.height - (foot!.y + foot!.height))).toBeLessThan(2);
  });
