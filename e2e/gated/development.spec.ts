import { brand } from '@mainstage/content/site/brand';
import { enter, passwords } from '../fixtures/gate';
import { asOnPaper, sheetsOf } from '../fixtures/print';
import { expectSound } from '../fixtures/sound';
import { expect, test } from '../fixtures/test';

const presentation = '/development';
const investmentCase = '/development/investment-case';

test('the gate opens the presentation, and the page that follows starts at the top', async ({ page }) => {
  await page.goto(presentation);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Protected Page');
  await expect(page.getByRole('button', { name: 'Access Page' })).toBeEnabled();
  await page.getByLabel('Password').fill(passwords.development);
  await page.getByRole('button', { name: 'Access Page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your empty floor. Our full house.');

  const follow = page.getByRole('link', { name: 'Read the investment case' });
  await follow.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(2000);
  await follow.click();
  await expect(page).toHaveURL(investmentCase);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What a location earns, month by month.');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  await page.getByRole('link', { name: 'Back to the presentation' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your empty floor. Our full house.');
});

test('every part of the presentation is there, and search engines are kept out', async ({ page }) => {
  await enter(page, 'development', presentation);
  for (const title of [
    'Six phases, and you can stop after any of them.',
    'Eight products. One address.',
    'Requirements and terms',
    'The proposal',
  ])
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeAttached();
  await expect(page.locator('#phases > div > ol > li')).toHaveCount(6);
  await expect(page.getByRole('table', { name: 'Eight products. One address.' }).getByRole('row')).toHaveCount(9);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /^noindex/);
});

test('the film plays over the page and gives the focus back', async ({ page }) => {
  await enter(page, 'development', presentation);
  const watch = page.getByRole('button', { name: 'Watch the film' });
  await watch.click();
  const dialog = page.getByRole('dialog', { name: 'The venue in Frankfurt' });
  await expect(dialog.locator('video')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(watch).toBeFocused();
});

test('the picture rows start over after the last', async ({ page }) => {
  await enter(page, 'development', presentation);
  for (const label of ['The venue in Frankfurt, room by room', 'A week on one floor']) {
    const carousel = page.locator(`section[aria-label="${label}"]`);
    await carousel.scrollIntoViewIfNeeded();
    await expect(carousel.getByText('1 / 6')).toBeVisible();
    await carousel.getByRole('button', { name: 'Previous' }).click();
    await expect(carousel.getByText('6 / 6')).toBeVisible();
    await carousel.getByRole('button', { name: 'Next' }).click();
    await expect(carousel.getByText('1 / 6')).toBeVisible();
  }
});

test('the floor plan opens over the page', async ({ page }) => {
  await enter(page, 'development', presentation);
  const open = page.getByRole('button', { name: 'Open the floor plan' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: /Skyline Floor/ });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
});

test(
  'the proposal writes a mail, and names the ways for a machine without a mail program',
  { tag: '@forms' },
  async ({ page }) => {
    await enter(page, 'development', presentation);
    const proposal = page.getByRole('region', { name: 'The proposal' });
    const start = proposal.getByRole('link', { name: 'Start Partnership Discussion' });
    const mail = new URL((await start.getAttribute('href')) ?? '');
    expect(mail.protocol + mail.pathname).toBe(`mailto:${brand.salesEmail}`);
    expect(mail.searchParams.get('subject')).toBe(`Partnership discussion: a location for ${brand.shortName}`);
    expect(mail.searchParams.get('body')).toContain('The property (address, floors, sqm):');
    await expect(proposal.getByRole('link', { name: brand.salesEmail })).toBeVisible();
    await proposal.getByRole('link', { name: 'or use the contact form' }).click();
    await expect(page).toHaveURL('/contact');
  },
);

test('the case is varied by keyboard, told, and kept in the address', async ({ page }) => {
  await enter(page, 'development', investmentCase);
  const rate = page.getByTestId('irr');
  await expect(rate).toHaveText('36.4%');
  await expect(page.getByText('Illustration', { exact: true })).toHaveCount(3);

  const ramp = page.getByRole('slider', { name: 'Ramp-up' });
  await ramp.focus();
  await page.keyboard.press('End');
  await expect(ramp).toHaveValue('36');
  await expect(rate).toHaveText('33.0%');
  await expect(page.getByRole('img', { name: /Ramp-up, occupancy and return.*33\.0%/ })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '33.0%' })).toBeAttached();
  await expect(page).toHaveURL(/\?ramp-up=36$/);

  const royalty = page.getByRole('spinbutton', { name: 'Royalty' });
  await royalty.fill('9');
  await royalty.press('Tab');
  await expect(royalty).toHaveValue('5');
  await expect(page).toHaveURL(/royalty=5/);
  const varied = await rate.textContent();

  await page.reload();
  await expect(rate).toHaveText(varied ?? '');
  await expect(ramp).toHaveValue('36');
  await page.getByRole('button', { name: 'Back to the start' }).click();
  await expect(rate).toHaveText('36.4%');
  await expect(page).toHaveURL(investmentCase);
});

test('the case says what is claimed, what is computed and what it rests on', async ({ page }) => {
  await enter(page, 'development', investmentCase);
  await expect(page.getByText('34–55%', { exact: true })).toBeVisible();
  await expect(page.getByTestId('computed-range')).toContainText('31.0–42.1%');
  const table = page.getByRole('table', { name: 'The case of one location by year, in thousands of euros' });
  await expect(table.getByRole('row')).toHaveCount(14);
  for (const heap of ['Stated in the offer', 'Assumed by us', 'Follows from it', 'How it is worked out'])
    await expect(page.getByRole('heading', { level: 3, name: heap })).toBeVisible();
});

test('the case is dark on white on paper, without what cannot be pressed', async ({ page }) => {
  await enter(page, 'development', investmentCase);
  await asOnPaper(page);
  await expect(page.getByRole('slider', { name: 'Ramp-up' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Back to the presentation' })).toBeHidden();
  await expect(page.getByTestId('irr')).toBeVisible();
  const colours = await page
    .getByTestId('irr')
    .evaluate((element) => [
      getComputedStyle(element).color,
      getComputedStyle(element.closest('section')!).backgroundColor,
    ]);
  expect(colours).toEqual(['rgb(10, 10, 15)', 'rgb(255, 255, 255)']);
  expect(await sheetsOf(page)).toBe(6);
});

for (const path of [presentation, investmentCase])
  test(`${path}, unlocked, has no finding of axe, fits the width and complains of nothing at 390 and 1440 px`, async ({
    page,
  }) => {
    await expectSound(page, { open: () => enter(page, 'development', path) });
  });

test('every link of the unlocked pages leads somewhere', { tag: '@site' }, async ({ page, request }) => {
  await enter(page, 'development', presentation);
  const links = new Set<string>();
  for (const path of [presentation, investmentCase]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Protected Page');
    const hrefs = await page.locator('a[href^="/"]').evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''));
    for (const href of hrefs) links.add(href.split('#')[0] ?? '');
  }
  expect(links).toContain(investmentCase);
  for (const link of links) expect((await request.get(link)).status(), link).toBe(200);
});

for (const path of [presentation, investmentCase])
  test(`${path} can be locked again`, async ({ page }) => {
    await enter(page, 'development', path);
    await page.getByRole('button', { name: 'Lock the presentation in this browser' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Protected Page');
    await expect(page.getByLabel('Password')).toBeVisible();
    // A reload would restore the token that `enter` stores.
    expect(await page.evaluate(() => localStorage.getItem('mainstage.gate.development'))).toBeNull();
  });
