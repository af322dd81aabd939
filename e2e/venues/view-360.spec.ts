import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Panorama } from '@mainstage/content/panoramas/panorama';
import { madeOf } from '@mainstage/content/venues/relations';
import { venues } from '@mainstage/content/venues/venues';
import { venueIds } from '@mainstage/venues/facts/ids';
import { hydrated } from '../fixtures/hydrated';
import { expect, test } from '../fixtures/test';

test.use({ viewport: { width: 1280, height: 800 } });

// Playwright's loader requires JSON to be read as a file.
const list = new URL('../../libs/content/src/panoramas/manifest.json', import.meta.url);
const panoramas = JSON.parse(readFileSync(list, 'utf8')) as readonly Panorama[];
const first = panoramas[0]!;
const stage = (page: Page) => page.locator('[data-view]');
const round = (page: Page) => page.getByRole('application', { name: /^360° view/ });

/** With software rendering the first view is slow. */
async function open(page: Page, address: string) {
  await page.goto(address);
  await hydrated(page);
  await expect(stage(page)).toHaveAttribute('data-view', 'round', { timeout: 60_000 });
}

test.describe('the view all round', () => {
  // Three dimensions on two cores and no graphics card.
  test.setTimeout(120_000);

  test('the 360° view opens in the requested room, marks its doors, and one of them leads on', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, `/360-view?venue=${first.venue}`);
    await expect(page.getByText(`You are standing in ${venues[first.venue].name}.`)).toBeVisible();

    // Turns until a mark is visible.
    const mark = round(page).getByRole('link').filter({ visible: true }).first();
    await expect(async () => {
      if (!(await mark.isVisible())) await page.getByRole('button', { name: 'Turn right' }).click();
      await expect(mark).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 60_000 });
    const target = await mark.getAttribute('href');
    await mark.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${target!.replace(/[?]/g, '\\?')}$`));
  });

  test('the 360° view goes through the rooms of a venue that joins several', async ({ page }) => {
    await open(page, '/360-view?venue=skyline-liberty-double');
    const rooms = page.getByRole('navigation', { name: 'Rooms of Skyline and Liberty Double' });
    await expect(rooms.getByText('its rooms are Skyline Stage and Liberty Stage.')).toBeVisible();
    await expect(page.getByText('You are standing in Skyline Stage.')).toBeVisible();
    await rooms.getByRole('link', { name: 'Liberty Stage' }).click();
    await expect(page.getByText('You are standing in Liberty Stage.')).toBeVisible();
    await expect(rooms.getByRole('link', { name: 'Liberty Stage' })).toHaveAttribute('aria-current', 'true');
    await expect(round(page)).toHaveAttribute('data-shown', 'liberty-stage', { timeout: 60_000 });
  });

  test('the 360° view takes the lift to another floor by the keys alone', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/360-view?venue=skyline-stage');
    await round(page).focus();
    await page.keyboard.press('l');
    const floors = page.locator('[data-lift]').getByRole('link');
    await expect(floors.first()).toBeFocused();
    await expect(floors.first()).toBeInViewport();
    await expect(page.getByRole('link', { name: 'Go to Liberty Stage, by lift, floor 5' }).first()).toBeVisible();
    const target = await floors.last().getAttribute('href');
    await floors.last().press('Enter');
    await expect(page).toHaveURL(new RegExp(`${target!.replace(/[?]/g, '\\?')}$`));
  });

  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [844, 390],
  ] as const) {
    test(`no sign lies on another, all the way round at ${width} by ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, '/360-view?venue=liberty-stage');
      for (let step = 0; step < 4; step++) await page.getByRole('button', { name: 'Zoom out' }).click();
      await round(page).focus();
      let seen = 0;
      for (let turned = 0; turned < 360; turned += 20) {
        await page.keyboard.press('ArrowRight');
        // Signs move in a later frame, which a busy machine delays.
        await expect(async () => {
          const boxes = await page
            .locator('[data-sign] :is(a, span)')
            .evaluateAll((signs) =>
              signs
                .filter((sign) => sign.checkVisibility({ visibilityProperty: true }))
                .map((sign) => sign.getBoundingClientRect().toJSON() as DOMRect),
            );
          seen = Math.max(seen, boxes.length);
          const met = boxes.flatMap((one, index) =>
            boxes
              .slice(index + 1)
              .filter(
                (other) =>
                  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
              ),
          );
          expect(met, `turned by ${turned + 20} degrees`).toEqual([]);
        }).toPass({ timeout: 5000 });
      }
      expect(seen).toBeGreaterThan(4);
    });
  }

  test('the 360° view comes when it is asked for, and has the focus then', async ({ page }) => {
    const viewer: string[] = [];
    page.on('request', (request) => request.url().includes('panorama-viewer') && viewer.push(request.url()));
    await page.goto('/360-view');
    await hydrated(page);
    await expect(stage(page)).toHaveAttribute('data-view', 'waiting');
    expect(viewer).toEqual([]);
    await page.getByRole('button', { name: 'Look around' }).press('Enter');
    await expect(stage(page)).toHaveAttribute('data-view', 'round', { timeout: 60_000 });
    await expect(round(page)).toBeFocused();
  });

  test('the 360° view turns with the keys, and only while it has the focus', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, `/360-view?venue=${first.venue}`);
    const yaw = () => round(page).getAttribute('data-yaw');
    const before = await yaw();
    await page.getByRole('button', { name: 'Zoom in' }).focus();
    await page.keyboard.press('ArrowRight');
    await round(page).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect.poll(yaw, { timeout: 30_000 }).toBe(String(Number(before ?? first.initialYaw) + 40));
  });
});

test('a room that cannot be seen yet opens the nearest and says so', async ({ page }) => {
  const missing = venueIds.find((id) => madeOf(id).length === 0 && !panoramas.some(({ venue }) => venue === id));
  await page.goto(`/360-view?venue=${missing ?? 'glass-pavilion'}`);
  await expect(
    page.getByText(missing ? `There is no 360° view of ${venues[missing].name} yet` : 'You are standing in'),
  ).toBeVisible();
});

test('where nothing can be drawn, the still stays and the rooms are links', async ({ page }) => {
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    Object.assign(HTMLCanvasElement.prototype, {
      getContext(this: HTMLCanvasElement, kind: string, ...rest: []) {
        return kind.startsWith('webgl') ? null : Reflect.apply(getContext, this, [kind, ...rest]);
      },
    });
  });
  await page.goto('/360-view');
  await hydrated(page);
  await expect(stage(page)).toHaveAttribute('data-view', 'still');
  await expect(page.getByRole('img', { name: first.alt })).toBeVisible();
  await expect(page.getByText('Your browser cannot show the 360° view.')).toBeVisible();
  const room = page.getByRole('main').getByRole('link', { name: venues[first.venue].name, exact: true });
  await expect(room).toHaveAttribute('href', `/360-view?venue=${first.venue}`);
});

test('the room can be seen without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/360-view');
  await expect(page.getByRole('img', { name: first.alt })).toBeVisible();
  await expect(page.getByRole('heading', { name: '360° views' })).toBeVisible();
  await context.close();
});

test('Contact leads to it', { tag: '@forms' }, async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByRole('link', { name: '360 View' })).toHaveAttribute('href', '/360-view');
});
