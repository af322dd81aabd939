import { berlinDayIn } from '@mainstage/contracts/calendar';
import { home } from '@mainstage/content/pages/home';
import type { Page } from '@playwright/test';
import { hydrated } from '../fixtures/hydrated';
import { sheetsOf } from '../fixtures/print';
import { expect, ownBrowser, test } from '../fixtures/test';

test.use(ownBrowser);

test.use({ viewport: { width: 1440, height: 900 } });

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const shown = (page: Page, name: string) => region(page, name).locator('[aria-roledescription="slide"]:not([inert])');

async function open(page: Page) {
  await page.goto('/');
  await hydrated(page);
}

for (const [name, count] of [
  ['Use cases', 3],
  ['Venues', 4],
] as const)
  test.describe(`the slideshow of ${name.toLowerCase()}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.clock.install();
      await open(page);
      await region(page, name).scrollIntoViewIfNeeded();
      await page.clock.pauseAt(Date.now() + 60_000);
      // Its script is loaded near the viewport: once it moves, it is hydrated.
      await expect(async () => {
        await page.clock.runFor(4000);
        await expect(shown(page, name)).not.toHaveAttribute('aria-label', `1 of ${count}`, { timeout: 100 });
      }).toPass();
    });

    test('shows each slide for 4 s and the first after the last', async ({ page }) => {
      const place = await shown(page, name).getAttribute('aria-label');
      let index = Number(place?.split(' ')[0]);
      for (let times = 0; times <= count; times += 1) {
        // The first slide has been visible for a while.
        await page.clock.runFor(4000);
        index = (index % count) + 1;
        await expect(shown(page, name)).toHaveAttribute('aria-label', `${index} of ${count}`);
      }
    });

    test('stays on a slide while paused and moves by its arrows', async ({ page }) => {
      await region(page, name).getByRole('button', { name: 'Pause' }).click();
      await region(page, name)
        .getByRole('button', { name: `Show 1 of ${count}` })
        .click();
      await page.clock.runFor(20_000);
      await expect(shown(page, name)).toHaveAttribute('aria-label', `1 of ${count}`);
      await region(page, name).getByRole('button', { name: 'Previous' }).click();
      await expect(shown(page, name)).toHaveAttribute('aria-label', `${count} of ${count}`);
      await region(page, name).getByRole('button', { name: 'Next' }).click();
      await expect(shown(page, name)).toHaveAttribute('aria-label', `1 of ${count}`);
    });
  });

test('nothing moves automatically with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await region(page, 'Venues').scrollIntoViewIfNeeded();
  await hydrated(page);
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Play film' })).toBeVisible();
});

test('the home page prints on four sheets', async ({ page }) => {
  await open(page);
  expect(await sheetsOf(page)).toBe(4);
});

test('on a phone the finder answers on the screen of its question, above the drawing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  const find = page.locator('#find');
  await find.scrollIntoViewIfNeeded();
  await find.getByLabel('Number of people').fill('120');
  await find.getByLabel('Day', { exact: true }).fill(berlinDayIn(100));
  const answer = find.locator('[data-answer]');
  await expect(answer).toHaveText(/^\d+ of 34 rooms fit.+, from €[\d,]+ per day.+\d/);
  const [question, shown, drawing] = await Promise.all(
    [find.locator('h2').first(), answer, find.getByRole('group', { name: /^The building/ })].map((part) =>
      part.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect),
    ),
  );
  expect(shown!.bottom - question!.top).toBeLessThan(844 - 72);
  expect(shown!.bottom).toBeLessThan(drawing!.top);
});

test('Watch the Film opens a dialog with the venue film and returns the focus', async ({ page }) => {
  await open(page);
  const button = page.getByRole('button', { name: 'Watch the Film' });
  await button.click();
  const dialog = page.getByRole('dialog', { name: home.copy.hero.dialog.title });
  await expect(dialog.locator('video')).toHaveJSProperty('controls', true);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test('a button pressed before the scripts have come is answered when they have', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Watch the Film' }).click();
  release();
  await expect(page.getByRole('dialog', { name: home.copy.hero.dialog.title })).toBeVisible();
});

test('a film card opens its film in a new tab', async ({ page }) => {
  await open(page);
  const card = region(page, 'See it before you visit.').getByRole('link').first();
  await expect(card).toHaveAttribute('target', '_blank');
  const [tab] = await Promise.all([page.waitForEvent('popup'), card.click()]);
  expect(tab.url()).toContain('/film/');
});

test.describe('the services carousel', () => {
  const services = (page: Page) => region(page, 'Services');
  const at = (page: Page, place: string) => services(page).getByText(place);

  /** Its script is loaded near the viewport: waits until an arrow works. Moves to the second slide. */
  async function approach(page: Page) {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page);
    await services(page).scrollIntoViewIfNeeded();
    await expect(async () => {
      if (await at(page, '1 / 6').isVisible()) await services(page).getByRole('button', { name: 'Next' }).click();
      await expect(at(page, '2 / 6')).toBeVisible({ timeout: 1000 });
    }).toPass();
  }

  test('moves by arrows and arrow keys', async ({ page }) => {
    await approach(page);
    for (const place of ['1 / 6', '6 / 6']) {
      await services(page).getByRole('button', { name: 'Previous' }).click();
      await expect(at(page, place)).toBeVisible();
    }
    for (const [key, place] of [
      ['ArrowRight', '1 / 6'],
      ['ArrowRight', '2 / 6'],
      ['ArrowLeft', '1 / 6'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(at(page, place)).toBeVisible();
    }
  });

  test('is dragged by the pointer, and a drag is no click', async ({ page }) => {
    await approach(page);
    const slide = services(page).getByRole('group', { name: '3 of 6' });
    await slide.scrollIntoViewIfNeeded();
    const box = (await slide.boundingBox())!;
    const x = box.x + box.width / 2;
    await page.mouse.move(x, box.y + 100);
    await page.mouse.down();
    await page.mouse.move(x - 360, box.y + 100, { steps: 12 });
    await page.mouse.up();
    await expect(at(page, '3 / 6')).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
  });

  test('is above five industries of six logos each, chosen by tab', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page);
    const tabs = page.getByRole('tablist', { name: 'Industries' }).getByRole('tab');
    await tabs.first().scrollIntoViewIfNeeded();
    await expect(tabs).toHaveText([
      'Financial Services',
      'Technology & IT',
      'Healthcare & Pharma',
      'Consulting & Advisory',
      'Consumer & Media Brands',
    ]);
    for (const tab of await tabs.all()) {
      // This part is hydrated near the viewport: a click may be too early.
      await expect(async () => {
        await tab.click();
        await expect(tab).toHaveAttribute('aria-selected', 'true', { timeout: 1000 });
      }).toPass({ timeout: 15_000 });
      const panel = page.getByRole('tabpanel', { name: (await tab.textContent()) ?? '' });
      await expect(panel.getByRole('listitem')).toHaveCount(6);
      await expect(panel).toBeInViewport();
    }
  });
});

test('on a phone the film is not what the first view is measured by', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await open(page);
  await expect(page.locator('video').first()).toHaveCSS('opacity', '1');
  const largest = await page.evaluate(
    () =>
      new Promise<string[]>((seen) => {
        new PerformanceObserver((list) =>
          seen(
            list
              .getEntries()
              .map((entry) => (entry as { element?: Element } & PerformanceEntry).element?.tagName ?? 'none'),
          ),
        ).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  expect(largest).toContain('IMG');
  expect(largest).not.toContain('VIDEO');
});
