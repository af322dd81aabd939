import { addLead, freeDay, signIn } from '../fixtures/desk';
import { expect, test } from '../fixtures/test';

test('an option is made in the calendar by keyboard, and is beside the lead', async ({ page }) => {
  await signIn(page);
  const day = await freeDay(page, '2031-03-11');
  const { id, name } = await addLead(page, { venue: 'boardroom', date: day });
  await page.goto(`/desk/calendar?day=${day}&lead=${id}`);
  const grid = page.getByRole('grid', { name: 'Rooms by the hour' });
  const cell = (text: string) => grid.getByRole('button', { name: text });
  await cell('Skyline Stage, 08:00 to 09:00, free').focus();
  await page.keyboard.press('ArrowDown');
  await expect(cell('Skyline Stage with Terrace, 08:00 to 09:00, free')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(cell('Skyline Stage with Terrace, 09:00 to 10:00, free')).toBeFocused();
  await page.keyboard.press('End');
  await expect(cell('Skyline Stage with Terrace, 01:00 to 02:00, free')).toBeFocused();

  await cell('Boardroom, 08:00 to 09:00, free').press('Enter');
  const dialog = page.getByRole('dialog', { name: /Boardroom/ });
  await dialog.getByRole('button', { name: 'Make an option' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(grid.getByRole('button', { name: /^Boardroom, 08:00 to .*, Option 1:/ })).toBeVisible();

  await page.goto(`/desk/leads/${id}`);
  const lead = page.getByRole('article');
  await expect(lead.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(lead.getByText('They have the option')).toBeVisible();
  await lead.getByRole('button', { name: /^Make definite/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make definite' }).click();
  await expect(lead.getByText('Booked for them')).toBeVisible();
});
