import { expect, test } from '../fixtures/test';

test('the contact page holds every way to the house', async ({ page }) => {
  await page.goto('/contact');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
  await expect(main.getByRole('img').first()).toBeVisible();
  await expect(main).toContainText('Musterkai 1');
  const maps = main.getByRole('link', { name: /^Open in maps/ });
  await expect(maps).toHaveAttribute('target', '_blank');
  await expect(maps).toHaveAttribute('href', /^https:\/\/www\.openstreetmap\.org\/search\?query=Musterkai/);
  await expect(main.locator('a[href^="tel:"]')).toHaveText('+49 69 90009-120');
  await expect(main.locator('a[href^="mailto:"]').first()).toBeVisible();
  await expect(main).toContainText('Monday to Friday, 8:30–17:00 CET');
  await expect(main).toContainText('Weekends by appointment');
  await expect(main).toContainText('Usually within 24 hours on business days');
  await expect(main.getByRole('link', { name: 'Book a Tour' })).toHaveAttribute('href', '/book-tour');
});

test('the WhatsApp code is 200 by 200, drawn in the page itself, beside the plain number', async ({ page }) => {
  await page.goto('/contact');
  const code = page.getByRole('img', { name: 'QR code: WhatsApp chat with Mainstage' });
  await code.scrollIntoViewIfNeeded();
  const box = await code.boundingBox();
  expect([box?.width, box?.height]).toEqual([200, 200]);
  await expect(code).toHaveJSProperty('tagName', 'svg');
  await expect(page.getByText('+49 69 90009-130')).toBeVisible();
  const chat = page.getByRole('link', { name: /^Open the chat/ });
  await expect(chat).toHaveAttribute('target', '_blank');
  const address = new URL((await chat.getAttribute('href')) ?? '');
  expect(address.pathname).toBe('/496990009130');
  expect(address.searchParams.get('text')).toBe('Hello Mainstage, I am planning an event and have a question.');
});

test('the tour page tells what to expect, where, when and why', async ({ page }) => {
  await page.goto('/book-tour');
  const main = page.getByRole('main');
  for (const name of ['What to Expect', 'Where to find us', 'Tour availability', 'Why Choose Mainstage'])
    await expect(main.getByRole('heading', { level: 2, name })).toBeVisible();
  await expect(main).toContainText('A full tour of all four: stages, studios, spaces and offices');
  await expect(main).toContainText('60 to 90 minutes');
  await expect(main.getByRole('link', { name: /^Open in maps/ })).toHaveAttribute('target', '_blank');
  await expect(main).toContainText('Monday to Friday, 9:00–18:00');
  await expect(main).toContainText('Weekends by special arrangement');
});
