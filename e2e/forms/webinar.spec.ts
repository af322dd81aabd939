import { linkIn } from '../fixtures/inbox';
import { hydrated } from '../fixtures/hydrated';
import { expectPersonalShell } from '../fixtures/personal-shell';
import { expect, test } from '../fixtures/test';

test('a webinar sign-up leads to the confirmation, the access link and the waiting room', async ({ page, inbox }) => {
  await page.goto('/webinar/led-wall');
  await hydrated(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /anmelden|platz/i })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Vorname').fill('Ada');
  // A phone's Back closes the dialog and stays on the page.
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/webinar\/led-wall$/);
  await page
    .getByRole('main')
    .getByRole('link', { name: /anmelden|platz/i })
    .first()
    .click();
  await expect(dialog.getByLabel('Vorname')).toHaveValue('Ada');
  await dialog.getByLabel('E-Mail', { exact: false }).fill(inbox.address);
  await dialog.getByRole('checkbox').check();
  await expect(dialog.getByRole('combobox')).toHaveValue('Donnerstag, 18.07. 11:00 Uhr');
  await page.waitForTimeout(1100);
  await dialog.getByRole('button', { name: /anmelden/i }).click();
  // Shown before the navigation, because it announces it.
  await expect(page.getByText('Sie werden zur Bestätigungsseite weitergeleitet.')).toBeVisible();
  await expect(page).toHaveURL(/\/webinar\/confirmation/);
  await expect(page.getByText('Sie werden zur Bestätigungsseite weitergeleitet.')).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();

  const access = await inbox.mail(/webinar/i);
  expect(access.text).not.toContain('Ada');
  // Without the personal link, because others may read the calendar.
  expect(access.attachments.map(({ contentType }) => contentType)).toEqual(['text/calendar']);
  expect(access.pictures).toEqual(['image/jpeg']);
  expect(access.attachments[0]?.text).toContain('DTSTART;TZID=Europe/Berlin:20300718T110000');
  expect(access.attachments[0]?.text).not.toContain('/webinar/join');
  await page.goto(linkIn(access, '/webinar/join'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/18\.07\./).first()).toBeVisible();
  await expectPersonalShell(page, 'de');
});

test('missing fields are named in German and the dialog keeps what was typed', async ({ page }) => {
  await page.goto('/webinar/led-wall');
  await hydrated(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /anmelden|platz/i })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Vorname').fill('Ada');
  await dialog.getByRole('button', { name: /anmelden/i }).click();
  await expect(page.getByText('Fehler', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Bitte füllen Sie alle Pflichtfelder aus und akzeptieren Sie die Datenschutzerklärung.'),
  ).toBeVisible();
  await expect(dialog.getByLabel('Vorname')).toHaveValue('Ada');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});
