import { hydrated } from '../fixtures/hydrated';
import { expect, test } from '../fixtures/test';

/** Pages that load facts or texts of venues as data. */
const paths = [
  '/360-view',
  '/newsletter/confirm',
  '/overview',
  '/privacy',
  '/terms-of-use',
  '/use-cases',
  '/private-offers',
  '/venues/single-floor',
  '/venues/double-floor',
  '/venues/floors',
  '/shop/venue/event-floors',
  '/shop/venue/private-rooms',
  '/shop/venue/rooftop-terrace',
  '/shop/venue/workshop-packages',
  '/venues/boardroom',
  '/venues/skyline-floor',
  '/venues/skyline-stage',
];

for (const path of paths)
  test(`${path} shows a visitor from another page what its own document shows`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    const expected = await page.locator('main').innerText();
    const title = await page.title();

    await page.goto('/imprint');
    await hydrated(page);
    await page.evaluate(() => (document.documentElement.dataset['same'] = ''));
    await page.evaluate(
      (to) =>
        (
          window as never as { __reactRouterDataRouter: { navigate(to: string): void } }
        ).__reactRouterDataRouter.navigate(to),
      path,
    );
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page).toHaveTitle(title);
    await expect.poll(() => page.locator('main').innerText()).toBe(expected);
    await expect(page.locator('html[data-same]')).toBeAttached();
  });
