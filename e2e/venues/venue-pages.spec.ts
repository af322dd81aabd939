// Rules: site.paper, venues.film, venues.pages
import { berlinDayIn } from '@mainstage/contracts/calendar';
import { brand } from '@mainstage/content/site/brand';
import type { Page } from '@playwright/test';
import { type Conflict, conflicts } from '@mainstage/content/venues/conflicts';
import { venueIds } from '@mainstage/venues/facts/ids';
import { venueWords } from '@mainstage/content/shared-pages/venue-words';
import { summaryOf } from '@mainstage/content/venues/summary';
import { venues } from '@mainstage/content/venues/venues';
import { hydrated } from '../fixtures/hydrated';
import { sheetsOf } from '../fixtures/print';
import { paths } from '../fixtures/paths';
import { expect, test } from '../fixtures/test';
import { detailPaths, landingPaths, unknownPath } from '../fixtures/venue-paths';

/** Opens a page and waits for hydration. */
async function open(page: Page, path: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  await hydrated(page);
}

test('all venue pages are built with their facts, their way and their tour', { tag: '@site' }, async ({ request }) => {
  test.setTimeout(90_000);
  expect([...landingPaths, ...detailPaths]).toHaveLength(venueIds.length);
  for (const id of venueIds) {
    const response = await request.get(`/venues/${id}`);
    expect(response.status()).toBe(200);
    const html = (await response.text()).replaceAll('&amp;', '&').replaceAll('&#x27;', "'");
    const { name, category } = venues[id];
    const { capacity, area } = summaryOf(id);
    for (const text of [`<title>${name} | ${brand.name}</title>`, category, area, `/book-tour?venue=${id}`])
      expect(html, `${id}: ${text}`).toContain(text);
    expect(html).toContain(`/venues/${id}"`);
    expect(html.split(venueWords.film.note).length, `${id} says once what its film shows`).toBeLessThanOrEqual(2);
    expect(html).toContain('"@type":"EventVenue"');
    expect(html).toContain(`"maximumAttendeeCapacity":${summaryOf(id).people}`);
    expect(html, `${id}: ${capacity}`).toContain(capacity);
    expect(html).toMatch(/"name":"Venues","item":"http:[^"]*\/venues"/);
    expect(html).toContain('content="index, follow"');
  }
});

test('the site map lists all venues, and no venue that nobody knows', { tag: '@site' }, async ({ request }) => {
  const map = await (await request.get('/sitemap.xml')).text();
  for (const id of venueIds) expect(map).toContain(`/venues/${id}</loc>`);
  expect(map).not.toContain('/venues/unknown');
});

test('contradicting figures are shown on the pages that the report lists', { tag: '@site' }, async ({ request }) => {
  const built = new Set<string>([...paths, ...landingPaths, ...detailPaths]);
  for (const { what, readings } of conflicts as readonly Conflict[])
    for (const { figure, shownOn } of readings)
      for (const path of shownOn.filter((each) => built.has(each)))
        expect(await (await request.get(path)).text(), `${what}: ${figure} on ${path}`).toContain(figure);
});

test('the viewer answers to left, right and Escape, and counts', async ({ page }) => {
  await open(page, '/venues/skyline-stage-terrace');
  const large = page.getByRole('button', { name: /^Show full screen/ });
  const count = await page.getByRole('list', { name: 'Pictures' }).getByRole('button').count();
  expect(count).toBeGreaterThan(1);
  await large.click();
  const viewer = page.getByRole('dialog', { name: 'Gallery: Skyline Stage with Terrace' });
  const at = (index: number) => new RegExp(`${index}\\s*/\\s*${count}`);
  await expect(viewer).toContainText(at(1));
  await page.keyboard.press('ArrowRight');
  await expect(viewer).toContainText(at(2));
  await page.keyboard.press('ArrowLeft');
  await expect(viewer).toContainText(at(1));
  await page.keyboard.press('ArrowLeft');
  await expect(viewer).toContainText(at(count));
  await viewer.getByRole('button', { name: 'Next' }).click();
  await expect(viewer).toContainText(at(1));
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(large).toBeFocused();
});

test('the Photos tile opens sixteen pictures; a room without a film has no tile for one', async ({ page }) => {
  await open(page, '/venues/boardroom');
  await page.getByRole('button', { name: /^Photos/ }).click();
  const viewer = page.getByRole('dialog', { name: 'Photos: Boardroom' });
  await expect(viewer).toContainText(/1\s*\/\s*16/);
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Videos/ })).toHaveCount(0);

  await open(page, '/venues/vista-stage');
  await page.getByRole('button', { name: /Daylight plenary/ }).click();
  await expect(page.locator('dd', { hasText: /^199$/ })).toBeVisible();
  const plan = page.getByRole('img', { name: /^Floor plan of Vista Stage .* 199 seats in rows/ });
  await expect(plan).toBeVisible();
  await expect(plan).toHaveJSProperty('naturalWidth', 1000);
  await page.getByRole('button', { name: /Dinner with a view/ }).click();
  await expect(page.locator('dd', { hasText: /^120$/ })).toBeVisible();
  await expect(
    page.getByRole('img', { name: /^Floor plan of Vista Stage .* 120 seats at round tables/ }),
  ).toBeVisible();
});

test('the details of a venue: its plan opens, its data sheet is a PDF', async ({ page, request }) => {
  await open(page, '/venues/boardroom');
  const details = page.getByRole('region', { name: 'Get the Details' });
  await details.getByRole('button', { name: 'Floor Plan' }).click();
  await expect(page.getByRole('dialog').locator('svg').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const href = await details.getByRole('link', { name: 'Technical Details (PDF)' }).getAttribute('href');
  const file = await request.get(href!);
  expect(file.headers()['content-type']).toBe('application/pdf');
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
});

test('Watch Video is not offered where there is no film', async ({ page }) => {
  await open(page, '/venues/boardroom');
  await expect(page.getByRole('button', { name: 'Manage Video' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Watch Video' })).toHaveCount(0);
});

test('Manage Video shows a visitor’s own film, refuses what is none, and sends nothing', async ({ page, request }) => {
  const film = await (await request.get('/film/hero-loop.webm')).body();
  await open(page, '/venues/arena');
  const sent: string[] = [];
  page.on('request', (each) => {
    if (each.method() !== 'GET') sent.push(each.url());
  });
  await page.getByRole('button', { name: 'Manage Video' }).click();
  const dialog = page.getByRole('dialog', { name: 'Video verwalten' });
  const input = dialog.locator('input[type="file"]');

  await input.setInputFiles({ name: 'brief.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
  await expect(page.getByText('Nur MP4, WebM und OGG Videos sind erlaubt.')).toBeVisible();
  await expect(dialog.locator('video')).toHaveCount(0);

  await input.setInputFiles({ name: 'probe.webm', mimeType: 'video/webm', buffer: film });
  const preview = dialog.getByLabel('Vorschau: probe.webm');
  await expect(preview).toHaveAttribute('src', /^blob:/);
  await expect(page.getByText('Das Video wurde erfolgreich hochgeladen.')).toBeVisible({ timeout: 20_000 });
  const address = (await preview.getAttribute('src'))!;
  await dialog.getByRole('button', { name: 'Vorschau entfernen' }).click();
  await expect(dialog.locator('video')).toHaveCount(0);
  await expect(input).toHaveCount(1);
  const gone = await page.evaluate(
    (url) =>
      new Promise<boolean>((resolve) => {
        const probe = document.createElement('video');
        probe.onerror = () => resolve(true);
        probe.onloadedmetadata = () => resolve(false);
        probe.src = url;
      }),
    address,
  );
  expect(gone).toBe(true);
  expect(sent).toEqual([]);
});

test('a venue that nobody knows is named after its address, and not to be indexed', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) warnings.push(message.text());
  });
  page.on('pageerror', (error) => warnings.push(error.message));
  const response = await page.goto(unknownPath);
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Glass Pavilion');
  await expect(page).toHaveTitle(`Glass Pavilion | ${brand.name}`);
  await expect(page.getByText('VENUES', { exact: true })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  const rows = page.getByRole('region', { name: 'Technical Specifications' }).locator('dl > div');
  await expect(rows).toHaveText(['AreaVariable', 'CapacityFlexible']);
  await page.getByRole('main').getByRole('link', { name: 'All venues' }).click();
  await expect(page).toHaveURL(/\/venues$/);
  expect(warnings).toEqual([]);
});

test('the tour form knows the venue that the visitor comes from', { tag: '@forms' }, async ({ page, inbox }) => {
  await open(page, '/venues/boardroom');
  await page.getByRole('main').getByRole('link', { name: 'Book a Tour', exact: true }).first().click();
  await expect(page).toHaveURL(/\/book-tour$/);
  await expect(page.getByRole('region', { name: 'You would like to see: Boardroom' })).toBeVisible();
  const information = page.getByLabel('Additional information');
  await expect(information).toHaveValue('Venue: Boardroom (Floor 5)');
  await information.fill('Venue: Boardroom (Floor 5)\n\nWith the door closed.');
  await page.getByLabel('Full name').fill('Ada Byron');
  await page.getByLabel('Email', { exact: false }).first().fill(inbox.address);
  await page.getByLabel('Preferred date').fill(berlinDayIn(2));
  await page.getByLabel('Preferred time').fill('10:30');
  await page.waitForTimeout(1100);
  await page.getByRole('button', { name: 'Book a Tour' }).click();
  await expect(page.getByText('Tour request submitted successfully!')).toBeVisible();
  const note = (await inbox.note(/tour/i)).text;
  expect(note).toContain('Venue: Boardroom (Floor 5)');
  expect(note).toContain('With the door closed.');
});

test('an unknown venue leaves the tour form empty', { tag: '@forms' }, async ({ page }) => {
  await open(page, '/book-tour?venue=glass-pavilion');
  await expect(page).toHaveURL(/\/book-tour$/);
  await expect(page.getByLabel('Additional information')).toHaveValue('');
});

test('venues lead on: parts, wholes and neighbours', async ({ page }) => {
  await open(page, '/venues/skyline-liberty-double');
  const halls = page.getByRole('region', { name: 'Hired together' });
  for (const name of ['Skyline Stage', 'Liberty Stage', 'Skyline Floor', 'Liberty Floor'])
    await expect(halls.getByRole('link', { name, exact: true })).toBeVisible();
  await halls.getByRole('link', { name: 'Liberty Floor', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Liberty Floor');
  const rooms = page.getByRole('region', { name: 'Rooms on this floor' });
  await expect(rooms.getByRole('link', { name: 'Boardroom', exact: true })).toBeVisible();
  await expect(rooms.getByRole('link', { name: 'Skyline and Liberty Double', exact: true })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'All venues' })
    .getByRole('link', { name: /Next venue/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Horizon Floor');
});

test('a room prints on three sheets at most', async ({ page }) => {
  await open(page, '/venues/boardroom');
  expect(await sheetsOf(page)).toBeLessThanOrEqual(3);
});

for (const width of [390, 1440])
  test(`a card leads to its room's place, below the bar of figures, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/venues/liberty-floor#liberty-hub');
    await hydrated(page);
    const place = page.locator('#liberty-hub');
    await expect(place).toContainText('Hub');
    const gap = () =>
      place.evaluate((element) => {
        const bar = document.querySelector('[data-second-bar]')!.getBoundingClientRect();
        return element.getBoundingClientRect().top - bar.bottom;
      });
    // Tolerates the browser's rounding.
    await expect.poll(gap).toBeGreaterThan(-1);
    await expect.poll(gap).toBeLessThan(40);
  });
