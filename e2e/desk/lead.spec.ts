import { addLead, openLead, openToday, signIn, someName, team } from '../fixtures/desk';
import { expect, test } from '../fixtures/test';

test.describe('a lead at the desk', () => {
  test('is entered by hand, found, taken, planned, noted, answered and won', async ({ page }) => {
    await openToday(page);
    await page.getByRole('link', { name: 'New lead' }).click();
    const lastName = someName();
    await page.getByLabel('First name').fill('Ada');
    await page.getByLabel('Last name').fill(lastName);
    await page.getByRole('button', { name: 'Add the lead' }).click();
    await expect(page.getByText('Please fill in this field.').first()).toBeVisible();
    await page.getByLabel('Email').fill(`${lastName}@example.com`.toLowerCase());
    await page.getByLabel('Message').fill('Do you have a stage?\n<b>Thank you</b>');
    await page.getByRole('button', { name: 'Add the lead' }).click();

    const lead = page.getByRole('article');
    await expect(lead.getByRole('heading', { level: 1, name: `Ada ${lastName}` })).toBeVisible();
    await expect(lead).toContainText('<b>Thank you</b>');
    await lead.getByRole('button', { name: 'Take' }).click();
    await expect(lead).toContainText(`Taken · ${team.lead}`);

    await lead.getByRole('button', { name: 'Next step' }).click();
    await page.getByRole('textbox', { name: 'What' }).fill('Send the offer');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(lead).toContainText('Next: Send the offer');

    await lead.getByLabel('Note for the team').fill('Prefers the evening');
    await lead.getByRole('button', { name: 'Add the note' }).click();
    await expect(lead.getByRole('listitem').filter({ hasText: 'Prefers the evening' })).toBeVisible();

    await lead.getByRole('button', { name: 'I have answered' }).click();
    await page.getByLabel('By telephone').check();
    await page.getByRole('dialog').getByRole('button', { name: 'I have answered' }).click();
    await expect(lead).toContainText('Answered by telephone');
    await lead.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Won' }).click();
    await expect(lead).toContainText(`Won · ${team.lead}`);

    await page.goto('/desk/leads?state=won');
    await page.getByLabel('Search').fill(lastName);
    await expect(page.getByRole('list', { name: 'Leads' }).getByRole('listitem')).toHaveCount(1);
    await expect(page).toHaveURL(new RegExp(`q=${lastName}`));
  });

  test('is taken by one of two people; the other sees both values and decides', async ({ page, browser, baseURL }) => {
    await signIn(page);
    const lead = await addLead(page);
    await openLead(page, lead);

    const other = await browser.newContext({ baseURL });
    try {
      const tomsPage = await other.newPage();
      await signIn(tomsPage, team.member);
      await openLead(tomsPage, lead);
      await expect(page.getByText(`${team.member} has this lead open too.`)).toBeVisible({ timeout: 60_000 });

      // Freezes the version that Tom sees.
      await tomsPage.route(`**/api/desk/leads/${lead.id}`, (route) =>
        route.request().method() === 'GET' ? route.abort() : route.continue(),
      );
      await page.getByRole('article').getByRole('button', { name: 'Take' }).click();
      // Shown after the server's answer; the article shows the change before.
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();

      await tomsPage.getByRole('article').getByRole('button', { name: 'Take' }).click();
      const dialog = tomsPage.getByRole('dialog', { name: 'Somebody changed this just now' });
      await expect(dialog.getByRole('row', { name: `Owner ${team.lead} ${team.member}` })).toBeVisible();
      await dialog.getByRole('button', { name: 'Keep it as it is now' }).click();
      await expect(tomsPage.getByRole('article')).toContainText(`Taken · ${team.lead}`);
    } finally {
      await other.close();
    }
  });

  test('shows a colleague’s change without a reload', async ({ page, browser, baseURL }) => {
    await signIn(page);
    const lead = await addLead(page);
    await openLead(page, lead);
    const other = await browser.newContext({ baseURL });
    try {
      const tomsPage = await other.newPage();
      await signIn(tomsPage, team.member);
      await openLead(tomsPage, lead);
      await tomsPage.getByRole('article').getByRole('button', { name: 'Take' }).click();
      // Before the next poll.
      await expect(page.getByRole('article')).toContainText(`Taken · ${team.member}`, { timeout: 15_000 });
    } finally {
      await other.close();
    }
  });

  test('can be taken back', async ({ page }) => {
    await signIn(page);
    await openLead(page, await addLead(page));
    const lead = page.getByRole('article');
    await lead.getByRole('button', { name: 'Take' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(lead).toContainText('New · No owner');
  });

  test('is put back where the server does not answer', async ({ page }) => {
    await signIn(page);
    await openLead(page, await addLead(page));
    await page.route('**/api/desk/leads/*', (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.continue(),
    );
    await page.getByRole('article').getByRole('button', { name: 'Take' }).click();
    await expect(page.getByText('No answer from the server.')).toBeVisible();
    await expect(page.getByRole('article')).toContainText('New · No owner');
  });
});
