import type { Page } from '@playwright/test';
import { ownApi } from '../fixtures/own-api';
import { hydrated } from '../fixtures/hydrated';
import { expect, test } from '../fixtures/test';

async function fill(page: Page, email: string) {
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Byron');
  await page.getByLabel('Email', { exact: false }).first().fill(email);
  await page.getByLabel('Company').fill('Sample Engines');
  await page.getByLabel('Message').fill('Do you have a hall for 180 guests?\n<b>Thank you</b>');
}

test('a message reaches the team, and its sender a confirmation that repeats none of it', async ({ page, inbox }) => {
  await page.goto('/contact');
  await fill(page, inbox.address);
  await page.waitForTimeout(1100);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  await expect(page.getByText("Thank you for contacting us. We'll get back to you soon.")).toBeVisible();
  const receipt = page.getByRole('region', { name: 'We have your request' });
  await expect(receipt.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(receipt).toContainText('Do you have a hall for 180 guests?');
  await expect(page.getByLabel('Message')).toHaveValue('');

  const note = await inbox.note(/contact|message/i);
  expect(note.text).toContain('Do you have a hall for 180 guests?');
  const [, lead = ''] = /Lead: (\S+)/.exec(note.text) ?? [];
  await expect(receipt).toContainText(lead);
  expect(note.html).not.toContain('<b>Thank you</b>');
  const confirmation = await inbox.mail(/./);
  expect(confirmation.headers['auto-submitted']).toBe('auto-generated');
  for (const typed of ['Ada', 'Byron', '180 guests'])
    expect(confirmation.text + confirmation.html).not.toContain(typed);

  await receipt.getByRole('link', { name: 'See it first: book a tour' }).click();
  await expect(page).toHaveURL(/\/book-tour$/);
  await page.goBack();
  await expect(receipt).toContainText(lead);
  await receipt.getByRole('button', { name: 'Send another request' }).click();
  await expect(page.getByLabel('First name')).toBeFocused();
  await expect(receipt).toHaveCount(0);
});

test('missing fields are named and nothing is sent', async ({ page }) => {
  await page.goto('/contact');
  await page.getByLabel('First name').fill('Ada');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Missing information')).toBeVisible();
  await expect(page.getByText('Please fill in all required fields.')).toBeVisible();
  await expect(page.getByLabel('Last name')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
});

test('with the API away nothing typed is lost, and one click later the message is sent once', async ({ page }) => {
  const api = await ownApi();
  try {
    await api.up();
    await page.goto(`${api.url}/contact`);
    await hydrated(page);
    await fill(page, 'ada@example.com');
    await page.waitForTimeout(1100);
    await api.down();
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Failed to send message')).toBeVisible();
    await expect(page.getByText('Please try again later or contact us directly.')).toBeVisible();
    await expect(page.getByLabel('Message')).toHaveValue(/180 guests/);

    await api.up();
    await page.reload();
    await expect(page.getByLabel('Message')).toHaveValue(/180 guests/);
    await expect(page.getByLabel('First name')).toHaveValue('Ada');
    await page.waitForTimeout(1100);
    await page.getByRole('button', { name: 'Send message' }).dblclick();
    await expect(page.getByText('Message sent successfully!')).toBeVisible();
    expect(await api.rows('SELECT first_name, company FROM contact_submissions')).toEqual([
      { first_name: 'Ada', company: 'Sample Engines' },
    ]);
  } finally {
    await api.end();
  }
});
