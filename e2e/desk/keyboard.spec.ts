import { addLead, openToday } from '../fixtures/desk';
import { expect, test } from '../fixtures/test';

test.describe('the keys of the desk', () => {
  test('the keys of the desk lead from the search to an answered lead and back', async ({ page }) => {
    await openToday(page);
    const { name } = await addLead(page);
    await page.getByRole('link', { name: 'Leads', exact: true }).first().click();
    await page.getByRole('list', { name: 'Leads' }).waitFor();
    await page.keyboard.press('/');
    await expect(page.getByLabel('Search')).toBeFocused();
    await page.keyboard.type(name);
    const rows = page.getByRole('list', { name: 'Leads' });
    const row = rows.getByRole('link', { name });
    // In a new database the unfiltered list has one row as well.
    await expect(row).toHaveAttribute('href', new RegExp(`\\?q=${name.replace(' ', '\\+')}$`));
    await expect(rows.getByRole('listitem')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await page.keyboard.press('j');
    await expect(row).toBeFocused();
    await page.keyboard.press('Enter');

    const lead = page.getByRole('article');
    await expect(lead.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.keyboard.press('t');
    await expect(lead).toContainText('Taken · Lena Brandt');
    await page.keyboard.press('s');
    await page.getByRole('textbox', { name: 'What' }).fill('Call at ten, then take a tour');
    await page.keyboard.press('Enter');
    await expect(lead).toContainText('Next: Call at ten');
    await page.keyboard.press('e');
    await page.getByRole('dialog').getByRole('button', { name: 'I have answered' }).press('Enter');
    await expect(lead).toContainText('Answered · Lena Brandt');
    await page.keyboard.press('u');
    await expect(page).toHaveURL(/\/desk\/leads\?q=/);
  });

  test('the keys of the desk are shown by one, and none does anything inside a field', async ({ page }) => {
    await openToday(page);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('Take the lead');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('n');
    await expect(page.getByRole('heading', { level: 1, name: 'New lead' })).toBeVisible();
    await page.getByLabel('Message').pressSequentially('jku?/ntaes');
    await expect(page.getByLabel('Message')).toHaveValue('jku?/ntaes');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
