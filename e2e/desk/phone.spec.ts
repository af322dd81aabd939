import { linkIn } from '../fixtures/inbox';
import { someName } from '../fixtures/desk';
import { expect, test } from '../fixtures/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('on a phone the mail about a new lead leads to an answered one', async ({ page, inbox }) => {
  const lastName = someName();
  await page.goto('/contact');
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill(lastName);
  await page.getByLabel('Email', { exact: false }).first().fill(inbox.address);
  await page.getByLabel('Message').fill('Do you have a hall for 180 guests?');
  await page.waitForTimeout(1100);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();

  const note = await inbox.note(/./);
  await page.goto(linkIn(note, '/desk/leads/'));
  await page.getByRole('button', { name: 'Tom Becker' }).tap();
  const lead = page.getByRole('article');
  await expect(lead.getByRole('heading', { level: 1, name: `Ada ${lastName}` })).toBeVisible();
  await expect(lead.getByRole('link', { name: inbox.address })).toHaveAttribute(
    'href',
    new RegExp(`^mailto:${inbox.address}\\?subject=`),
  );
  await lead.getByRole('button', { name: 'Take' }).tap();
  await expect(lead).toContainText('Taken · Tom Becker');
  await lead.getByRole('button', { name: 'I have answered' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'I have answered' }).tap();
  await expect(lead).toContainText('Answered · Tom Becker');
  await lead.getByRole('link', { name: 'Back to the list' }).tap();
  await expect(page.getByRole('list', { name: 'Leads' })).toBeVisible();
});
