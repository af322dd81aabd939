// Rules: site.paper, venues.film, venues.pages
import type { Page } from '@playwright/test';
import { venueIds } from '@mainstage/venues/facts/ids';
import { hydrated } from '../fixtures/hydrated';
import { asOnPaper, sheetsOf } from '../fixtures/print';
import { expect, test } from '../fixtures/test';

/** Opens a page and waits for hydration. */
async function open(page: Page, path: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  await hydrated(page);
}

test.describe('Discover Our Spaces', () => {
  const spaces = (page: Page) => page.getByRole('region', { name: 'Discover Our Spaces' });
  const shown = (page: Page) => spaces(page).locator('article:not([inert])');
  const picker = (page: Page) => spaces(page).getByRole('group', { name: 'Rooms' });

  test('picks rooms by name, by arrows round both ends, and by dots', async ({ page }) => {
    await open(page, '/venues/horizon-stage?view=spaces');
    const rooms = ['Horizon Stage', 'Horizon Hub', 'Directors Circle'];
    const expectRoom = async (name: string) => {
      await expect(shown(page)).toHaveCount(1);
      await expect(shown(page).getByRole('heading', { name })).toBeVisible();
      await expect(picker(page).getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true');
    };
    await expect(picker(page).getByRole('button')).toHaveText(rooms);
    await expectRoom('Horizon Stage');
    await spaces(page).getByRole('button', { name: 'Previous' }).click();
    await expectRoom('Directors Circle');
    await spaces(page).getByRole('button', { name: 'Next' }).click();
    await expectRoom('Horizon Stage');
    await picker(page).getByRole('button', { name: 'Horizon Hub' }).click();
    await expectRoom('Horizon Hub');
    await spaces(page).getByRole('button', { name: 'Show 3 of 3' }).click();
    await expectRoom('Directors Circle');
  });

  test('shows and hides the details of a room', async ({ page }) => {
    await open(page, '/venues/liberty-stage?view=spaces');
    await expect(shown(page)).toHaveCount(1);
    await expect(shown(page).getByText('Technical Equipment')).toHaveCount(0);
    await shown(page).getByRole('button', { name: 'Show Details of Atrium' }).click();
    for (const [term, detail] of [
      ['Area', '200 sqm'],
      ['Capacity', '150 guests'],
      ['Technical Equipment', 'Registration desk, Digital signs, Background sound'],
    ] as const) {
      await expect(shown(page).getByText(term, { exact: true })).toBeVisible();
      await expect(shown(page).getByText(detail, { exact: true })).toBeVisible();
    }
    await shown(page).getByRole('button', { name: 'Hide Details of Atrium' }).click();
    await expect(shown(page).getByText('Technical Equipment')).toHaveCount(0);
  });

  test('filters Skyline’s rooms by stage and starts again at the first', async ({ page }) => {
    await open(page, '/venues/skyline-stage?view=spaces');
    const filters = spaces(page).getByRole('group', { name: 'Show the spaces of' }).getByRole('button');
    await expect(filters).toHaveText(['All Spaces', 'Skyline Stage', 'Liberty Stage']);
    await expect(picker(page).getByRole('button')).toHaveCount(11);
    await picker(page).getByRole('button', { name: 'Sky Terrace' }).click();
    await expect(shown(page).getByRole('heading', { name: 'Sky Terrace' })).toBeVisible();
    await expect(page).toHaveURL(/[?&]room=sky-terrace$/);
    await filters.nth(2).click();
    await expect(page).toHaveURL(/[?&]stage=liberty$/);
    await expect(picker(page).getByRole('button')).toHaveText([
      ...['Atrium', 'Workshop', 'Arena', 'Straight-up', 'Boardroom', 'Hub'],
    ]);
    await expect(shown(page).getByRole('heading', { name: 'Atrium' })).toBeVisible();
    await spaces(page).getByRole('button', { name: 'Next' }).click();
    await expect(shown(page).getByRole('heading', { name: 'Workshop' })).toBeVisible();
    await filters.nth(1).click();
    await expect(picker(page).getByRole('button')).toHaveCount(5);
    await expect(shown(page).getByRole('heading', { name: 'Skyline Stage' })).toBeVisible();
    await filters.nth(0).click();
    await expect(picker(page).getByRole('button')).toHaveCount(11);
    await expect(picker(page).getByRole('button').first()).toHaveAttribute('aria-pressed', 'true');
  });

  test('plays a room’s film where there is one, and leads to its tour', async ({ page }) => {
    await open(page, '/venues/horizon-stage?view=spaces');
    await expect(shown(page)).toHaveCount(1);
    await expect(shown(page).getByRole('link', { name: /Request Consultation/ })).toHaveAttribute(
      'href',
      '/book-tour?venue=horizon-stage',
    );
    await shown(page).getByRole('button', { name: 'Watch video of Horizon Stage' }).click();
    await expect(page.getByRole('dialog', { name: 'A film of Horizon Stage' }).locator('video')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await picker(page).getByRole('button', { name: 'Horizon Hub' }).click();
    await expect(shown(page).getByRole('heading', { name: 'Horizon Hub' })).toBeVisible();
    await expect(shown(page).getByRole('button', { name: /Watch video|on film/ })).toHaveCount(0);
    await expect(shown(page).getByRole('link', { name: /Request Consultation/ })).toHaveAttribute(
      'href',
      '/book-tour?venue=horizon-floor',
    );
    await expect(shown(page).getByRole('link', { name: /^Technical/ })).toHaveAttribute(
      'href',
      '/downloads/venues/horizon-floor-data-sheet.pdf#nameddest=room-horizon-hub',
    );
  });
});

for (const [path, count] of [
  ['/venues/skyline-stage', 10],
  ['/venues/liberty-stage', 6],
  ['/venues/horizon-stage', 3],
] as const)
  test(`${path} shows ${count} configurations, each with the way to its page`, async ({ page, request }) => {
    await open(page, path);
    await page.getByRole('tab', { name: 'All configurations' }).click();
    const cards = page.getByRole('region', { name: 'All configurations' }).getByRole('article');
    await expect(cards).toHaveCount(count);
    for (const card of await cards.all()) {
      const href = await card.getByRole('link', { name: /^View Details/ }).getAttribute('href');
      expect(href).toMatch(/^\/venues\/[a-z-]+(#[a-z-]+)?$/);
      expect((await request.get(href!)).status()).toBe(200);
    }
    await cards
      .last()
      .getByRole('link', { name: /^View Details/ })
      .click();
    await expect(page).not.toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });

test('a room of the carousel opens the plan of what it belongs to', async ({ page }) => {
  await open(page, '/venues/horizon-stage?view=spaces');
  const shown = page.locator('#spaces article:not([inert])');
  await expect(shown).toHaveCount(1);
  await shown.getByRole('button', { name: 'Floorplan of Horizon Stage' }).click();
  await expect(page.getByRole('dialog').locator('svg').first()).toBeVisible();
});

test('Watch Video plays on Horizon Stage', async ({ page }) => {
  await open(page, '/venues/horizon-stage?view=spaces');
  await page.getByRole('button', { name: 'Watch Video', exact: true }).click();
  const film = page.getByRole('dialog', { name: 'A film of Horizon Stage' }).locator('video');
  await expect(film).toHaveAttribute('controls', '');
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentSrc)).toMatch(/\/horizon-stage\./);
  // Captions exist but are off by default.
  expect(await film.evaluate((video: HTMLVideoElement) => video.textTracks[0]?.mode)).toBe('disabled');
});

test('/venues/single-floor shows the stages on one level and leads back', async ({ page }) => {
  await open(page, '/venues/single-floor');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Single Floor');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(11);
  await expect(page.getByRole('link', { name: 'Book a Tour of Vista Stage', exact: true })).toHaveAttribute(
    'href',
    '/book-tour?venue=vista-stage',
  );
  await page.getByRole('link', { name: 'Vista Stage', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vista Stage');
  await page.goBack();
  await page.getByRole('link', { name: 'Back to all venues' }).click();
  await expect(page).toHaveURL(/\/venues$/);
});

test('/venues/double-floor shows four offers with prices, and what to do about each', async ({ page, request }) => {
  await open(page, '/venues/double-floor');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Double Floor');
  const offers = page.getByRole('main').getByRole('article');
  await expect(offers).toHaveCount(4);
  for (const offer of await offers.all()) {
    await expect(offer.getByText(/^From [3-6],\d00 euros per day$/)).toBeVisible();
    await expect(offer).toContainText(/[\d,]+ sqm/);
    await expect(offer).toContainText(/(350|400) guests/);
    await expect(offer.getByRole('list').last().getByRole('listitem')).toHaveCount(3);
    const more = await offer.getByRole('link', { name: /^Discover more/ }).getAttribute('href');
    const id = more!.split('/').at(-1)!;
    expect(venueIds).toContain(id);
    await expect(offer.getByRole('link', { name: /^Book a Tour/ })).toHaveAttribute('href', `/book-tour?venue=${id}`);
  }
  const brochure = offers.first().getByRole('link', { name: /^Download Brochure/ });
  const file = await request.get((await brochure.getAttribute('href'))!);
  expect(file.headers()['content-type']).toBe('application/pdf');
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
  await offers
    .first()
    .getByRole('link', { name: /^Discover more/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Horizon and Liberty Double');
});

test('the landing pages print on three sheets, without navigation, with their address', async ({ page }) => {
  await open(page, '/venues/skyline-stage?view=spaces');
  await asOnPaper(page);
  for (const screen of [page.getByRole('navigation'), page.getByRole('banner'), page.getByText('Skip to content')])
    for (const each of await screen.all()) await expect(each).toBeHidden();
  await expect(page.locator('[data-print-footer]')).toHaveText(/\/venues\/skyline-stage(\?\S*)? · .+@/);
  expect(await sheetsOf(page)).toBe(3);
});

test.describe('on paper without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page prints on three sheets too: no tab is folded away there, and none unfolds on paper', async ({
    page,
  }) => {
    await page.goto('/venues/skyline-stage');
    await expect(page.getByText('Ten ways to set up the top event floor')).toBeVisible();
    expect(await sheetsOf(page)).toBe(3);
  });
});
