// Rules: contact.chat, visits.tour, visits.answer
import { bookTour } from '@mainstage/content/pages/book-tour';
import { contact } from '@mainstage/content/pages/contact';
import { brand } from '@mainstage/content/site/brand';
import { hours } from '@mainstage/content/site/hours';
import { mapsLink } from '@mainstage/content/site/navigation';
import { hydrated } from '../fixtures/hydrated';
import { expect, test } from '../fixtures/test';

test('the contact page holds every way to the house', async ({ page }) => {
  await page.goto('/contact');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
  await expect(main.getByRole('img').first()).toBeVisible();
  await expect(main).toContainText(brand.address.street);
  const maps = main.getByRole('link', { name: /^Open in maps/ });
  await expect(maps).toHaveAttribute('target', '_blank');
  await expect(maps).toHaveAttribute('href', mapsLink(brand.address));
  await expect(main.locator('a[href^="tel:"]')).toHaveText(brand.phone.label);
  await expect(main.locator('a[href^="mailto:"]').first()).toBeVisible();
  await expect(main).toContainText(`${hours.business.days}, ${hours.business.time}`);
  await expect(main).toContainText(hours.business.weekend);
  await expect(main).toContainText(`Within ${hours.reply}`);
  await expect(main.getByRole('link', { name: 'Book a Tour' })).toHaveAttribute('href', '/book-tour');
});

test('nothing moves when the scripts come: a button that did would lose the press meant for it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [path, send] of [
    ['/contact', 'Send message'],
    ['/book-tour', 'Book a Tour'],
    ['/contact?venue=skyline-stage&date=2030-03-12&part=evening&guests=120&layout=theatre', 'Send message'],
  ] as const) {
    const button = page.getByRole('button', { name: send });
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(path);
    const before = await button.boundingBox();
    await page.unroute('**/assets/*.js');
    await page.goto(path);
    await hydrated(page);
    expect(Math.abs((await button.boundingBox())!.y - before!.y)).toBeLessThan(5);
  }
});

test('the WhatsApp code is 200 by 200, drawn in the page itself, beside the plain number', async ({ page }) => {
  await page.goto('/contact');
  const code = page.getByRole('img', { name: contact.copy.whatsapp.code });
  await code.scrollIntoViewIfNeeded();
  const box = await code.boundingBox();
  expect([box?.width, box?.height]).toEqual([200, 200]);
  await expect(code).toHaveJSProperty('tagName', 'svg');
  await expect(page.getByText(brand.whatsapp.label)).toBeVisible();
  const chat = page.getByRole('link', { name: /^Open the chat/ });
  await expect(chat).toHaveAttribute('target', '_blank');
  const address = new URL((await chat.getAttribute('href')) ?? '');
  expect(address.pathname).toBe(`/${brand.whatsapp.number}`);
  expect(address.searchParams.get('text')).toBe(contact.copy.whatsapp.greeting);
});

test('the tour page tells what to expect, where, when and why', async ({ page }) => {
  await page.goto('/book-tour');
  const main = page.getByRole('main');
  for (const name of ['What to Expect', 'Where to find us', 'Tour availability', bookTour.copy.why.title])
    await expect(main.getByRole('heading', { level: 2, name })).toBeVisible();
  await expect(main).toContainText('Stages, studios, spaces and offices, all on one tour');
  await expect(main).toContainText(hours.tourMinutes);
  await expect(main.getByRole('link', { name: /^Open in maps/ })).toHaveAttribute('target', '_blank');
  await expect(main).toContainText(`${hours.tours.days}, ${hours.tours.time}`);
  await expect(main).toContainText(hours.tours.weekend);
});
