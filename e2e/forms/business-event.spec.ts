import { expect, test } from '../fixtures/test';

test('a business-event application is confirmed in German and reported to sales', async ({ page, inbox }) => {
  await page.goto('/events');
  await page
    .getByRole('main')
    .getByRole('button', { name: /registrieren|bewerben/i })
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
