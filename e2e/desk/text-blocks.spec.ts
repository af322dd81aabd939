// Rules: desk.text-blocks
import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleIn } from '../fixtures/accessible';
import { desktop, phone, signIn, someName, team } from '../fixtures/desk';
import { expect, test } from '../fixtures/test';

const item = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(title, { exact: true }) });

async function addBlock(page: Page, title: string, text: string): Promise<void> {
  await page.getByRole('button', { name: 'New text block' }).click();
  const dialog = page.getByRole('dialog', { name: 'New text block' });
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Text').fill(text);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(item(page, title)).toContainText(text);
}

test('a text block is written, changed, restored and deleted, on a desk and on a phone', async ({ page }) => {
  await page.setViewportSize(desktop);
  await signIn(page);
  await page.goto('/desk/settings');
  await page.getByRole('link', { name: 'Edit the text blocks' }).click();
  await expect(page.getByRole('region', { name: 'German' })).toContainText('Zur Besichtigung einladen');
  await expectAccessibleIn(page, desktop, phone);

  const title = someName();
  await addBlock(page, title, 'We hold the room on');
  await item(page, title)
    .getByRole('button', { name: `Edit ${title}` })
    .press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Edit the text block' });
  await dialog.getByLabel('Text').press('End');
  await dialog.getByRole('button', { name: /\{day\}/ }).click();
  await expect(dialog.getByLabel('Text')).toHaveValue('We hold the room on{day}');
  await expectAccessibleIn(page, desktop, phone);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(item(page, title)).toContainText(`Version 2 · ${team.lead}`);

  await item(page, title)
    .getByRole('button', { name: `History of ${title}` })
    .click();
  const history = page.getByRole('dialog', { name: `History of “${title}”` });
  await expect(history.getByRole('listitem')).toHaveCount(2);
  await expectAccessibleIn(page, desktop, phone);
  await history.getByRole('button', { name: 'Restore version 1' }).click();
  await expect(history.getByRole('listitem')).toHaveCount(3);
  await history.getByRole('button', { name: 'Close' }).click();
  await expect(item(page, title)).toContainText('Version 3');

  await item(page, title)
    .getByRole('button', { name: `Edit ${title}` })
    .click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(item(page, title)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(item(page, title)).toContainText('We hold the room on');
});

test('of two people who edit a text block the second sees both versions and decides', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page);
  await page.goto('/desk/settings/text-blocks');
  const title = someName();
  await addBlock(page, title, 'First');
  const other = await browser.newContext({ baseURL });
  try {
    const tomsPage = await other.newPage();
    await signIn(tomsPage, team.member);
    await tomsPage.goto('/desk/settings/text-blocks');
    await item(tomsPage, title)
      .getByRole('button', { name: `Edit ${title}` })
      .click();
    const tomsDialog = tomsPage.getByRole('dialog');
    await tomsDialog.getByLabel('Text').fill('Tom’s');

    await item(page, title)
      .getByRole('button', { name: `Edit ${title}` })
      .click();
    await page.getByRole('dialog').getByLabel('Text').fill('Lena’s');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(item(page, title)).toContainText('Lena’s');

    await tomsDialog.getByRole('button', { name: 'Save' }).click();
    await expect(tomsDialog.getByRole('alert')).toContainText(`${team.lead} changed this`);
    await expect(tomsDialog.getByRole('alert')).toContainText('Lena’s');
    await expectAccessible(tomsPage);
    await tomsDialog.getByRole('button', { name: 'Keep mine' }).click();
    await tomsDialog.getByRole('button', { name: 'Save' }).click();
    await expect(item(tomsPage, title)).toContainText('Tom’s');
  } finally {
    await other.close();
  }
});
