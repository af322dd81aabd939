import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { hydrated } from '../fixtures/hydrated';
import { expect, test } from '../fixtures/test';

test.use({ cookieChoice: 'open' });

const notice = (page: Page, name = 'Cookie notice') => page.getByRole('region', { name });
const choice = (page: Page, name: string) => notice(page).getByRole('button', { name, exact: true });
const kept = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('mainstage.cookies') ?? 'null') as object | null);

for (const [name, allowed] of [
  ['Accept Essential Only', false],
  ['Accept All', true],
] as const)
  test(`${name} is one press, is kept, and the notice does not come back`, async ({ page }) => {
    await page.goto('/overview');
    await expect(notice(page)).toBeVisible();
    expect(await kept(page)).toBeNull();
    await choice(page, name).click();
    await expect(notice(page)).toBeHidden();
    await expect(page.getByText('Cookie settings saved successfully!')).toBeVisible();
    expect(await kept(page)).toMatchObject({ essential: true, analytics: allowed, marketing: allowed });

    await page.goto('/cookie-settings');
    await expect(page.getByRole('switch', { name: 'Marketing' })).toBeChecked({ checked: allowed });
    await page.goto('/overview');
    await page.waitForLoadState('networkidle');
    await hydrated(page);
    // Longer than the notice takes to appear.
    await page.waitForTimeout(1200);
    await expect(notice(page)).toBeHidden();
  });

test('refusing and agreeing are two buttons of one look, size and row', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/overview');
    await expect(notice(page)).toBeVisible();
    const looks = await Promise.all(
      ['Accept Essential Only', 'Accept All'].map((name) =>
        choice(page, name).evaluate((button) => {
          const { width: wide, height, top } = button.getBoundingClientRect();
          const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(button);
          return { wide, height, top, color, backgroundColor, borderColor, fontSize, fontWeight };
        }),
      ),
    );
    expect(looks[0]).toEqual(looks[1]);
    expect(looks[0]?.height).toBeGreaterThanOrEqual(48);
  }
});

for (const width of [390, 1440])
  test(`nothing moves when it comes, and no focus is hidden by it at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/contact');
    await expect(notice(page)).toBeVisible();
    const shifted = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifted.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.02);

    const hidden: string[] = [];
    for (let press = 0; press < 60; press += 1) {
      await page.keyboard.press('Tab');
      const covered = await page.evaluate(() => {
        const focused = document.activeElement;
        const bar = document.querySelector('[data-cookie-notice]');
        if (!focused || !bar || focused === document.body || bar.contains(focused)) return '';
        const { top, bottom } = focused.getBoundingClientRect();
        return bottom > bar.getBoundingClientRect().top + 1 ? `${focused.outerHTML.slice(0, 80)} ${top}–${bottom}` : '';
      });
      if (covered) hidden.push(covered);
    }
    expect(hidden).toEqual([]);
  });

test('the last line of a page can be scrolled out from under it', async ({ page }) => {
  await page.goto('/privacy');
  await expect(notice(page)).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const last = page.getByRole('contentinfo').getByText(/^©/);
  await expect
    .poll(async () => {
      const [line, bar] = [await last.boundingBox(), await notice(page).boundingBox()];
      return (line?.y ?? 0) + (line?.height ?? 0) <= (bar?.y ?? 0);
    })
    .toBe(true);
});

test('it is the first thing for the keyboard, takes no focus by itself, and gives it to the page', async ({ page }) => {
  await page.goto('/overview');
  await expect(notice(page)).toBeVisible();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(notice(page).getByRole('link', { name: 'Choose in detail' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(choice(page, 'Accept Essential Only')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(notice(page)).toBeHidden();
  await expect(page.locator('#content')).toBeFocused();
});

test('it leads to the settings, stays away there, and the foot of every page leads back to them', async ({ page }) => {
  await page.goto('/overview');
  await notice(page).getByRole('link', { name: 'Choose in detail' }).click();
  await expect(page).toHaveURL(/\/cookie-settings$/);
  await expect(notice(page)).toBeHidden();
  await page.getByRole('switch', { name: 'Marketing' }).click();
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Imprint' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
  await expect(notice(page, 'Cookie-Hinweis')).toBeHidden();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie Settings' }).click();
  await expect(page.getByRole('switch', { name: 'Marketing' })).toBeChecked();
});

test('speaks the language of the page, is not printed, and axe finds nothing', async ({ page }) => {
  await page.goto('/imprint');
  const german = notice(page, 'Cookie-Hinweis');
  await expect(german).toBeVisible();
  await expect(german).toHaveAttribute('lang', 'de');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
      .analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(german).toBeHidden();
});

test('without JavaScript there is no notice, for nothing could be kept', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/overview');
  await expect(page.locator('[data-cookie-notice]')).toHaveCount(0);
  await context.close();
});
