import { expect, test } from '../fixtures/test';

const cards = {
  'Event Floors': ['/shop/venue/event-floors', 'From €2,500 per day', '700–1,300 sqm', 'LED walls up to 100 sqm'],
  'Private Rooms': ['/shop/venue/private-rooms', 'From €500 per day', '16–300 sqm', 'Up to 10 adjacent offices'],
  'Workshop Packages': ['/shop/venue/workshop-packages', 'From €1,200 per event', 'Lunch and two breaks'],
  'Rooftop Terrace': ['/shop/venue/rooftop-terrace', 'From €800 per day', 'Grill line and bar'],
} as const;

test('the shop leads to the venue shop, its four cards and back', async ({ page }) => {
  await page.goto('/shop');
  await page.getByRole('link', { name: 'See the venue shop' }).click();
  await expect(page).toHaveURL('/shop/venue');
  await expect(page.getByText('For 10 to 400+ guests')).toBeVisible();
  for (const [name, [href, ...texts]] of Object.entries(cards)) {
    const card = page.getByRole('article').filter({ hasText: name });
    for (const text of texts) await expect(card).toContainText(text);
    await expect(card.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  await page.getByRole('main').getByRole('link', { name: 'Shop', exact: true }).click();
  await expect(page).toHaveURL('/shop');
});

test('a card shows its other picture while it is pointed at, and while it has the focus', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/shop/venue');
  const card = page.getByRole('article').filter({ hasText: 'Private Rooms' });
  const other = card.locator('[data-alternate] picture');
  await expect(other).toHaveCSS('opacity', '0');
  await card.hover();
  await expect(other).toHaveCSS('opacity', '1');
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(other).toHaveCSS('opacity', '0');
  await card.getByRole('link', { name: 'Private Rooms' }).focus();
  await expect(other).toHaveCSS('opacity', '1');
});

test('Discuss Your Requirements begins a message', { tag: '@forms' }, async ({ page }) => {
  await page.goto('/shop/venue');
  await page.getByRole('link', { name: 'Discuss Your Requirements' }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByLabel('Message')).toHaveValue(/^I would like to discuss my requirements[\s\S]*Guests:/);
});

for (const [name, [path, price]] of Object.entries(cards))
  test(`${path} says what it costs, what is in it, which rooms it is, and leads to its estimate`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: price })).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Included', exact: true })).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Not included' })).toBeVisible();
    expect(await main.locator('h3 a[href^="/venues/"]').count()).toBeGreaterThan(2);
    await expect(main.getByRole('link', { name: 'Book a Tour', exact: true })).toHaveAttribute('href', '/book-tour');
    await expect(main.getByRole('link', { name: 'Venue shop' })).toHaveAttribute('href', '/shop/venue');
    await main.getByRole('link', { name: 'Estimate it, line by line' }).first().click();
    await expect(page).toHaveURL(new RegExp(`/estimate\\?what=${path.split('/').at(-1)}$`));
    await expect(page.locator('[data-line="base"]')).toContainText(name);
  });

test(
  'our brand leads to the careers, with sample openings and an application by mail or message',
  { tag: '@forms' },
  async ({ page }) => {
    await page.goto('/company-culture');
    await page.getByRole('main').getByRole('link', { name: 'Work with us' }).click();
    await expect(page).toHaveURL('/careers');
    const roles = page.getByRole('region', { name: 'Roles we hire for' });
    await expect(roles.getByRole('heading', { level: 3 })).toHaveCount(4);
    await expect(roles.getByText('Sample opening', { exact: true })).toHaveCount(4);
    const mail = new URL((await page.getByRole('link', { name: 'Apply by email' }).getAttribute('href')) ?? '');
    expect(mail.pathname).toMatch(/\.example$/);
    expect(mail.searchParams.get('subject')).toBe('Application');
    await expect(page.getByRole('main').locator('form')).toHaveCount(0);
    await page.getByRole('link', { name: 'Apply through the contact form' }).click();
    await expect(page.getByLabel('Message')).toHaveValue(/^I would like to work with you\.[\s\S]*Role:/);
  },
);
