import { readFile } from 'node:fs/promises';
import { berlinDayIn } from '@mainstage/contracts/calendar';
import { attachmentOf } from '../fixtures/inbox';
import { expect, test } from '../fixtures/test';

const inTwoMonths = berlinDayIn(2);

test('a tour request is confirmed with a tentative date and reported to sales', async ({ page, inbox }) => {
  await page.goto('/book-tour');
  await page.getByLabel('Full name').fill('Ada Byron');
  await page.getByLabel('Email', { exact: false }).first().fill(inbox.address);
  await page.getByLabel('Phone number').fill('+49 69 90009-555');
  await page.getByLabel('Preferred date').fill(inTwoMonths);
  await page.getByLabel('Preferred time').fill('10:30');
  await page.getByLabel('Number of guests').fill('4');
  await page.getByLabel('Additional information').fill('We look for a stage with an LED wall.');
  await page.waitForTimeout(1100);
  await page.getByRole('button', { name: 'Book a Tour' }).click();
  await expect(page.getByText('Tour request submitted successfully!')).toBeVisible();
  await expect(
    page.getByText("Thank you for booking a tour. We'll contact you within 24 hours to confirm."),
  ).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveValue('');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to my calendar' }).click();
  const entry = await readFile(await (await saved).path(), 'utf8');

  const confirmation = await inbox.mail(/tour/i);
  expect(confirmation.text).toContain('10:30');
  expect(confirmation.text).not.toContain('Ada');
  const calendar = attachmentOf(confirmation, /calendar/);
  expect(calendar).toContain('STATUS:TENTATIVE');
  expect(calendar).toContain(`DTSTART;TZID=Europe/Berlin:${inTwoMonths.replaceAll('-', '')}T103000`);
  // The entries of page and mail have the same id.
  const idIn = (file: string) => /UID:(\S+)/.exec(file)?.[1];
  expect(idIn(entry)).toBe(idIn(calendar));
  expect((await inbox.note(/tour/i)).text).toContain('We look for a stage with an LED wall.');
});

test('guests must be 1 to 20, and the typed values stay', async ({ page }) => {
  await page.goto('/book-tour');
  const fields = ['Full name', 'Preferred date', 'Preferred time', 'Number of guests'].map((name) =>
    page.getByLabel(name),
  );
  const heights = await Promise.all(fields.map(async (field) => (await field.boundingBox())?.height));
  expect(new Set(heights).size, `fields are ${heights.join(', ')} px high`).toBe(1);
  await page.getByLabel('Full name').fill('Ada Byron');
  await page.getByLabel('Email', { exact: false }).first().fill('ada@example.com');
  await page.getByLabel('Preferred date').fill(inTwoMonths);
  await page.getByLabel('Preferred time').fill('10:30');
  await page.getByLabel('Number of guests').fill('21');
  await page.getByRole('button', { name: 'Book a Tour' }).click();
  await expect(page.getByText('Please enter a whole number from 1 to 20.')).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Byron');
});
