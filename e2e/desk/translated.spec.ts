import { addLead, openLead, signIn, team } from '../fixtures/desk';
import { expect, ownBrowser, test } from '../fixtures/test';
import { translated } from '../fixtures/translator';

test.use(ownBrowser);

test('the desk works on while the browser translates it', async ({ page }) => {
  await signIn(page);
  const lead = await addLead(page);
  await openLead(page, lead);
  const errors = await translated(page);
  const shown = page.getByRole('article');
  await page.keyboard.press('t');
  await expect(shown).toContainText(`Taken · ${team.lead}`);
  await page.keyboard.press('e');
  await page.getByRole('dialog').locator('[type=submit]').click();
  await expect(shown).toContainText(`Answered · ${team.lead}`);
  await page.getByRole('link', { name: 'Today' }).first().click();
  await expect(page.getByRole('heading', { level: 1 }).filter({ hasText: 'Today' })).toBeVisible();
  await page.getByRole('link', { name: 'Calendar' }).first().click();
  await expect(page.getByRole('heading', { level: 1 }).filter({ hasText: 'Calendar' })).toBeVisible();
  expect(errors).toEqual([]);
});
