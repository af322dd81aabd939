import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible';
import { addLead, desktop, noLongerLoads, openLead, phone, signIn } from '../fixtures/desk';
import { walkTabStops } from '../fixtures/tab-stops';
import { expect, test } from '../fixtures/test';

const pages = ['/today', '/leads', '/leads/new', '/calendar', '/table', '/numbers', '/settings'];
const day = '2031-06-17';
/** Known with its rows; until then the buttons beside it are disabled. */
const rowsOfTable = (page: Page) => expect(page.getByText(/^1–\d+ of \d+$/)).toBeVisible();

/** Opens a dialog by keyboard, tabs through it, closes it by Escape, and expects the focus at the opener. */
async function expectFocusReturns(page: Page, opener: ReturnType<Page['getByRole']>, through?: string): Promise<void> {
  await opener.press('Enter');
  if (through !== undefined) await page.getByRole('menuitem', { name: through, exact: true }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(page.locator('.MuiDialog-root :focus')).toHaveCount(1);
  // Its menu is closed, its content loaded and its animation finished.
  await expect(page.getByRole('menu')).toHaveCount(0);
  await noLongerLoads(page);
  const moving = () => page.locator('.MuiDialog-root').evaluate((all) => all.getAnimations({ subtree: true }).length);
  await expect.poll(moving).toBe(0);
  await walkTabStops(page);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
}

for (const [size, viewport] of [
  ['a desk', desktop],
  ['a phone', phone],
] as const) {
  test.describe(`with the Tab key alone, on ${size},`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('everything on the page of signing in is reached', async ({ page }) => {
      await page.goto('/desk/sign-in');
      await expect(page.getByRole('button', { name: 'Lena Brandt' })).toBeVisible();
      await walkTabStops(page);
    });

    for (const path of pages)
      test(`everything on ${path} is reached`, async ({ page }) => {
        await signIn(page);
        await addLead(page, { venue: 'boardroom', date: day });
        await page.goto(`/desk${path}`);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await noLongerLoads(page);
        if (path === '/table') await rowsOfTable(page);
        const stops = await walkTabStops(page);
        // On every page: beside the pages, on a phone in their menu.
        if (viewport.width > 900) expect(stops).toContain('button Sign out');
        else {
          await page.getByRole('button', { name: 'More', exact: true }).press('Enter');
          await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
        }
      });

    test('everything of a lead is reached, and each dialog gives the focus back', async ({ page }) => {
      test.slow();
      await signIn(page);
      await openLead(page, await addLead(page, { venue: 'boardroom', date: day }));
      await noLongerLoads(page);
      await walkTabStops(page);
      const button = (name: string) => page.getByRole('article').getByRole('button', { name, exact: true });
      for (const name of ['I have answered', 'Next step']) await expectFocusReturns(page, button(name));
      for (const name of ['Hand over …', 'Lost …', 'Spam …', 'Correct …', 'Erase …'])
        await expectFocusReturns(page, button('More actions'), name);
    });

    test('a room in the calendar is opened and left again', async ({ page }) => {
      await signIn(page);
      await page.goto(`/desk/calendar?day=${day}`);
      await noLongerLoads(page);
      await expectFocusReturns(page, page.getByRole('button', { name: 'Skyline Stage, 08:00 to 09:00, free' }));
    });
  });
}
