import type { Page } from '@playwright/test';
import { draftKept } from '../fixtures/draft';
import { hydrated } from '../fixtures/hydrated';
import { expect, test } from '../fixtures/test';

const kinds = {
  'Conference & Events': ['Weekend Immersion', 'Weekday Business Edge'],
  'Meeting & Workshops': ['Extended Focus', 'Co-Create & Accelerate'],
  'Broadcast & Streaming': ['Virtual Keynote Experience', 'Hybrid Studio Day'],
};
const prices: Record<string, string> = {
  'Weekend Immersion': '2,500',
  'Weekday Business Edge': '1,800',
  'Extended Focus': '3,200',
  'Co-Create & Accelerate': '1,600',
  'Virtual Keynote Experience': '2,800',
  'Hybrid Studio Day': '1,900',
};

const offer = (page: Page, name: string) => page.getByRole('article', { name });

/** Parses a mail link. */
function mailOf(href: string | null) {
  const url = new URL(href ?? '');
  const [subject, body] = ['subject', 'body'].map((name) => url.searchParams.get(name) ?? '');
  return { to: url.pathname, subject, body: body?.replaceAll('\r\n', '\n') ?? '' };
}

for (const path of ['/exclusive-offers', '/private-offers'])
  test(`${path} lists six offers on three tabs, each with its price and no badge`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    for (const [kind, names] of Object.entries(kinds)) {
      await page.getByRole('tab', { name: kind }).click();
      await expect(page.getByRole('article')).toHaveCount(2);
      for (const name of names) {
        await expect(offer(page, name)).toContainText(`€${prices[name]}`);
        await expect(offer(page, name).getByRole('heading', { name: 'Includes' })).toBeVisible();
        await expect(offer(page, name).getByRole('heading', { name: 'Benefit' })).toBeVisible();
        await expect(offer(page, name).getByText('0% off', { exact: true })).toHaveCount(0);
        await expect(offer(page, name).locator('s')).toHaveCount(0);
      }
    }
    await expect(
      page.getByText(
        'All offers subject to availability. Prices and availability may change. Non-binding offers upon request.',
      ),
    ).toBeVisible();
  });

test('the tabs answer the arrow keys', async ({ page }) => {
  await page.goto('/exclusive-offers');
  await hydrated(page);
  await page.getByRole('tab', { name: 'Conference & Events' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Meeting & Workshops' })).toBeFocused();
  await expect(offer(page, 'Extended Focus')).toBeVisible();
  await expect(page.getByRole('article', { name: 'Weekend Immersion' })).toHaveCount(0);
});

test('an offer’s button writes the German quote with all its parts', async ({ page }) => {
  await page.goto('/exclusive-offers');
  const link = offer(page, 'Weekend Immersion').getByRole('link', { name: /^Request by email/ });
  const { to, subject, body } = mailOf(await link.getAttribute('href'));
  expect(to).toMatch(/^sales@/);
  expect(subject).toContain('Weekend Immersion');
  for (const part of [
    'unverbindliches Angebot',
    'Preis: 2.500 € (Listenpreis, derzeit ohne Rabatt)',
    '• 40% off all services, except food and beverage',
    '• An LED wall of 10 m × 3 m for the price of 5 m × 3 m',
  ])
    expect(body).toContain(part);
});

test(
  'where no mail program answers, the contact form opens with the same text',
  { tag: '@forms' },
  async ({ page }) => {
    await page.goto('/exclusive-offers');
    const card = offer(page, 'Weekend Immersion');
    const mail = mailOf(await card.getByRole('link', { name: /^Request by email/ }).getAttribute('href'));
    await card.getByRole('link', { name: /^Request online/ }).click();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(page.getByLabel('Message')).toHaveValue(`${mail.subject}\n\n${mail.body}`);
  },
);

test(
  'the offer stands below what was begun, once, and stays as the visitor leaves it',
  { tag: '@forms' },
  async ({ page }) => {
    await page.goto('/contact');
    await hydrated(page);
    await page.getByLabel('Message').fill('We are 180 people.');
    await draftKept(page, 'We are 180 people.');
    await page.goto('/contact?offer=hybrid-studio-day');
    const message = page.getByLabel('Message');
    await expect(message).toHaveValue(/^We are 180 people\.\n\nAngebotsanfrage: Hybrid Studio Day\n/);
    await expect(page).toHaveURL(/\/contact$/);
    await message.fill('Only this.');
    await draftKept(page, '"Only this."');
    await page.reload();
    await expect(message).toHaveValue('Only this.');
  },
);

test('an address that names no offer writes nothing', { tag: '@forms' }, async ({ page }) => {
  await page.goto('/contact?offer=toString');
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByLabel('Message')).toHaveValue('');
});

test(
  'the gift card names its terms and is asked for by mail or on the contact page',
  { tag: '@forms' },
  async ({ page }) => {
    await page.goto('/private-offers');
    const card = page.getByRole('region', { name: 'Gift Card' });
    for (const term of ['€500–50,000', '2 years', '10%', 'bonus above €5,000']) await expect(card).toContainText(term);
    const { subject } = mailOf(await card.getByRole('link', { name: /^Request by email/ }).getAttribute('href'));
    expect(subject).toBe('Gift Card Inquiry');
    await card.getByRole('link', { name: /^Request online/ }).click();
    await expect(page.getByLabel('Message')).toHaveValue(/^Gift Card Inquiry\n/);
  },
);
