import { expect, ownBrowser, test } from '../fixtures/test';

test.use(ownBrowser);
test.use({ viewport: { width: 390, height: 844 } });

test('parts far below wait to be laid out until they are neared, and no film is there before it runs', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const end = page.getByRole('contentinfo');
  const laidOut = () => end.evaluate((part) => part.checkVisibility({ contentVisibilityAuto: true }));
  expect(await laidOut()).toBe(false);
  await expect(page.locator('video')).toHaveCount(0);
  await page.keyboard.press('End');
  await expect.poll(laidOut).toBe(true);
});
