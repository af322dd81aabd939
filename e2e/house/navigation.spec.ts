// Rules: nav.timing, social.links
import type { Page } from '@playwright/test';
import { hydrated } from '../fixtures/hydrated';
import { expect, ownBrowser, test } from '../fixtures/test';

test.use(ownBrowser);

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const trigger = (page: Page, name: 'Use Cases' | 'Venue') => bar(page).getByRole('button', { name });
const menuLink = (page: Page, name: RegExp) => bar(page).locator('[id^="menu-"]').getByRole('link', { name });

async function open(page: Page, path = '/imprint') {
  await page.goto(path);
  await hydrated(page);
}

/** Pixels from the top of the window to the section. */
const topOf = (page: Page, id: string) =>
  page.evaluate((name) => document.getElementById(name)?.getBoundingClientRect().top ?? NaN, id);

test.describe('the bar on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the desktop bar stays on top and turns white with a shadow once scrolled by more than 50 px', async ({
    page,
  }) => {
    await open(page, '/');
    const header = page.getByRole('banner');
    await page.evaluate(() => window.scrollTo(0, 50));
    await expect(header).toHaveAttribute('data-look', 'over-hero');
    await page.evaluate(() => window.scrollTo(0, 51));
    await expect(header).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(header).toHaveCSS('box-shadow', /0px 8px 40px/);
    expect((await header.boundingBox())?.y).toBe(0);
  });

  test('the desktop bar opens a dropdown 100 ms after the pointer came and closes it 200 ms after it went', async ({
    page,
  }) => {
    await page.clock.install();
    await open(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    const button = trigger(page, 'Use Cases');
    await button.hover();
    await page.clock.runFor(99);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await page.clock.runFor(1);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(menuLink(page, /^Conference & Event/)).toBeVisible();

    await page.mouse.move(700, 890);
    await page.clock.runFor(199);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.clock.runFor(1);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(menuLink(page, /^Conference & Event/)).toBeHidden();
  });

  test('the desktop bar keeps a dropdown open while the pointer walks into its panel', async ({ page }) => {
    await page.clock.install();
    await open(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await trigger(page, 'Venue').hover();
    await page.clock.runFor(100);
    const card = menuLink(page, /^OFFICES/);
    await card.hover();
    await page.clock.runFor(500);
    await expect(card).toBeVisible();
    expect((await page.locator('[id^="menu-"]:visible').boundingBox())?.width).toBe(1440);
    await expect(card.getByRole('img', { includeHidden: true })).toHaveCount(0);
    await expect(card.locator('img')).toHaveJSProperty('complete', true);
  });

  test('the desktop bar opens a dropdown with Enter, Space and ArrowDown; Escape closes it', async ({ page }) => {
    await open(page);
    const button = trigger(page, 'Venue');
    for (const key of ['Enter', 'Space', 'ArrowDown']) {
      await button.focus();
      await page.keyboard.press(key);
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      if (key !== 'ArrowDown') await page.keyboard.press('ArrowDown');
      await expect(menuLink(page, /^All Venues/)).toBeFocused();
      await page.keyboard.press('End');
      await expect(menuLink(page, /^OFFICES/)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(button).toBeFocused();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    }
  });

  test('the desktop bar is walked along with the arrow keys', async ({ page }) => {
    await open(page);
    await bar(page).getByRole('link', { name: 'Overview' }).focus();
    for (let times = 0; times < 3; times += 1) await page.keyboard.press('ArrowRight');
    await expect(bar(page).getByRole('link', { name: 'Gallery' })).toBeFocused();
    await page.keyboard.press('End');
    await expect(bar(page).getByRole('link', { name: 'Book a Tour' })).toBeFocused();
  });

  test('the desktop bar leads into a section: smoothly, 96 px under the top, with the focus', async ({ page }) => {
    await open(page);
    await trigger(page, 'Use Cases').click();
    await menuLink(page, /^Meeting & Workshop/).click();
    await expect(page).toHaveURL(/\/use-cases#meetings-workshops-section$/);
    await expect.poll(() => topOf(page, 'meetings-workshops-section')).toBeCloseTo(96, 0);
    await expect(page.locator('#meetings-workshops-section')).toBeFocused();
    await expect(menuLink(page, /^Meeting & Workshop/)).toBeHidden();
  });

  test('the desktop bar jumps to a section without animation with reduced motion, also on the page itself', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page);
    for (const [name, id] of [
      [/^OFFICES/, 'spatial-section'],
      [/^STAGES/, 'stages-section'],
    ] as const) {
      await expect(page.locator('html[data-hydrated]')).toBeAttached();
      await trigger(page, 'Venue').click();
      await menuLink(page, name).click();
      await expect.poll(() => topOf(page, id)).toBeCloseTo(96, 0);
    }
  });

  test('a link without a section scrolls to the top', async ({ page }) => {
    await open(page);
    await page.evaluate(() => window.scrollTo(0, 400));
    await trigger(page, 'Venue').click();
    await menuLink(page, /^All Venues/).click();
    await expect(page).toHaveURL(/\/venues$/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('the footer leads into sections in the same way', async ({ page }) => {
    await open(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Technology Solutions' }).click();
    await expect(page).toHaveURL(/\/services#technology-solutions$/);
    await expect.poll(() => topOf(page, 'technology-solutions')).toBeCloseTo(96, 0);
  });

  test('social links open in new tabs', async ({ page }) => {
    await open(page);
    const social = page.getByRole('contentinfo').getByRole('list', { name: 'Follow' }).getByRole('link');
    await expect(social).toHaveCount(4);
    for (const link of await social.all()) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAccessibleName(/opens in a new tab/);
    }
  });
});

test.describe('the menu of a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
  const openMenu = async (page: Page) => {
    await open(page);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(menu(page)).toBeVisible();
  };

  test('the mobile menu slides in from the right and closes by its button, Escape and a press beside it', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await openMenu(page);
    await expect.poll(async () => (await menu(page).boundingBox())?.x).toBeCloseTo(768 - 420, 0);
    await expect(menu(page).locator('a[href^="tel:"]')).toBeVisible();
    await menu(page).getByRole('button', { name: 'Close menu' }).click();
    await expect(menu(page)).toBeHidden();
    for (const leave of [() => page.keyboard.press('Escape'), () => page.mouse.click(20, 400)]) {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await leave();
      await expect(menu(page)).toBeHidden();
    }
  });

  test('the mobile menu closes on Back and returns the focus; Back from a chosen page is one step', async ({
    page,
  }) => {
    await openMenu(page);
    await page.goBack();
    await expect(menu(page)).toBeHidden();
    await expect(page).toHaveURL(/\/imprint$/);
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused();
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await menu(page).getByRole('link', { name: 'Gallery' }).click();
    await expect(page).toHaveURL(/\/gallery$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/imprint$/);
    await expect(menu(page)).toBeHidden();
  });

  test('the mobile menu closes after every choice, and is there again on the page that follows', async ({ page }) => {
    await open(page);
    for (const [name, url, group] of [
      ['Gallery', /\/gallery$/],
      ['Book a Tour', /\/book-tour$/],
      ['All Use Cases', /\/use-cases$/, 'Use Cases'],
      ['SPACES', /\/venues#spaces-section$/, 'Venue'],
      ['Double Floor', /\/venues\/floors#double-floor-section$/, 'Venue'],
      ['Frankfurt', /\/$/],
    ] as const) {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      if (group) {
        await expect(menu(page).getByRole('link', { name })).toBeHidden();
        await menu(page).getByRole('button', { name: group }).click();
      }
      await menu(page).getByRole('link', { name }).click();
      await expect(page).toHaveURL(url);
      await expect(menu(page)).toBeHidden();
    }
  });
});
